/** @engines both */
import { sgMonth } from '@portal/domain/sg-time';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../db/test/test-database.ts';
import { withTransaction } from '../../db/transaction.ts';
import { addBilledMonth } from './months.store.ts';
import { refreshNeighbours } from './neighbours.store.ts';
import { addHome, HOME_KIND } from './test/homes.ts';

const NOVEMBER = sgMonth('2026-11');
/** Wh of eleven homes: the lower half are the five smallest. */
const uses = [
  351_007, 219_333, 288_101, 402_999, 187_650, 333_333, 276_401, 512_008, 244_444, 301_777, 365_129,
];
const COMPANY = 21;
const MOVED_IN = 22;
const CONDOMINIUM = 23;

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  for (const id of uses.keys()) await addHome(database.db, { id });
  await addHome(database.db, { id: COMPANY, type: 'NDM' });
  await addHome(database.db, { id: MOVED_IN });
  await addHome(database.db, { id: CONDOMINIUM, premiseType: 'Condominium' });
});
afterAll(() => database.close());

const bill = (accountId: number, total: number, days = 30) =>
  withTransaction(database.db, (tx) =>
    addBilledMonth(tx, { accountId, utility: 'electricity', month: NOVEMBER, total, days, estimatedDays: 0 }),
  );
const groups = () =>
  database.db
    .selectFrom('neighbourMonth')
    .select(['premiseType', 'sector', 'month', 'households', 'average', 'efficient'])
    .orderBy('premiseType')
    .execute();
const mean = (values: readonly number[]) =>
  Math.round(values.reduce((sum, each) => sum + each, 0) / values.length);

test('neighbours are homes of one kind and sector that were billed for a month, the efficient ones their lower half', async () => {
  for (const [id, use] of uses.entries()) await bill(id, use);
  await bill(COMPANY, 99_000_000);
  await bill(MOVED_IN, 40_000, 9);
  await bill(CONDOMINIUM, 610_250);
  expect(await refreshNeighbours(database.db)).toBe(2);
  const month = '2026-11-01';
  expect(await groups()).toEqual([
    { premiseType: 'Condominium', sector: '52', month, households: 1, average: 610_250, efficient: 610_250 },
    {
      ...HOME_KIND,
      month,
      households: 11,
      average: mean(uses),
      efficient: mean([187_650, 219_333, 244_444, 276_401, 288_101]),
    },
  ]);
  expect(await refreshNeighbours(database.db)).toBe(0);
});

test('a second bill of a month adds to the first, and its group alone is worked out again', async () => {
  const [, before] = await groups();
  await bill(CONDOMINIUM, 1_001, 4);
  expect(await refreshNeighbours(database.db)).toBe(1);
  const [condominium, flats] = await groups();
  expect(condominium).toMatchObject({ households: 1, average: 611_251 });
  expect(flats).toEqual(before);
});
