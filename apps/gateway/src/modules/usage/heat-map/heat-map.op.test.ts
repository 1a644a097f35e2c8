/** @engines both */
import { gzipSync } from 'node:zlib';
import type { Output } from '@portal/contract';
import { centsOfExact, exactPrice, rateOfDay } from '@portal/domain/insights/heat-map';
import { addDays, sgDay } from '@portal/domain/sg-time';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getCode, getData } from '../../../test/answers.ts';
import { openTestWorld, type TestWorld } from '../../../test/test-world.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());

const MEI_LIN = '8934521670';
const ask = (person: string, ...accountNos: string[]) =>
  world.call(`${person}@example.com`, { 'insights:heatMap': { accountNos } });
const mapOf = async (person: string, ...accountNos: string[]): Promise<Output<'insights:heatMap'>> =>
  getData(await ask(person, ...accountNos), 'insights:heatMap');

interface SqlHour {
  readonly day: string;
  readonly hour: number;
  readonly wh: number | null;
  readonly kind: string;
  readonly cents: number | null;
}

/** Every hour of the days that have come, by SQL alone: sum, kind, and the exact price rounded. */
async function hoursBySql(): Promise<SqlHour[]> {
  const { rows } = await sql<SqlHour>`
    with half as (
      select to_char(u.day, 'YYYY-MM-DD') as day, (s.slot - 1) / 2 as hour, s.wh,
        s.wh is not null and (u.estimated_slots >> (s.slot - 1)::int) & 1 = 1 as estimated
      from usage_day u join account a using (account_id)
        cross join lateral unnest(u.value) with ordinality as s(wh, slot)
      where a.account_no = ${MEI_LIN} and u.utility = 'electricity'
        and u.day between '2025-07-09' and '2026-11-20'
    )
    select day, hour::int as hour, sum(wh)::int as wh,
      case count(wh) when 0 then 'M' when 1 then 'P'
        else case when bool_or(estimated) then 'E' else 'A' end end as kind,
      round(sum(wh) * 1.09 / 10 * case when day < '2025-10-01' then 0.2747 when day < '2026-01-01' then 0.2755
        when day < '2026-04-01' then 0.2671 when day < '2026-07-01' then 0.2727
        when day < '2026-10-01' then 0.3191 else 0.2859 end)::int as cents
    from half group by day, hour order by day, hour`.execute(world.db);
  return rows;
}

describe('the hours of 500 days', () => {
  test('every hour is the sum of its half hours, as sure as they are, at the tariff of its day', async () => {
    const map = await mapOf('meilin', MEI_LIN);
    const expected = await hoursBySql();
    const first = sgDay(map.from);
    const own = map.days.flatMap(({ wh, kinds }, index) => {
      const day = addDays(first, index);
      const rate = rateOfDay(
        map.tariffs.map((tariff) => ({ ...tariff, from: sgDay(tariff.from) })),
        day,
      );
      return wh.map((value, hour) => ({
        day: String(day),
        hour,
        wh: value,
        kind: kinds[hour] ?? '',
        cents: value === null || rate === null ? null : Number(centsOfExact(exactPrice(value, rate))),
      }));
    });
    expect(own.length).toBe(500 * 24);
    const byHour = new Map(expected.map((hour) => [`${hour.day} ${hour.hour}`, hour]));
    const missing = { wh: null, kind: 'M', cents: null };
    expect(own).toEqual(
      own.map(({ day, hour }) => byHour.get(`${day} ${hour}`) ?? { day, hour, ...missing }),
    );
    expect(own.some(({ kind }) => kind === 'P' || kind === 'M')).toBe(true);
    expect(own.some(({ kind }) => kind === 'E')).toBe(true);
  });

  test('start with the 500th day and end with the last half hour of today', async () => {
    expect(await mapOf('meilin', MEI_LIN)).toMatchObject({
      from: '2025-07-09',
      dataTo: '2026-11-20T07:00:00.000Z',
      tariffs: [
        { from: '2025-07-09', rateE4: 2747, gstBasisPoints: 900 },
        { from: '2025-10-01', rateE4: 2755 },
        { from: '2026-01-01', rateE4: 2671 },
        { from: '2026-04-01', rateE4: 2727 },
        { from: '2026-07-01', rateE4: 3191 },
        { from: '2026-10-01', rateE4: 2859 },
      ],
    });
  });

  test('take less than 60 KB on the way to a phone', async () => {
    const { text } = await ask('meilin', MEI_LIN);
    expect(gzipSync(text).length).toBeLessThan(60_000);
  });

  test('the same account twice counts once', async () => {
    expect(await mapOf('meilin', MEI_LIN, MEI_LIN)).toEqual(await mapOf('meilin', MEI_LIN));
  });

  test('a day begins and ends in Singapore: after its midnight the map has moved on by one', async () => {
    const until = Date.parse('2026-11-20T16:30:00Z') - world.clock.now();
    world.clock.shift(until);
    const map = await mapOf('meilin', MEI_LIN);
    expect([map.from, map.days.length]).toEqual(['2025-07-10', 500]);
    world.clock.shift(-until);
  });
});

describe('a map that is not there', () => {
  test('a meter that sends nothing has no days, and no error', async () => {
    expect(await mapOf('iobr', '8934580013')).toMatchObject({ from: '2026-11-20', days: [], dataTo: null });
  });

  test('a contestable account has hours and no tariff', async () => {
    const shop = await mapOf('kopi', '8920020017');
    expect(shop.days.length).toBe(500);
    expect(shop.tariffs).toEqual([]);
  });

  test('the account of somebody else is refused', async () => {
    expect(getCode(await ask('chitra', MEI_LIN), 'insights:heatMap')).toBe('SK_ACCESS_1001');
    expect(getCode(await ask('meilin'), 'insights:heatMap')).toBe('SK_INPUT_1001');
  });
});
