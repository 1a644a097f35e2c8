/** @engines both */
import { sgDay } from '@portal/domain/sg-time';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withTransaction } from '../../db/transaction.ts';
import { getCode, getData } from '../../test/answers.ts';
import { openTestWorld, type TestWorld } from '../../test/test-world.ts';
import { DayBatch, mergeDays } from './public.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());

const MEI_LIN = '8934521670';
const ask = (person: string, month: string, ...accountNos: string[]) =>
  world.call(`${person}@example.com`, { 'consumption:daily': { accountNos, month } });
const findSeries = async (person: string, month: string, ...accountNos: string[]) =>
  getData(await ask(person, month, ...accountNos), 'consumption:daily').series[0];
const refusal = async (person: string, month: string, accountNo: string) =>
  getCode(await ask(person, month, accountNo), 'consumption:daily');

describe('a month by days', () => {
  test.each([
    ['2026-09', 0.3191, 30],
    ['2026-10', 0.2859, 31],
    ['2026-02', 0.2671, 28],
  ])(
    '%s is its half hours to the Wh and its cost to the cent, as SQL adds them up',
    async (month, rate, length) => {
      const series = await findSeries('meilin', month, MEI_LIN);
      const { rows } = await sql<{ day: string; wh: number; cents: number }>`
      select day::text as day, sum(slot)::int as wh, round(sum(slot) * ${rate}::numeric * 1.09 / 10)::int as cents
      from usage_day u cross join unnest(value) slot
      where account_id = (select account_id from account where account_no = ${MEI_LIN})
        and to_char(day, 'YYYY-MM') = ${month}
      group by day order by day`.execute(world.db);
      expect(series?.consumption).toHaveLength(length);
      expect(
        series?.consumption
          .filter(({ current }) => current !== null)
          .map(({ period, current, cost }) => ({
            day: period,
            wh: Math.round((current ?? 0) * 1_000),
            cents: cost,
          })),
      ).toEqual(rows);
      const wh = rows.reduce((sum, row) => sum + row.wh, 0);
      const exact = await sql<{ cents: number }>`
      select round(${wh}::numeric * ${rate}::numeric * 1.09 / 10)::int as cents`.execute(world.db);
      expect(series).toMatchObject({ unit: 'kWh', current: wh / 1_000, cost: exact.rows[0]?.cents });
    },
  );

  test('the running month goes to today, is complete to yesterday, and says when it came', async () => {
    const series = await findSeries('meilin', '2026-11', MEI_LIN);
    expect(series?.consumption).toHaveLength(20);
    expect(series?.consumption.at(-1)).toMatchObject({
      period: '2026-11-20',
      current: 6.55,
      status: 'Partial',
    });
    expect(series?.running).toMatchObject({
      period: '2026-11-20',
      dataTo: '2026-11-20T07:00:00.000Z',
      status: 'Estimated',
    });
    expect(series?.updatedAt).toBe('2026-11-20T07:10:00.000Z');
    expect(series?.completeTo).not.toBe('2026-11-20');
    expect(new Set(series?.consumption.map(({ status }) => status))).toContain('Estimated');
  });

  test('the running day is compared by 3 PM: with the same half hours of its usual weekday, as SQL adds them up', async () => {
    const { rows } = await sql<{ wh: number }>`
      select sum(mean)::int as wh from (
        select round(avg(wh)) as mean
        from usage_day, unnest(value) with ordinality as each (wh, place)
        where account_id = (select account_id from account where account_no = ${MEI_LIN}) and place <= 30
          and day in (select '2026-11-20'::date - 7 * week from generate_series(1, 8) week)
        group by place) by_slot`.execute(world.db);
    const series = await findSeries('meilin', '2026-11', MEI_LIN);
    expect(series?.running?.usual).toBe((rows[0]?.wh ?? 0) / 1_000);
    expect(series?.usual.find(({ period }) => period === '2026-11-20')?.value).toBeGreaterThan(
      series?.running?.usual ?? 0,
    );
    expect((await findSeries('meilin', '2026-10', MEI_LIN))?.running).toBeNull();
  });

  test('a contestable account has no price, a closed one ends with its last day', async () => {
    const kopi = await findSeries('kopi', '2026-10', '8920020017');
    expect([kopi?.cost, kopi?.consumption[0]?.cost]).toEqual([null, null]);
    const farid = await findSeries('farid', '2025-12', '8934570014');
    expect(farid?.consumption.at(-1)).toMatchObject({ period: '2025-12-31' });
    expect(await findSeries('farid', '2026-01', '8934570014')).toBeUndefined();
  });

  test('a month to come and the 101st back are refused; the hundredth is empty', async () => {
    expect(await refusal('meilin', '2026-12', MEI_LIN)).toBe('SK_USAGE_1001');
    expect(await refusal('meilin', '2018-07', MEI_LIN)).toBe('SK_USAGE_1001');
    expect(getData(await ask('meilin', '2018-08', MEI_LIN), 'consumption:daily').series).toEqual([]);
    expect(await refusal('meilin', '2026-13', MEI_LIN)).toBe('SK_INPUT_1001');
  });
});

test('a day on which a pool is filled costs the first tier of water in a month that stays in it', async () => {
  const batch = new DayBatch();
  const day = sgDay('2026-10-14');
  const values = new Array<number>(48).fill(208);
  const receivedAt = world.clock.now();
  batch.add({
    line: 1,
    digits: '8934540017',
    utility: 'water',
    day,
    values,
    estimatedSlots: 0,
    receivedAt,
  });
  await withTransaction(world.db, (tx) => mergeDays(tx, batch));
  const reply = getData(await ask('chitra', '2026-10', '8934540017'), 'consumption:daily');
  const water = reply.series.find(({ utility }) => utility === 'water');
  const pool = water?.consumption.find(({ period }) => period === day);
  expect(pool?.current).toBe(9.984);
  // Dollars a Cu M with both taxes and GST.
  expect(Math.abs((pool?.cost ?? 0) - 998.4 * 3.235 * 1.09)).toBeLessThan(2);
  expect(Math.abs((water?.cost ?? 0) - (water?.current ?? 0) * 323.5 * 1.09)).toBeLessThan(3);
});

describe('the newest day', () => {
  const latest = async (person: string, accountNo: string) =>
    getData(
      await world.call(`${person}@example.com`, { 'consumption:latestData': { accountNos: [accountNo] } }),
      'consumption:latestData',
    ).latest;

  test('the newest day of an open account is today, of a closed one its last, of prepaid electricity none', async () => {
    expect(await latest('meilin', MEI_LIN)).toEqual({
      date: '2026-11-20',
      updatedAt: '2026-11-20T07:10:00.000Z',
    });
    expect(await latest('farid', '8934570014')).toMatchObject({ date: '2025-12-31' });
    expect(await latest('grace', '8934560015')).toBeNull();
  });
});
