/** What the REST calls beside POST /api answer; their paths stand in http.ts. */
import * as z from 'zod/mini';
import { instant } from './values.ts';

/** What the portal needs before anyone signs in. No secret and nothing about a person. */
export const publicConfig = z.strictObject({
  identity: z.strictObject({
    authority: z.string(),
    clientId: z.string(),
    scope: z.string(),
    extraLoginParams: z.record(z.string(), z.string()),
    signUpParam: z.string(),
    logoutStyle: z.enum(['end_session', 'returnTo']),
    /** Pages of the provider for things that OIDC has no word for. */
    profileUrls: z.strictObject({
      email: z.nullable(z.string()),
      password: z.nullable(z.string()),
      /** Ends every sign-in of the person. */
      sessions: z.nullable(z.string()),
    }),
  }),
  switches: z.record(z.string(), z.union([z.boolean(), z.string()])),
  helpline: z.string(),
  serverTime: instant,
  sandbox: z.boolean(),
});
export type PublicConfig = z.output<typeof publicConfig>;
