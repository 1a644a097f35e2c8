/** Two gateways on one server: the first dies while it settles a bank's notice, the second settles it soon. */
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { systemClock } from '../../apps/gateway/src/clock.ts';
import { createTestTokens } from '../../apps/gateway/src/identity/test/test-tokens.ts';
import { createNoticeSender } from '../../apps/sandbox/src/bank/send-notice.ts';
import { startThrowawayPostgres, type ThrowawayPostgres } from '../postgres.ts';
import { addPerson, EMAIL, named } from './add-person.ts';
import { type KillableGateway, killableGateway } from './killable-gateway.ts';

const SECRET = 'what-the-bank-signs-with-in-this-test';
const PART = 1_237;
const SETTLED_WITHIN_MS = 10_000;

let server: ThrowawayPostgres;
let dying: KillableGateway;
let other: KillableGateway;
const tokens = new Map<KillableGateway, string>();
beforeAll(async () => {
  server = await startThrowawayPostgres();
  const settings = { DATABASE_URL: server.url, PAYNOW_WEBHOOK_SECRETS: SECRET };
  dying = await killableGateway(settings);
  other = await killableGateway(settings);
  await dying.withDatabase(async (db) => {
    await addPerson(db);
    for (const gateway of [dying, other]) {
      const own = createTestTokens({ config: gateway.config, db, clock: systemClock });
      tokens.set(gateway, await own.tokenFor(EMAIL, { sid: 'one browser at two gateways' }));
    }
  });
});
afterAll(async () => {
  await dying.remove();
  await other.remove();
  await server.stop();
});

async function ask(gateway: KillableGateway, path: string, body?: unknown) {
  const reply = await fetch(`${gateway.config.publicOrigin}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      authorization: `Bearer ${tokens.get(gateway)}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const said = (await reply.json()) as Record<string, unknown>;
  if (!reply.ok) throw new Error(JSON.stringify(said));
  return said;
}

it('a notice that a killed gateway had taken is settled by another one within ten seconds, once', async () => {
  await dying.start('notice-kept');
  const { child } = await other.start();
  const code = await ask(dying, '/v1/payments/paynow/request', { ...named, amount: PART });
  const path = `/v1/payments/${code.order_id}`;
  const { reference } = await ask(dying, path);
  // It stands still meanwhile, so that the first one takes the notice.
  child.kill('SIGSTOP');
  const tell = createNoticeSender({
    address: dying.config.publicOrigin,
    secret: SECRET,
    now: systemClock.now,
  });
  await tell({
    event_id: 'e1',
    transaction_id: 't1',
    reference: String(reference),
    amount: PART,
    currency: 'SGD',
    paid_at: new Date(systemClock.now()).toISOString(),
  });
  expect(await dying.died()).toBe('SIGKILL');
  // Back again, it takes the notice from the outbox under a lease, perhaps before it says that it is ready.
  await dying.start('notice-claimed').catch(() => undefined);
  expect(await dying.died()).toBe('SIGKILL');
  const died = performance.now();
  child.kill('SIGCONT');
  let status: unknown;
  while (status !== 'SUCCESS' && performance.now() - died < 3 * SETTLED_WITHIN_MS) {
    ({ status } = await ask(other, path));
    await wait(400);
  }
  expect(status).toBe('SUCCESS');
  expect(performance.now() - died).toBeLessThan(SETTLED_WITHIN_MS);
  await other.end();
  const { entries } = await other.withDatabase((db) =>
    db
      .selectFrom('ledgerEntry')
      .select(({ fn }) => fn.countAll<number>().as('entries'))
      .where('orderId', '=', String(code.order_id))
      .executeTakeFirstOrThrow(),
  );
  expect(Number(entries)).toBe(1);
});
