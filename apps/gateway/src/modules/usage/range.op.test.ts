/** @engines both */
import type { Input, Output } from '@portal/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getCode, getData } from '../../test/answers.ts';
import { openTestWorld, type TestWorld } from '../../test/test-world.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());

type Query = Input<'consumption:range'>;
type Range = Output<'consumption:range'>;

const MEI_LIN = '8934521670';
const steps = ['halfHour', 'day', 'month'] as const;
const ask = (query: Partial<Query>, person = 'meilin') =>
  world.call(`${person}@example.com`, {
    'consumption:range': {
      accountNo: MEI_LIN,
      utility: 'electricity',
      from: '2026-10-19',
      to: '2026-11-17',
      step: 'day',
      ...query,
    },
  });
const rangeOf = async (query: Partial<Query>, person?: string): Promise<Range> =>
  getData(await ask(query, person), 'consumption:range');
const refusal = async (query: Partial<Query>, person?: string) =>
  getCode(await ask(query, person), 'consumption:range');

/** Wh of each day, and the exact cost in cents, by SQL alone. */
async function sumBySql(from: string, to: string): Promise<{ readonly wh: number; readonly cents: number }> {
  const { rows } = await sql<{ wh: number; cents: number }>`
    select sum(slot)::int as wh,
      round(sum(slot * case when day < '2026-04-01' then 0.2671 when day < '2026-07-01' then 0.2727
        when day < '2026-10-01' then 0.3191 else 0.2859 end) * 1.09 / 10)::int as cents
    from usage_day cross join unnest(value) slot
    where account_id = (select account_id from account where account_no = ${MEI_LIN}) and slot is not null
      and day between ${from}::date and ${to}::date`.execute(world.db);
  return rows[0] ?? { wh: 0, cents: 0 };
}

describe('any two days', () => {
  test.each([
    ['2026-09-30', '2026-10-01'],
    ['2026-06-17', '2026-07-15'],
    ['2026-03-31', '2026-04-30'],
    ['2026-02-28', '2026-03-01'],
    ['2026-11-20', '2026-11-20'],
  ])('%s to %s is the same in half hours, days and months, to the Wh and the cent', async (from, to) => {
    const expected = await sumBySql(from, to);
    for (const step of steps) {
      const answer = await rangeOf({ from, to, step });
      expect({ wh: Math.round(answer.current * 1_000), cents: answer.cost }).toEqual(expected);
      const parts = answer.consumption.reduce(
        (sum, { current }) => sum + Math.round((current ?? 0) * 1_000),
        0,
      );
      expect(parts).toBe(expected.wh);
    }
  });

  test('a tariff of each day: a half year is the sum of its quarters at their own prices', async () => {
    const { current, cost } = await rangeOf({ from: '2026-05-11', to: '2026-11-19', step: 'month' });
    expect({ wh: Math.round(current * 1_000), cents: cost }).toEqual(
      await sumBySql('2026-05-11', '2026-11-19'),
    );
  });

  test('steps are named by their time in Singapore, and stop with today', async () => {
    const slots = await rangeOf({ from: '2026-11-19', to: '2026-11-20', step: 'halfHour' });
    expect(slots.consumption).toHaveLength(96);
    expect(slots.consumption[61]).toMatchObject({ period: '2026-11-20T06:30', current: 0.32, cost: 10 });
    expect(slots.consumption[54]).toMatchObject({ period: '2026-11-20T03:00', status: 'Estimated' });
    expect(slots.consumption[95]).toMatchObject({ current: null, status: 'Missing', cost: null });
    const days = await rangeOf({ from: '2026-11-18', to: '2026-12-17' });
    expect(days.consumption.map(({ period }) => period)).toEqual(['2026-11-18', '2026-11-19', '2026-11-20']);
    expect(days.usual).toHaveLength(30);
    expect(days.usual.every(({ value }) => value !== null)).toBe(true);
    expect(days.running).toMatchObject({ period: '2026-11-20', dataTo: '2026-11-20T07:00:00.000Z' });
    const months = await rangeOf({ from: '2026-10-25', to: '2026-11-05', step: 'month' });
    expect(months.consumption.map(({ period }) => period)).toEqual(['2026-10', '2026-11']);
  });
});

describe('the dates of a bill', () => {
  test('cost just what its lines say, rounded as the bill rounds, whatever the step', async () => {
    for (const step of steps) {
      const answer = await rangeOf({ step });
      expect(answer.current).toBe(352);
      expect(answer.billed).toMatchObject({ quantity: 352, utilityTotal: 10970, total: 12845 });
      expect(answer.cost).toBe(10970);
      expect(answer.billed?.lines.reduce((sum, { amount, gst }) => sum + amount + gst, 0)).toBe(12845);
    }
    const oneDayLess = await rangeOf({ to: '2026-11-16' });
    expect(oneDayLess.billed).toBeNull();
  });
});

describe('what is not there', () => {
  test('water has no half hours: empty days, and still its bill', async () => {
    const water = await rangeOf({ utility: 'water' });
    expect(water.consumption.every(({ current, status }) => current === null && status === 'Missing')).toBe(
      true,
    );
    expect(water).toMatchObject({ current: 0, updatedAt: null, completeTo: null, running: null });
    expect(water.billed).toMatchObject({ quantity: 14.6, utilityTotal: 5148 });
  });

  test('hostile dates and foreign accounts are refused', async () => {
    expect(await refusal({ from: '2026-11-17', to: '2026-10-19' })).toBe('SK_INPUT_1001');
    expect(await refusal({ from: '2026-02-30' })).toBe('SK_INPUT_1001');
    expect(await refusal({ from: '2026-11-21', to: '2026-11-22' })).toBe('SK_USAGE_1001');
    expect(await refusal({ from: '2018-07-31', to: '2018-08-01' })).toBe('SK_USAGE_1001');
    expect(await refusal({ from: '2025-01-01', to: '2026-11-20' })).toBe('SK_USAGE_1001');
    expect(await refusal({ from: '2026-08-01', to: '2026-11-20', step: 'halfHour' })).toBe('SK_USAGE_1001');
    expect(await refusal({}, 'chitra')).toBe('SK_ACCESS_1001');
  });

  test('before the first datum there is nothing, and a contestable account has no price', async () => {
    const early = await rangeOf({ from: '2019-01-01', to: '2019-01-31' });
    expect(early).toMatchObject({ current: 0, cost: null, updatedAt: null });
    const shop = await rangeOf({ accountNo: '8920020017', from: '2026-10-01', to: '2026-10-09' }, 'kopi');
    expect(shop.current).toBeGreaterThan(0);
    expect(shop.cost).toBeNull();
  });
});
