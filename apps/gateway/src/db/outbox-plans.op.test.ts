/** @engines both */
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { dateAt } from '../clock.ts';
import { deleteBefore } from '../jobs/housekeeping.store.ts';
import { explaining } from '../test/query-taps.ts';
import { claimLost, claimMessages, readOutbox, retryGivenUp } from './outbox.store.ts';
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
const lease = { kinds, now, leaseUntil: now + 8_000 };
const polls = [
  {
    poll: 'a claim',
    indexes: ['outbox_due'],
    run: (db: TestDatabase['db']) => claimMessages(db, { ...lease, limit: 20 }),
  },
  {
    poll: 'a claim of what a dead worker had',
    indexes: ['outbox_leased'],
    run: (db: TestDatabase['db']) => claimLost(db, lease),
  },
  {
    poll: 'a count for the metrics',
    indexes: ['outbox_due', 'outbox_given_up'],
    run: (db: TestDatabase['db']) => readOutbox(db, { kinds, now, limit: 1_000 }),
  },
  {
    poll: 'another try of what was given up',
    indexes: ['outbox_given_up'],
    run: (db: TestDatabase['db']) => retryGivenUp(db, 'mail', now),
  },
  {
    poll: 'a deletion of delivered messages by age',
    indexes: ['outbox_delivered'],
    run: (db: TestDatabase['db']) => deleteBefore(db, 'outbox', 'doneAt', now),
  },
  {
    poll: 'a deletion of given-up messages by age',
    indexes: ['outbox_given_up'],
    run: (db: TestDatabase['db']) => deleteBefore(db, 'outbox', 'deadAt', now),
  },
];

describe.each(['mail', 'unknown to this gateway'])('while thousands wait of the kind "%s"', (kind) => {
  test.each(polls)(
    '$poll reads indexes of the outbox and never the whole table',
    async ({ run, indexes }) => {
      await queueMany(kind);
      await sql`analyze outbox`.execute(database.db);
      const plans: string[] = [];
      await run(database.db.withPlugin(explaining(plans)));
      expect(plans).toHaveLength(1);
      expect(plans.join()).not.toMatch(/Seq Scan on outbox/);
      for (const index of indexes) expect(plans.join()).toMatch(new RegExp(`Scan (using|on) ${index}`));
    },
  );
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
  const taken = await claimMessages(database.db, { ...lease, limit: 3 });
  expect(taken.map(({ dedupe }) => dedupe).toSorted()).toEqual(['mail 3', 'webhook 2', 'webhook 4']);
});
