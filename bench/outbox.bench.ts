/**
 * How long a poll of the outbox takes while half a million messages wait: of kinds that this gateway does not deliver, later
 * ones of its own, and due ones, of which it takes twenty at a time. Empty beside it, for comparison; the count for the
 * metrics, which comes twice a minute, after each.
 */
import { sql } from 'kysely';
import { dateAt, systemClock } from '../apps/gateway/src/clock.ts';
import type { Db } from '../apps/gateway/src/db/database.ts';
import { openDatabase } from '../apps/gateway/src/db/engines/open.ts';
import { claimLost, claimMessages, readOutbox } from '../apps/gateway/src/db/outbox.store.ts';
import { startThrowawayPostgres } from '../tooling/postgres.ts';
import { say, sayLoad, spread } from './figures.ts';

const WAITING = 500_000;
const POLLS = 300;
const BATCH = 20;
const GOAL = 'p50 2 ms';
const COUNTS = 20;
const COUNTED = 10_000;
const kinds = ['mail:request', 'mail:giro', 'mail:account-changed', 'payments:notice', 'export'];

/** @param minutes after now, from which on they are due, ten milliseconds apart */
async function fill(db: Db, kind: string, minutes: number): Promise<void> {
  const runAt = dateAt(systemClock.now() + minutes * 60_000);
  await sql`insert into outbox (kind, payload, dedupe, run_at)
    select ${kind}, '{"actor": "customer:12", "output": {"ok": true}}', ${`${kind} ${minutes} `} || n,
      ${runAt}::timestamptz + n * interval '10 milliseconds'
    from generate_series(1, ${WAITING}::int) n`.execute(db);
  await sql`analyze outbox`.execute(db);
}

async function poll(db: Db): Promise<number> {
  const now = systemClock.now();
  const range = { kinds, now, leaseUntil: now + 8_000 };
  const taken = await claimMessages(db, { ...range, limit: BATCH });
  await claimLost(db, range);
  return taken.length;
}

async function count(db: Db): Promise<number> {
  const began = performance.now();
  await readOutbox(db, { kinds, now: systemClock.now(), limit: COUNTED });
  return performance.now() - began;
}

async function measure(db: Db, what: string, taken: number): Promise<void> {
  for (let warm = 0; warm < 20; warm += 1) await poll(db);
  const times: number[] = [];
  for (let count = 0; count < POLLS; count += 1) {
    const began = performance.now();
    if ((await poll(db)) !== taken) throw new Error(`a poll with ${what} did not take ${taken} messages`);
    times.push(performance.now() - began);
  }
  say(what, spread(times), GOAL);
  const counts: number[] = [];
  while (counts.length < COUNTS) counts.push(await count(db));
  say('its count for the metrics', spread(counts));
}

const server = await startThrowawayPostgres();
const database = await openDatabase({ DATABASE_URL: server.url, PORTAL_DATA: '' });
try {
  const { jobsDb: db } = database;
  sayLoad();
  await measure(db, 'nothing waits', 0);
  await fill(db, 'of a newer gateway', -60 * 24);
  await measure(db, 'half a million of another kind', 0);
  await fill(db, 'mail:request', 60);
  await measure(db, 'and half a million that are due later', 0);
  await fill(db, 'export', -60 * 24);
  await measure(db, 'and half a million that are due: 20 taken', BATCH);
} finally {
  await database.close();
  await server.stop();
}
