/** @engines both */
import { sgDay } from '@portal/domain/sg-time';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensureUsagePartitions } from './partitions.ts';
import { openTestDatabase, type TestDatabase } from './test/test-database.ts';
import { withTransaction } from './transaction.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const day = (text: string) => ({
  accountId: 11,
  utility: 'electricity' as const,
  day: sgDay(text),
  value: Array.from({ length: 48 }, () => 250),
  total: 12_000,
  status: 'Actual' as const,
  receivedAt: '2026-01-01T00:10:00+08:00',
});

const insert = (text: string) => database.db.insertInto('usageDay').values(day(text)).execute();

test('months over the turn of a year get one partition each, ends included', async () => {
  const made = await ensureUsagePartitions(database.db, sgDay('2025-11-30'), sgDay('2026-01-01'));
  expect(made).toEqual(['usage_day_2025_11', 'usage_day_2025_12', 'usage_day_2026_01']);
  await insert('2025-11-01');
  await insert('2026-01-31');
  await expect(insert('2026-02-01')).rejects.toThrow('no partition');
});

test('partitions created in a transaction are rolled back with it', async () => {
  const failing = withTransaction(database.db, async (tx) => {
    await ensureUsagePartitions(tx, sgDay('2027-01-01'), sgDay('2027-01-31'));
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await ensureUsagePartitions(database.db, sgDay('2027-01-01'), sgDay('2027-01-31'))).toHaveLength(1);
});

test('twenty importers that need the same months make each once', async () => {
  const made = await Promise.all(
    Array.from({ length: 20 }, () =>
      ensureUsagePartitions(database.db, sgDay('2028-01-01'), sgDay('2028-06-30')),
    ),
  );
  expect(made.flat().toSorted()).toEqual([1, 2, 3, 4, 5, 6].map((month) => `usage_day_2028_0${month}`));
});
