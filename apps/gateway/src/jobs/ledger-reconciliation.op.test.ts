/** @engines both */
import { fixedClock } from '@portal/domain/clock';
import { cents } from '@portal/domain/money';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { invariants, moneyRules } from '../db/invariants.ts';
import { openWorldDatabase, type TestDatabase } from '../db/test/test-database.ts';
import { MetricRegistry } from '../plugins/metric-registry.ts';
import { startLedgerReconciliation } from './ledger-reconciliation.ts';

const at = '2026-11-20T15:30:00+08:00';
let database: TestDatabase;
beforeAll(async () => {
  database = await openWorldDatabase(at);
}, 180_000);
afterAll(() => database.close());

/** Runs one reconciliation. @returns the metrics page and the log lines */
async function reconcile() {
  const metrics = new MetricRegistry();
  const messages: unknown[] = [];
  const log = { error: (fields: unknown) => void messages.push(fields) };
  const job = startLedgerReconciliation({ db: database.db, clock: fixedClock(at), log, metrics });
  expect(metrics.render()).toContain('portal_books_violations NaN');
  await vi.waitFor(() => expect(metrics.render()).not.toMatch(/ NaN$/m), { timeout: 30_000 });
  await job.stop();
  return { page: metrics.render(), messages };
}

test('a ledger without differences raises no alarm, and the metrics show when it was reconciled', async () => {
  const { page, messages } = await reconcile();
  expect(page).toContain('portal_books_violations 0');
  expect(page).toContain(`portal_books_checked_timestamp_seconds ${Date.parse(at) / 1_000}`);
  expect(messages).toEqual([]);
});

test('a bill that is one cent off raises the metric, and the log names the rule but no customer', async () => {
  await database.db
    .updateTable('bill')
    .set((eb) => ({ totalCents: eb('totalCents', '+', cents(1)) }))
    .where('accountId', '=', 100_101)
    .where('billId', '=', 'B2611-100101')
    .execute();
  const { page, messages } = await reconcile();
  expect(page).toContain('portal_books_violations 2');
  expect(messages).toEqual([
    { event: 'books', what: 'a bill is the sum of its lines and their GST', count: 1 },
    { event: 'books', what: 'a bill is in the ledger once, with its rebates, for its total', count: 1 },
  ]);
});

test('a failed read leaves the timestamp of the last complete run', async () => {
  const metrics = new MetricRegistry();
  const messages: unknown[] = [];
  const db = database.db.withSchema('nowhere');
  const job = startLedgerReconciliation({
    db: new Proxy(db, {
      get: () => {
        throw new Error('broken');
      },
    }),
    clock: fixedClock(at),
    log: { error: (fields: unknown) => void messages.push(fields) },
    metrics,
  });
  await vi.waitFor(() => expect(messages).toHaveLength(1), { timeout: 30_000 });
  await job.stop();
  expect(metrics.render()).toContain('portal_books_checked_timestamp_seconds 0');
});

test('a reconciliation that is stopped before its last rule reports nothing', async () => {
  const metrics = new MetricRegistry();
  await startLedgerReconciliation({ db: database.db, clock: fixedClock(at), log: console, metrics }).stop();
  expect(metrics.render()).toContain('portal_books_violations NaN');
});

test('reconciliation checks every rule of money and none of half hours and readings', () => {
  expect(Object.keys(invariants).filter((rule) => !moneyRules.includes(rule))).toEqual([
    'a day is the sum of its half hours',
    'a half hour is never negative',
    'a calendar month is the sum of its days',
    'a reading is of a meter, and fits its register',
    'a submission window is of a meter, and its limits fit the register',
    'a reading that a customer sent came while its window was open',
    'a reading that staff decided on has its decision, and no other',
    'a photo of a meter is a file that is kept',
  ]);
});
