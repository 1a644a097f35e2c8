/**
 * The gateway without its controls, for their price alone: a token is read and not verified, nothing is limited, logged or
 * checked against its schema. Never more than a bench on the loopback.
 */
import { decodeJwt } from 'jose';
import { buildApp } from '../../apps/gateway/src/app.ts';
import { systemClock } from '../../apps/gateway/src/clock.ts';
import { readConfig } from '../../apps/gateway/src/config.ts';
import { createDeps } from '../../apps/gateway/src/create-deps.ts';
import { openDatabase } from '../../apps/gateway/src/db/engines/open.ts';
import { useSecretSources } from '../../apps/gateway/src/db/secrets/secret-sources.ts';
import { createIdentity } from '../../apps/gateway/src/identity/create-identity.ts';
import { createLogger } from '../../apps/gateway/src/plugins/logger.ts';
import { operations } from '../../apps/gateway/src/wire/calls/operations.ts';

const config = { ...readConfig(), LOG_LEVEL: 'silent' as const };
useSecretSources(config);
const log = createLogger(config);
const database = await openDatabase(config, log);
const deps = createDeps({ config, clock: systemClock, log, database, registrySettings: null });
const identity = await createIdentity(deps);
const passes = (data: unknown) => ({ success: true as const, data });
for (const { declaration } of operations.values())
  for (const schema of [declaration.input, declaration.output]) Object.assign(schema, { safeParse: passes });
const roomy = { capacity: 1e12, refillPerSecond: 1e12 };
const check = {
  ...identity.check,
  async verifyAccess(token: string) {
    const { sub: subject = '', sid, exp = 0 } = decodeJwt(token);
    return {
      ok: true as const,
      token: {
        issuer: 'embedded',
        subject,
        email: subject,
        emailVerified: true,
        name: null,
        sessionKey: String(sid),
        staff: false,
        paymentsStaff: false,
        expiresAt: exp * 1_000,
      },
    };
  },
};
const app = await buildApp(
  deps,
  { ...identity, check },
  { limits: { subject: roomy, address: roomy, atOnce: 1e9 } },
);
await app.listen({ host: '127.0.0.1', port: config.PORT });
