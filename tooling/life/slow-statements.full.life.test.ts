/** Statements that take too long, on every connection that requests have: who waits how long, and what is free after. */
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '../../apps/gateway/src/db/engines/open.ts';
import { startThrowawayPostgres, type ThrowawayPostgres } from '../postgres.ts';
import { type TrialGateway, trialGateway } from './trial-gateway.ts';

const CONNECTIONS = 20;

let server: ThrowawayPostgres;
let gateway: TrialGateway;
beforeAll(async () => {
  server = await startThrowawayPostgres();
  gateway = await trialGateway({ DATABASE_URL: server.url });
});
afterAll(async () => {
  await gateway.close();
  await server.stop();
});

it('twenty slow reads are refused after ten seconds, and their connections are free a second later', async () => {
  const slow = Promise.all(Array.from({ length: CONNECTIONS }, (_, sender) => gateway.sleep(sender)));
  await wait(1_000);
  const beside = await gateway.look();
  expect([beside.status, beside.code]).toEqual([503, 'SK_BUSY_1001']);
  expect(beside.milliseconds).toBeLessThan(4_500);
  // A call that comes while another waits already is refused without waiting.
  const waiting = gateway.look();
  await wait(700);
  const [late, third] = await Promise.all([gateway.look(), waiting]);
  expect([late.status, late.code]).toEqual([503, 'SK_BUSY_1001']);
  expect(late.milliseconds).toBeLessThan(1_500);
  expect(third.code).toBe('SK_BUSY_1001');
  expect(await gateway.isReady()).toBe(true);
  const refused = await slow;
  expect(new Set(refused.map(({ code }) => code))).toEqual(new Set(['SK_TIMEOUT_1001']));
  expect(Math.min(...refused.map(({ milliseconds }) => milliseconds))).toBeGreaterThan(9_900);
  expect(Math.max(...refused.map(({ milliseconds }) => milliseconds))).toBeLessThan(12_000);
  await wait(1_500);
  expect((await gateway.look()).code).toBe('ok');
});

it('slow reads of one sender leave connections to others, who are answered at once', async () => {
  const slow = Promise.all(Array.from({ length: 2 * CONNECTIONS }, () => gateway.sleep(99)));
  await wait(1_000);
  const beside = await gateway.look();
  expect(beside.code).toBe('ok');
  expect(beside.milliseconds).toBeLessThan(1_000);
  expect(new Set((await slow).map(({ code }) => code))).toEqual(new Set(['SK_BUSY_1001', 'SK_TIMEOUT_1001']));
  await wait(1_500);
});

it('jobs have connections of their own, and longer statements', async () => {
  const database = await openDatabase({ DATABASE_URL: server.url, PORTAL_DATA: '' });
  try {
    const hold = Promise.allSettled(
      Array.from({ length: CONNECTIONS }, () => sql`select pg_sleep(3)`.execute(database.db)),
    );
    await wait(200);
    const { rows } = await sql<{ limit: string }>`
      select current_setting('statement_timeout') as limit`.execute(database.jobsDb);
    expect(rows).toEqual([{ limit: '10min' }]);
    await hold;
  } finally {
    await database.close();
  }
});
