/** The REST calls of the area: what the portal needs before anyone signs in, and the end of a sign-in. */
import { restPaths } from '@portal/contract/http';
import { publicConfig } from '@portal/contract/rest';
import type { FastifyPluginAsync } from 'fastify';
import { dateAt } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import type { Identity } from '../../identity/identity.ts';
import { bearerToken } from '../../wire/bearer.ts';
import { Refusal } from '../../wire/refusal.ts';
import { remoteToggles } from './store.ts';
import { switchesOf } from './switches.ts';

export const sessionRest =
  ({ config, db, clock }: Deps, { check, admin, publicIdentity }: Identity): FastifyPluginAsync =>
  async (app) => {
    app.get(restPaths.publicConfig, async (_request, reply) => {
      reply.header('cache-control', 'no-store');
      return publicConfig.parse({
        identity: publicIdentity,
        switches: switchesOf(await remoteToggles(db)),
        helpline: config.HELPLINE,
        serverTime: dateAt(clock.now()).toISOString(),
        sandbox: config.SANDBOX,
      });
    });

    app.post(
      restPaths.logout,
      {
        config: { rateLimit: { max: 60, timeWindow: 60_000 } },
        // Said in every case, also to who asks too often: this browser forgets (S1 §4, T18).
        onRequest: async (_request, reply) => {
          reply.header('clear-site-data', '"cache"').header('cache-control', 'private, no-store');
        },
      },
      async (request) => {
        const token = bearerToken(request.headers.authorization);
        const verdict = token === null ? null : await check.verifyAccess(token);
        if (!verdict?.ok) throw new Refusal(verdict?.code ?? 'SK_SEC_1000');
        await admin.endSession(verdict.token.sessionKey, verdict.token.expiresAt);
        return {};
      },
    );
  };
