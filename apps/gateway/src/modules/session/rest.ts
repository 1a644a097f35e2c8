/** The REST calls of the area: what the portal needs before anyone signs in, and the end of a sign-in. */
import { restPaths } from '@portal/contract/http';
import { type PublicConfig, publicConfig } from '@portal/contract/rest';
import type { FastifyPluginAsync } from 'fastify';
import { dateAt } from '../../clock.ts';
import type { Config } from '../../config.ts';
import type { Deps } from '../../deps.ts';
import type { Identity } from '../../identity/identity.ts';
import { bearerToken } from '../../wire/bearer.ts';
import { hostNow } from '../../wire/host-now.ts';
import { Refusal } from '../../wire/refusal.ts';
import { chatRest } from './chat.rest.ts';

/** A hall of kiosks shares one address, and no logout may fail for its neighbours: this stops only floods. */
const LOGOUTS_PER_ADDRESS = { max: 1200, timeWindow: 60_000 };

const payeeOf = ({ PAYNOW_UEN: uen, PAYNOW_NAME: name = '' }: Config): PublicConfig['payee'] =>
  uen === undefined ? null : { name, uen };

const linksOf = (config: Config): PublicConfig['links'] => ({
  contactUs: config.CONTACT_URL ?? null,
  rescheduleAppointment: config.RESCHEDULE_URL ?? null,
  openAccount: config.OPEN_ACCOUNT_URL ?? null,
  closeAccount: config.CLOSE_ACCOUNT_URL ?? null,
  appForIphone: config.APP_IPHONE_URL ?? null,
  appForAndroid: config.APP_ANDROID_URL ?? null,
});

export const sessionRest =
  ({ config, db, clock, registry }: Deps, { check, admin, publicIdentity }: Identity): FastifyPluginAsync =>
  async (app) => {
    app.get(restPaths.publicConfig, async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return publicConfig.parse({
        identity: publicIdentity,
        ...(await hostNow({ config, db }, request.hostname)),
        links: linksOf(config),
        chat: config.CHAT_URL ? { address: config.CHAT_URL, display: config.CHAT_DISPLAY } : null,
        businessRegistry: registry !== null,
        payee: payeeOf(config),
        legacyBase: config.LEGACY_BASE ?? null,
        idle: {
          warnAfter: config.IDLE_WARN_SECONDS * 1000,
          logOutAfter: config.IDLE_LOGOUT_SECONDS * 1000,
        },
        helpline: config.HELPLINE,
        serverTime: dateAt(clock.now()).toISOString(),
        sandbox: config.SANDBOX,
      });
    });

    await app.register(chatRest({ db, clock }, { admin }));

    app.post(
      restPaths.logout,
      {
        config: { rateLimit: LOGOUTS_PER_ADDRESS },
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
