/** @engines both */
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { dateAt } from '../clock.ts';
import { deleteBefore } from '../jobs/housekeeping.store.ts';
import { MAX_ATTEMPTS } from '../jobs/outbox-worker.ts';
import { explaining } from '../test/query-taps.ts';
import { buryExhausted, claimMessages } from './outbox.store.ts';
import { openTestDatabase, type TestDatabase } from './test/test-database.ts';

const now = Date.parse('2026-03-14T02:20:00Z');
const WAITING = 20_000;

let database: TestDatabase;
beforeEach(async () => {
  database = await openTestDatabase();
});
afterEach(() => database.close());

/** @param kind of messages that are due, an hour of them */
async function queueMany(kind: string): Promise<void> {
  await sql`insert into outbox (kind, payload, dedupe, run_at)
    select ${kind}, '{}', ${`${kind} `} || n, ${dateAt(now)}::timestamptz - n * interval '100 milliseconds'
    from generate_series(1, ${WAITING}::int) n`.execute(database.db);
}

const kinds = ['mail', 'webhook'];
const polls = [
  {
    poll: 'a claim',
    index: 'outbox_due',
    run: (db: TestDatabase['db']) =>
      claimMessages(db, { kinds, now, leaseUntil: now + 8_000, limit: 20, maxAttempts: MAX_ATTEMPTS }),
  },
  {
    poll: 'a burial',
    index: 'outbox_exhausted',
    run: (db: TestDatabase['db']) => buryExhausted(db, { kinds, now, maxAttempts: MAX_ATTEMPTS }),
  },
  {
    poll: 'a deletion by age',
    index: 'outbox_delivered',
    run: (db: TestDatabase['db']) => deleteBefore(db, 'outbox', 'doneAt', now),
  },
];

describe.each(['mail', 'unknown to this gateway'])('while thousands wait of the kind "%s"', (kind) => {
  test.each(polls)('$poll reads an index of the outbox and never the whole table', async ({ run, index }) => {
    await queueMany(kind);
    await sql`analyze outbox`.execute(database.db);
    const plans: string[] = [];
    await run(database.db.withPlugin(explaining(plans)));
    expect(plans).toHaveLength(1);
    expect(plans.join()).not.toMatch(/Seq Scan on outbox/);
    expect(plans.join()).toMatch(new RegExp(`Scan (using|on) ${index}`));
  });
});

test('the oldest due messages of all kinds come first', async () => {
  const queue = (kind: string, minutes: number) =>
    sql`insert into outbox (kind, payload, dedupe, run_at)
      values (${kind}, '{}', ${`${kind} ${minutes}`}, ${dateAt(now - minutes * 60_000)})`.execute(
      database.db,
    );
  for (const [kind, minutes] of [
    ['mail', 3],
    ['webhook', 4],
    ['mail', 1],
    ['webhook', 2],
    ['other', 9],
  ] as const)
    await queue(kind, minutes);
  const taken = await claimMessages(database.db, {
    kinds,
    now,
    leaseUntil: now + 8_000,
    limit: 3,
    maxAttempts: MAX_ATTEMPTS,
  });
  expect(taken.map(({ dedupe }) => dedupe).toSorted()).toEqual(['mail 3', 'webhook 2', 'webhook 4']);
});
