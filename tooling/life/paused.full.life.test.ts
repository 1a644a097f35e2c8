/** One gateway stands still in the middle of a write, with all that it has locked: what the others do meanwhile. */
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { systemClock } from '../../apps/gateway/src/clock.ts';
import { advisoryLocks } from '../../apps/gateway/src/db/advisory-locks.ts';
import { sealAudit, verifyAudit } from '../../apps/gateway/src/db/audit.store.ts';
import { claimMessages } from '../../apps/gateway/src/db/outbox.store.ts';
import { createTestTokens } from '../../apps/gateway/src/identity/test/test-tokens.ts';
import { startThrowawayPostgres, type ThrowawayPostgres } from '../postgres.ts';
import { EMAIL, named } from './add-person.ts';
import { killableGateway } from './killable-gateway.ts';
import { type TrialGateway, type TrialReply, trialGateway } from './trial-gateway.ts';

/** Milliseconds in which a request is answered while nothing stands in its way, with slack. */
const SECOND = 1_500;
/** Requests beside a paused process may take so many times as long as before it paused: on a busy machine all are slow. */
const SLOWER = 4;
const now = Date.parse('2026-11-20T07:30:00Z');

let server: ThrowawayPostgres;
let gateway: TrialGateway;
let paused: pg.Client;
beforeAll(async () => {
  server = await startThrowawayPostgres();
  gateway = await trialGateway({ DATABASE_URL: server.url });
  paused = new pg.Client({ connectionString: server.url });
  await paused.connect();
});
afterEach(() => paused.query('rollback'));
afterAll(async () => {
  await paused.end();
  await gateway.close();
  await server.stop();
});

interface Crowd {
  readonly writes: number;
  readonly reads: number;
}

const request = (word: string, { writes, reads }: Crowd): Promise<TrialReply[]> =>
  Promise.all([
    ...Array.from({ length: writes }, (_, n) => gateway.mark(`${word}-${n}`)),
    ...Array.from({ length: reads }, () => gateway.look()),
  ]);

const slowest = (all: readonly TrialReply[]): number =>
  Math.max(...all.map(({ milliseconds }) => milliseconds));

function expectServed(all: readonly TrialReply[], bound = Number.POSITIVE_INFINITY): void {
  const late = all.filter(({ code, milliseconds }) => code !== 'ok' || milliseconds > bound);
  expect(late, gateway.warnings.slice(-5).join('')).toEqual([]);
}

/** @returns the milliseconds that an answer may take, from the same requests while every process goes on */
async function measureBound(word: string, crowd: Crowd): Promise<number> {
  const undisturbed = await request(`before-${word}`, crowd);
  expectServed(undisturbed);
  return Math.max(crowd.writes > 0 ? 2 * SECOND : SECOND, SLOWER * slowest(undisturbed));
}

const stands = async (...statements: readonly string[]) => {
  for (const statement of ['begin', ...statements]) await paused.query(statement);
};

it('after its record was written, others write and read on', async () => {
  const crowd = { writes: 40, reads: 1 };
  const bound = await measureBound('record', crowd);
  await stands(`insert into audit_event (at, actor, action, object, outcome)
    values (now(), 'customer:9', 'test:mark', 'customer:9', 'done')`);
  const all = await request('beside', crowd);
  expectServed(all, bound);
});

it('a session of the server that stands still is not the server: the one that asks whether it is there may be held up', async () => {
  const { rows } = await paused.query<{ pid: number }>(
    `select pid from pg_stat_activity where query like 'select pg_is_in_recovery%' and pid <> pg_backend_pid()`,
  );
  const [asking] = rows;
  if (asking === undefined || rows.length > 1)
    throw new Error('one session asks whether the server is there');
  process.kill(asking.pid, 'SIGSTOP');
  try {
    const replies: TrialReply[] = [];
    const until = performance.now() + 3_500;
    for (let n = 0; performance.now() < until; n += 1) {
      replies.push(...(await request(`beside-session-${n}`, { writes: 1, reads: 1 })));
      expect(await gateway.isReady()).toBe(true);
      await wait(50);
    }
    expectServed(replies);
  } finally {
    process.kill(asking.pid, 'SIGCONT');
  }
  expect((await gateway.mark('after-session')).code).toBe('ok');
});

it('while it chains what was recorded, others write on, and chain it when it is gone', async () => {
  await stands(`select pg_advisory_xact_lock(${advisoryLocks.auditChain})`);
  expect((await gateway.mark('unchained')).code).toBe('ok');
  expect(await sealAudit(gateway.db, now)).toBe(0);
  await paused.query('rollback');
  expect(await sealAudit(gateway.db, now)).toBeGreaterThan(0);
  expect(await verifyAudit(gateway.db)).toMatchObject({ ok: true });
});

it('holding what every write needs, it leaves reads and readiness alone, and writes are refused in time', async () => {
  const readers = { writes: 0, reads: 20 };
  const bound = await measureBound('lock', readers);
  await stands('lock table outbox in exclusive mode');
  const writes = Promise.all(Array.from({ length: 40 }, (_, n) => gateway.mark(`behind-${n}`)));
  const reads = await request('read', readers);
  expectServed(reads, bound);
  expect(await gateway.isReady()).toBe(true);
  const replies = await writes;
  expect(new Set(replies.map(({ status, code }) => `${status} ${code}`))).toEqual(
    new Set(['503 SK_BUSY_1001']),
  );
  expect(slowest(replies)).toBeLessThan(6_500 + bound);
  await paused.query('rollback');
  expect((await gateway.mark('behind-0')).code).toBe('ok');
});

it('holding the oldest message of the outbox, it keeps no other worker from the rest', async () => {
  await Promise.all(['first', 'second', 'third'].map((word) => gateway.mark(`queued-${word}`)));
  const waiting = await gateway.db
    .selectFrom('outbox')
    .select(['id', 'kind'])
    .orderBy('runAt')
    .orderBy('id')
    .execute();
  const [held, ...others] = waiting;
  await stands(`select id from outbox where id = ${held?.id} for update`);
  const taken = await claimMessages(gateway.db, {
    kinds: [...new Set(waiting.map(({ kind }) => kind))],
    now: systemClock.now(),
    leaseUntil: systemClock.now() + 60_000,
    limit: 1_000,
  });
  expect(new Set(taken.map(({ id }) => id))).toEqual(new Set(others.map(({ id }) => id)));
});

it('as a process that stands still while customers ask for payment codes, it leaves the others alone', async () => {
  const other = await killableGateway({ DATABASE_URL: server.url });
  try {
    const { child } = await other.start();
    const tokens = createTestTokens({ config: other.config, db: gateway.db, clock: systemClock });
    const token = await tokens.tokenFor(EMAIL);
    let answered = 0;
    let isOver = false;
    const askForCodes = async () => {
      while (!isOver) {
        const reply = await fetch(`${other.config.publicOrigin}/v1/payments/paynow/request`, {
          method: 'POST',
          headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
          body: JSON.stringify({ ...named, amount: 1_237 }),
        });
        await reply.text();
        if (reply.ok) answered += 1;
      }
    };
    const customers = Promise.all(Array.from({ length: 8 }, askForCodes));
    await expect.poll(() => answered, { timeout: 10_000 }).toBeGreaterThan(8);

    const crowd = { writes: 40, reads: 20 };
    const bound = await measureBound('standstill', crowd);
    child.kill('SIGSTOP');
    const beside = await request('while-it-stands', crowd);
    expectServed(beside, bound);
    expect(await gateway.isReady()).toBe(true);

    const before = answered;
    child.kill('SIGCONT');
    await expect.poll(() => answered, { timeout: 10_000 }).toBeGreaterThan(before);
    isOver = true;
    await customers;
  } finally {
    await other.remove();
  }
});
