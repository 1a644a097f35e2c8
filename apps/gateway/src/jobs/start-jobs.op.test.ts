/** @engines both */
import { shiftedClock } from '@portal/domain/clock';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { enqueue } from '../db/outbox.store.ts';
import { openTestDatabase, type TestDatabase } from '../db/test/test-database.ts';
import { withTransaction } from '../db/transaction.ts';
import { startJobs } from './start-jobs.ts';

const start = Date.parse('2026-03-14T02:20:00Z');
let database: TestDatabase;
beforeEach(async () => {
  database = await openTestDatabase();
});
afterEach(() => database.close());

test('a payment is settled while the mail server hangs, and however many mails wait', async () => {
  const { db } = database;
  const log = { info() {}, warn() {}, error() {} };
  await withTransaction(db, async (tx) => {
    for (let count = 0; count < 60; count += 1)
      await enqueue(tx, { kind: 'mail', payload: {}, dedupe: `mail ${count}`, runAt: start - 1_000 });
    await enqueue(tx, { kind: 'payment', payload: {}, dedupe: 'payment', runAt: start });
  });
  const hanging = Promise.withResolvers<void>();
  const pay = vi.fn(async () => {});
  const jobs = startJobs(
    { db, clock: shiftedClock({ now: () => start }), log, config: { EXPORT_SECRETS: [] } } as never,
    { mails: { mail: () => hanging.promise }, payments: { payment: pay } },
    [],
  );
  try {
    await vi.waitFor(() => expect(pay).toHaveBeenCalledOnce(), { timeout: 5_000 });
  } finally {
    hanging.resolve();
    await jobs.stop();
  }
});
