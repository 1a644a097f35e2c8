/** The signed-in person: the profile, the two mails that the identity provider sends on request, the token of the chat. */
import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { accountNo, instant } from '../values.ts';

const profile = z.strictObject({
  email: z.string(),
  name: z.string(),
  contactNo: z.string(),
  pendingVerificationEmail: z.nullable(z.string()),
  emailVerified: z.boolean(),
});

export const profileInfo = operation({
  name: 'user:profileInfo',
  summary: 'The profile of the person signed in; answers before the e-mail is verified too.',
  effect: 'read',
  input: z.strictObject({}),
  output: profile,
  errors: [],
  examples: [
    {
      input: {},
      output: {
        email: 'meilin@example.com',
        name: 'Tan Mei Lin',
        contactNo: '+6591234567',
        pendingVerificationEmail: null,
        emailVerified: true,
      },
    },
  ],
});

export const sendEmailVerification = operation({
  name: 'user:sendEmailVerification',
  summary: 'Sends the verification mail again. The header X-ID-TOKEN carries the identity token.',
  effect: 'write',
  input: z.strictObject({}),
  output: z.strictObject({ sent: z.literal(true) }),
  errors: ['SK_MAIL_1001', 'SK_LIMIT_1001'],
  examples: [{ input: {}, output: { sent: true } }],
});

export const forgotPassword = operation({
  name: 'user:forgotPassword',
  summary: 'Mails the signed-in person a link to change the password.',
  effect: 'write',
  input: z.strictObject({}),
  output: z.strictObject({ sent: z.literal(true) }),
  errors: ['SK_LIMIT_1001'],
  examples: [{ input: {}, output: { sent: true } }],
});

export const chatToken = operation({
  name: 'user:chatToken',
  summary:
    'A token of 60 seconds that the live chat exchanges, once, for whom it talks to; so that nothing about the person stands in an address.',
  effect: 'write',
  input: z.strictObject({ accountNo }),
  output: z.strictObject({ chatToken: z.string(), expiresAt: instant }),
  errors: ['SK_FEATURE_1001'],
  examples: [
    {
      input: { accountNo: '8934521670' },
      output: { chatToken: 'q0LZ0cCzQ2p3…', expiresAt: '2026-11-20T07:31:00.000Z' },
    },
  ],
});
