/** @engines both */
import type { Output } from '@portal/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getCode, getData } from '../../test/answers.ts';
import { openTestWorld, type TestWorld } from '../../test/test-world.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());

const MEI_LIN = '8934521670';
const HER_HOME = '6100145021';

type Monthly = Output<'consumption:monthly'>;

const premisesOf = async (accountNo: string): Promise<string> => {
  const row = await world.db
    .selectFrom('account')
    .select('premiseNo')
    .where('accountNo', '=', accountNo)
    .executeTakeFirstOrThrow();
  return row.premiseNo;
};
const ask = (
  person: string,
  year: string,
  ebsPremiseNo: string | null,
  msslPremiseNo: string | null = null,
) =>
  world.call(`${person}@example.com`, {
    'consumption:monthly': { ebsPremiseNo, msslPremiseNo, consumptionValue: year },
  });
const seriesOf = async (...input: Parameters<typeof ask>): Promise<Monthly['series']> =>
  getData(await ask(...input), 'consumption:monthly').series;
const refusal = async (...input: Parameters<typeof ask>) =>
  getCode(await ask(...input), 'consumption:monthly');

describe('a year by months', () => {
  test('has what each bill charged, in the unit and to the cent, as SQL adds it up', async () => {
    const series = await seriesOf('meilin', '2026', HER_HOME);
    const { rows } = await sql<{ utility: string; month: string; cents: number; quantity: number }>`
      select l.utility, to_char(b.issued_on, 'YYYY-MM') as month, sum(l.amount_cents + l.gst_cents)::int as cents,
        sum(l.quantity_milli) filter (where l.item in ('energy', 'gas', 'water-tariff'))::int as quantity
      from bill b join bill_line l using (account_id, bill_id) join account a using (account_id)
      where a.account_no = ${MEI_LIN} and extract(year from b.issued_on) = 2026 and l.utility is not null
      group by 1, 2 order by 1, 2`.execute(world.db);
    const answered = series
      .flatMap(({ utility, consumption }) =>
        consumption
          .filter(({ current }) => current !== null)
          .map(({ period, current, cost }) => ({
            utility,
            month: period,
            cents: cost,
            quantity: Math.round((current ?? 0) * 1_000),
          })),
      )
      .sort((a, b) => a.utility.localeCompare(b.utility) || a.month.localeCompare(b.month));
    expect(rows).toHaveLength(33);
    expect(answered).toEqual(rows);
  });

  test('a meter that sends no half hours has every second month estimated, beside the neighbours', async () => {
    const [electricity] = await seriesOf('iobr', '2026', await premisesOf('8934580013'));
    const months = electricity?.consumption.filter(({ current }) => current !== null) ?? [];
    expect(months.map(({ status }) => status).slice(-4)).toEqual([
      'Actual',
      'Estimated',
      'Actual',
      'Estimated',
    ]);
    expect(months.every(({ average, efficient }) => average !== null && efficient !== null)).toBe(true);
    const half = await world.call('iobr@example.com', {
      'consumption:hourly': { accountNos: ['8934580013'], date: '2026-11-19' },
    });
    expect(getCode(half, 'consumption:hourly')).toBe('SK_USAGE_1001');
  });

  test('is beside the neighbours of the pictures, at the price that she paid', async () => {
    const [electricity, water] = await seriesOf('meilin', '2026', HER_HOME);
    expect(electricity).toMatchObject({
      utility: 'electricity',
      current: 352,
      comparisonType: 'nearby neighbours',
      premiseType: 'HDB 4-room',
      completeTo: '2026-11-17',
      updatedOn: '2026-11-18',
    });
    expect(Math.round(electricity?.neighbourhood ?? 0)).toBe(355);
    expect(Math.round(electricity?.efficient ?? 0)).toBe(256);
    const november = electricity?.consumption[10];
    expect(november).toMatchObject({ cost: 10970, average: electricity?.neighbourhood });
    expect(november?.averageCost).toBe(Math.round((10970 * (november?.average ?? 0)) / 352));
    expect(electricity?.consumption[11]).toMatchObject({ current: null, average: null, cost: null });
    expect(water?.consumption.slice(8, 11).map(({ status }) => status)).toEqual([
      'Estimated',
      'Actual',
      'Estimated',
    ]);
  });

  test('a group of six is not shown, nor is anybody beside a company', async () => {
    const flat = await seriesOf('bernard', '2026', await premisesOf('8934530034'));
    expect(flat.length).toBeGreaterThan(0);
    const shop = await seriesOf('kopi', '2026', await premisesOf('8920020025'));
    expect(shop.length).toBeGreaterThan(0);
    for (const { consumption, neighbourhood } of [...flat, ...shop]) {
      expect(neighbourhood).toBeNull();
      expect(
        consumption.every(({ average, efficientCost }) => average === null && efficientCost === null),
      ).toBe(true);
    }
  });

  test('each premises number brings the accounts of its own billing system', async () => {
    const home = await premisesOf('8934530018');
    const names = (series: Monthly['series']) => series.map(({ utility }) => utility);
    expect(names(await seriesOf('bernard', '2026', null, home))).toEqual(['electricity']);
    expect(names(await seriesOf('bernard', '2026', home))).toEqual(['water', 'gas']);
    expect(names(await seriesOf('bernard', '2026', home, home))).toEqual(['electricity', 'water', 'gas']);
  });

  test('years that the navigator does not offer, foreign premises and none at all are refused', async () => {
    expect(await seriesOf('meilin', '2025', HER_HOME)).not.toEqual([]);
    expect(await refusal('meilin', '2024', HER_HOME)).toBe('SK_USAGE_1001');
    expect(await refusal('meilin', '2027', HER_HOME)).toBe('SK_USAGE_1001');
    expect(await refusal('chitra', '2026', HER_HOME)).toBe('SK_ACCESS_1001');
    expect(await refusal('meilin', '2026', HER_HOME, '6199999999')).toBe('SK_ACCESS_1001');
    expect(await refusal('meilin', '2026', null, null)).toBe('SK_INPUT_1001');
  });
});

describe('the dates of bills', () => {
  const periods = async (person: string, accountNo: string) =>
    getData(
      await world.call(`${person}@example.com`, { 'consumption:billPeriods': { accountNo } }),
      'consumption:billPeriods',
    ).periods;

  test('begin with the running one and follow each other without a gap', async () => {
    const all = await periods('meilin', MEI_LIN);
    expect(all.slice(0, 2)).toMatchObject([
      { month: '2026-12', from: '2026-11-18', to: '2026-12-17', billId: null },
      { month: '2026-11', from: '2026-10-19', to: '2026-11-17' },
    ]);
    const dayAfter = (day: string) => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
    expect(all.slice(1).map(({ to }) => dayAfter(to))).toEqual(all.slice(0, -1).map(({ from }) => from));
  });

  test('keep the period that is over while its bill is on its way', async () => {
    await sql`
      update bill set period_from = period_from - 4, period_to = period_to - 4
      where account_id = (select account_id from account where account_no = ${MEI_LIN})`.execute(world.db);
    world.clock.shift(26 * 86_400_000);
    const [newest] = await periods('meilin', MEI_LIN);
    expect(newest).toMatchObject({ from: '2026-11-14', to: '2026-12-13', billId: null });
    world.clock.shift(-26 * 86_400_000);
  });

  test('end with the last bill of a closed account', async () => {
    const [newest] = await periods('farid', '8934570014');
    expect(newest?.billId).not.toBeNull();
    expect(newest?.to.slice(0, 4)).toBe('2025');
  });
});
