import type { Output } from '@portal/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getCode, getData } from '../../test/answers.ts';
import { counting } from '../../test/query-taps.ts';
import { openTestWorld, type TestWorld } from '../../test/test-world.ts';

const queries = { count: 0 };
let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld({
    at: '2026-11-30T15:12:00+08:00',
    wrapDatabase: (db) => db.withPlugin(counting(queries)),
  });
});
afterAll(() => world.close());

type Reply = Output<'insights:forecast'>;

const MEI_LIN = '8934521670';
const ask = (accountNo: string, person: string) =>
  world.call(`${person}@example.com`, { 'insights:forecast': { accountNo } });
const forecastOf = async (accountNo = MEI_LIN, person = 'meilin'): Promise<Reply> =>
  getData(await ask(accountNo, person), 'insights:forecast');
async function running(accountNo?: string, person?: string) {
  const reply = await forecastOf(accountNo, person);
  if (reply.running === null) throw new Error(`the account is ${reply.state}`);
  return reply.running;
}
const accountId = sql`(select account_id from account where account_no = ${MEI_LIN})`;
async function numberBySql(query: ReturnType<typeof sql<{ n: number }>>): Promise<number> {
  const { rows } = await query.execute(world.db);
  return Number(rows[0]?.n);
}

describe('the running bill', () => {
  test('a customer sees half hours at their tariff, and water and gas by the days of the last bills', async () => {
    const found = await running();
    expect(found).toMatchObject({
      month: '2026-12',
      from: '2026-11-18',
      to: '2026-12-17',
      dayNumber: 13,
      days: 30,
      dataTo: '2026-11-30T07:00:00.000Z',
      estimated: ['water', 'gas'],
    });
    const electricity = await numberBySql(sql<{ n: number }>`
      select round(sum(slot) * 0.2859 * 1.09 / 10) as n from usage_day cross join unnest(value) slot
      where account_id = ${accountId} and utility = 'electricity' and day >= '2026-11-18'`);
    expect(found.electricity).toBe(electricity);
    const dailyOf = (item: string) =>
      numberBySql(sql<{ n: number }>`
        select (sum(milli) / sum(days))::float8 as n from (
          select sum(quantity_milli) as milli, max(b.period_to - b.period_from + 1) as days
          from bill b join bill_line l on l.account_id = b.account_id and l.bill_id = b.bill_id
          where b.account_id = ${accountId} and l.item = ${item}
          group by b.bill_id, b.issued_on order by b.issued_on desc limit 6
        ) bills`);
    const [water, gas] = [await dailyOf('water-tariff'), await dailyOf('gas')];
    // Dollars a Cu M with both taxes, and a kWh of gas; 12 days and 15 hours of 30.
    const read = (12.625 * (water * (1.43 * 1.5 + 1.09) + gas * 0.233) * 1.09) / 10;
    expect(Math.abs(found.soFar - electricity - read)).toBeLessThanOrEqual(3);
  });

  test('from the tenth full day on it has a range, and the figures add up to the cent', async () => {
    const { soFar, outlook } = await running();
    expect(outlook.state).toBe('likely');
    const likely = outlook.likely;
    if (likely === null) throw new Error('no range');
    expect(likely.uSave).toBe(4_503);
    for (const each of ['low', 'middle', 'high'] as const) {
      expect(likely.toCome[each] % 100).toBe(0);
      expect(likely.missing[each]).toBe(0);
      expect(likely.total[each]).toBe(soFar + likely.toCome[each] - likely.uSave);
    }
    expect(likely.total.low).toBeLessThan(likely.total.middle);
    expect(likely.total.middle).toBeLessThan(likely.total.high);
  });

  test('it says what the last bill came to, and how often the range held', async () => {
    const { last, record } = await forecastOf();
    expect(last).toEqual({ month: '2026-11', total: 12_845 });
    expect(record?.bills).toBeGreaterThanOrEqual(10);
    expect(record?.held).toBeLessThanOrEqual(record?.bills ?? 0);
  });
});

test('fees of past bills, which are for no utility, leave range and record as they are', async () => {
  const before = await forecastOf();
  await sql`
    insert into bill_line (account_id, bill_id, line_no, kind, item, utility, amount_cents, gst_cents)
    select account_id, bill_id, 99, 'charge', 'late-payment', null, 5000, 450 from bill
    where account_id = ${accountId}`.execute(world.db);
  const after = await forecastOf();
  await sql`delete from bill_line where account_id = ${accountId} and line_no = 99`.execute(world.db);
  expect(after).toEqual(before);
});

test('days that are missing, wholly or in part, are counted, and the parts still come to the total', async () => {
  const before = await running();
  const gone = await sql`
    delete from usage_day where account_id = ${accountId} and day in ('2026-11-20', '2026-11-24')
      and utility = 'electricity' returning *`.execute(world.db);
  const [half, whole] = gone.rows as readonly { readonly value: readonly number[]; readonly total: number }[];
  const came = half?.value.slice(24) ?? [];
  const sent = came.reduce((sum, wh) => sum + wh, 0);
  const rest = { value: [...Array<null>(24).fill(null), ...came], total: sent, status: 'Partial' };
  await world.db
    .insertInto('usageDay')
    .values({ ...(half as object), ...rest } as never)
    .execute();
  const lost = (whole?.total ?? 0) + (half?.total ?? 0) - sent;
  const { missingDays, soFar, electricity, outlook } = await running();
  expect(missingDays).toBe(2);
  expect(Math.abs(before.electricity - electricity - (lost * 0.2859 * 1.09) / 10)).toBeLessThanOrEqual(1);
  const { likely } = outlook;
  if (likely === null) throw new Error('no range');
  for (const each of ['low', 'middle', 'high'] as const)
    expect(likely.total[each]).toBe(soFar + likely.missing[each] + likely.toCome[each] - likely.uSave);
  expect(Math.abs(likely.total.middle - (before.outlook.likely?.total.middle ?? 0))).toBeLessThan(500);
  await world.db.deleteFrom('usageDay').where('status', '=', 'Partial').where('total', '=', sent).execute();
  await world.db
    .insertInto('usageDay')
    .values(gone.rows as never)
    .execute();
});

test('a business pays all of its water in the first tier', async () => {
  const KITCHENS = '8920020033';
  const business = sql`(select account_id from account where account_no = ${KITCHENS})`;
  const setWater = (milli: number) =>
    sql`
    update bill_line set quantity_milli = quantity_milli + ${milli}
    where account_id = ${business} and item = 'water-tariff'`.execute(world.db);
  const before = await running(KITCHENS, 'kopi');
  await setWater(60_000);
  const after = await running(KITCHENS, 'kopi');
  await setWater(-60_000);
  const daily = await numberBySql(sql<{ n: number }>`
    select (count(*) * 60000.0 / sum(period_to - period_from + 1))::float8 as n from (
      select period_from, period_to from bill where account_id = ${business} order by issued_on desc limit 6
    ) bills`);
  const days = after.dayNumber - 1 + 15 / 24;
  const more = (days * daily * (1.43 * 1.5 + 1.09) * 1.09) / 10;
  expect(Math.abs(after.soFar - before.soFar - more)).toBeLessThanOrEqual(3);
});

describe('an account without a forecast', () => {
  test('too early: the full days are counted and the day is named', async () => {
    world.clock.shift(-10 * 86_400_000);
    expect((await running()).outlook).toEqual({
      state: 'early',
      likely: null,
      early: { fullDays: 2, startsOn: '2026-11-28' },
      gap: null,
    });
    world.clock.shift(10 * 86_400_000);
  });

  test('three missing days of the last ten are a gap, which closes when they arrive', async () => {
    const gone = await sql`
      delete from usage_day where account_id = ${accountId} and day in ('2026-11-22', '2026-11-24', '2026-11-25')
      returning *`.execute(world.db);
    expect(gone.rows).toHaveLength(3);
    const { outlook, soFar } = await running();
    expect(outlook).toEqual({
      state: 'gap',
      likely: null,
      early: null,
      gap: { rule: 'lastTen', missing: 3, of: 10, most: 2 },
    });
    expect(soFar).toBeGreaterThan(0);
    await world.db
      .insertInto('usageDay')
      .values(gone.rows as never)
      .execute();
    expect((await running()).outlook.state).toBe('likely');
  });

  test('a meter read by hand, and a retailer of its own', async () => {
    expect(await forecastOf('8934580013', 'iobr')).toMatchObject({ state: 'noHalfHours', alwaysOn: null });
    const shop = await forecastOf('8920020017', 'kopi');
    expect(shop).toMatchObject({ state: 'unpriced', running: null, trueUps: [] });
    expect(shop.alwaysOn?.kWh).toBeGreaterThan(0);
    expect(shop.alwaysOn?.cost).toBeNull();
  });

  test('a meter that is new is said to be, as long as nothing has come', async () => {
    const account = sql`account_id = (select account_id from account where account_no = '8934580013')`;
    const installed = (day: string | null) =>
      sql`update meter set installed_on = coalesce(${day}::date, installed_on - 365) where ${account}`.execute(
        world.db,
      );
    await installed('2026-11-20');
    expect(await forecastOf('8934580013', 'iobr')).toMatchObject({ state: 'newMeter', running: null });
    await installed(null);
    expect(await forecastOf('8934580013', 'iobr')).toMatchObject({ state: 'noHalfHours', running: null });
  });

  test('a closed account', async () => {
    expect(await forecastOf('8934570014', 'farid')).toMatchObject({ state: 'closed', running: null });
  });

  test('accounts of others and unknown ones look alike', async () => {
    expect(getCode(await ask('8934530034', 'meilin'), 'insights:forecast')).toBe('SK_ACCESS_1001');
    expect(getCode(await ask('8999999990', 'meilin'), 'insights:forecast')).toBe('SK_ACCESS_1001');
  });
});

describe('always on', () => {
  test('is the middle of the quiet half hours of four weeks at the tariff of today', async () => {
    const { alwaysOn } = await forecastOf();
    const wh = await numberBySql(sql<{ n: number }>`
      with measured as (
        select day, at, wh from usage_day cross join unnest(value) with ordinality as slot (wh, at)
        where account_id = ${accountId} and day >= '2026-11-02' and day < '2026-11-30'
          and wh is not null and (estimated_slots >> (at - 1)::int) & 1 = 0
      ), sorted as (
        select day, array_agg(wh order by wh) as quiet
        from measured group by day
        union all select day, array_agg(wh order by wh) from measured where at <= 12 group by day having count(*) >= 10
      ), placed as (
        select day, quiet, greatest(cardinality(quiet) * 0.1 + 0.5, 1) as place from sorted
      ), level as (
        select day, min(quiet[floor(place)::int]
          + (quiet[floor(place)::int + 1] - quiet[floor(place)::int]) * (place - floor(place))) as wh
        from placed group by day having count(*) = 2
      )
      select round(percentile_cont(0.5) within group (order by wh) * 48) as n from level`);
    expect(Math.round((alwaysOn?.kWh ?? 0) * 1_000)).toBe(wh);
    expect(alwaysOn?.cost).toBe(Math.round((wh * 0.2859 * 1.09) / 10));
  });

  test('a meter that has sent no night yet says how many it needs', async () => {
    const gone = await sql`
      delete from usage_day where account_id = ${accountId} and utility = 'electricity'
        and day between '2026-11-01' and '2026-11-29'
      returning *`.execute(world.db);
    const { alwaysOn } = await forecastOf();
    await world.db
      .insertInto('usageDay')
      .values(gone.rows as never)
      .execute();
    expect(alwaysOn).toEqual({ nights: 0, needed: 14, kWh: null, cost: null });
  });
});

describe('what it costs', () => {
  test('the queries do not grow with the home', async () => {
    const counts: number[] = [];
    for (const [accountNo, person] of [
      [MEI_LIN, 'meilin'],
      ['8934570014', 'farid'],
    ] as const) {
      await world.tokenFor(`${person}@example.com`);
      await ask(accountNo, person);
      queries.count = 0;
      await ask(accountNo, person);
      counts.push(queries.count);
    }
    expect(Math.max(...counts)).toBeLessThanOrEqual(9);
  });
});
