/** @engines both */
import { sgDay } from '@portal/domain/sg-time';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getCode, getData } from '../../test/answers.ts';
import { counting } from '../../test/query-taps.ts';
import { openTestWorld, type TestWorld } from '../../test/test-world.ts';
import { MEI_LIN, meterCalls, typed } from './test/meter-calls.ts';

const queries = { count: 0 };
let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld({ wrapDatabase: (db) => db.withPlugin(counting(queries)) });
});
afterAll(() => world.close());

async function countQueries(person: string, name: string, ...accountNos: string[]): Promise<number> {
  await world.tokenFor(`${person}@example.com`);
  queries.count = 0;
  await world.call(`${person}@example.com`, { [name]: { accountNos } });
  const withIt = queries.count;
  queries.count = 0;
  await world.call(`${person}@example.com`, { 'cusConsent:retrieve': {} });
  return withIt - queries.count;
}

describe('what a reading is compared with', () => {
  test('is the use of the last bills, and the reading that a bill was estimated with', async () => {
    const [electricity, water, gas] = await meterCalls(world).outlook();
    expect(gas).toEqual({
      accountNo: MEI_LIN.accountNo,
      deviceNo: MEI_LIN.gas,
      estimatedSince: { reading: '02372', date: '2026-11-17' },
      usual: { mean: expect.any(Number), low: expect.any(Number), high: expect.any(Number) },
      isRegulated: true,
      isBusiness: false,
      photoAt: null,
    });
    expect(gas?.usual?.mean).toBeGreaterThan(1_700);
    expect(gas?.usual?.mean).toBeLessThan(2_000);
    expect(water?.estimatedSince).toMatchObject({ date: '2026-11-17' });
    // It sends its own readings, so no bill is estimated.
    expect(electricity).toMatchObject({ estimatedSince: null, photoAt: null });
  });

  test('has no estimate after an actual reading, and no regulated price with a retailer', async () => {
    const [meter] = await meterCalls(world, 'bernard').outlook('8934530018');
    expect(meter).toMatchObject({ isRegulated: false, estimatedSince: null });
  });

  test('is not known of one of several meters of a utility', async () => {
    await sql`insert into meter select account_id, 'W00000001', utility, null, 4, 1, false, installed_on, null
      from meter where device_no = ${MEI_LIN.water}`.execute(world.db);
    await sql`insert into meter_window select account_id, 'W00000001', opens_at, closes_at, 0, 1000
      from meter_window where device_no = ${MEI_LIN.water}`.execute(world.db);
    const meters = await meterCalls(world).outlook();
    expect(meters.filter(({ deviceNo }) => deviceNo.startsWith('W')).map(({ usual }) => usual)).toEqual([
      null,
      null,
    ]);
    for (const table of ['meter', 'meterWindow'] as const)
      await world.db.deleteFrom(table).where('deviceNo', '=', 'W00000001').execute();
  });

  test('costs two queries, for a home or a company', async () => {
    expect(await countQueries('meilin', 'meter:outlook', '8934521670')).toBe(2);
    const company = ['8920020017', '8920020025', '8920020033', '8920020041'];
    expect(await countQueries('kopi', 'meter:outlook', ...company)).toBe(2);
  });

  test('is not told to a master user', async () => {
    const reply = await world.call('estate@example.com', { 'meter:outlook': { accountNos: ['8920105008'] } });
    expect(getCode(reply, 'meter:outlook')).toBe('SERVICE_FAILURE');
  });
});

describe('the history of electricity meters', () => {
  const { electricity, accountNo } = MEI_LIN;

  test('has the readings of the meter, the newest first', async () => {
    const { meters } = getData(await meterCalls(world).history(), 'meter:history');
    expect(meters).toMatchObject([
      {
        accountNo,
        meterNumber: electricity,
        meterType: 'Electricity',
        meterCurrentStatus: 'Active',
        measurementId: '1.8.0',
      },
    ]);
    const readings = meters[0]?.readings ?? [];
    expect(readings[0]).toEqual({
      meterReadDate: '2026-11-17',
      cumulativeMeterRead: '48178',
      remarks: 'Actual',
    });
    expect(readings).toHaveLength(25);
    expect(readings.map((each) => each.meterReadDate)).toEqual(
      readings.map((each) => each.meterReadDate).sort((a, b) => b.localeCompare(a)),
    );
  });

  test('names estimates, remarks and readings of customers, and leaves out one that was set aside', async () => {
    await sql`insert into meter_reading (account_id, device_no, kind, read_at, reading_milli, source, remarks, decision)
      values (100101, ${electricity}, 'estimated', '2026-11-17T04:00:00Z', 48179000, null, null, null),
        (100101, ${electricity}, 'actual', '2026-11-17T05:00:00Z', 48179000, null, 'Meter replaced', null),
        (100101, ${electricity}, 'self', '2026-11-17T06:00:00Z', 48180000, 'Web', null, null),
        (100101, ${electricity}, 'self', '2026-11-17T07:00:00Z', 98180000, 'Web', null, 'setAside')`.execute(
      world.db,
    );
    const { meters } = getData(await meterCalls(world).history(), 'meter:history');
    expect(meters[0]?.readings.slice(0, 4).map(({ remarks }) => remarks)).toEqual([
      'Self-submitted',
      'Meter replaced',
      'Estimated',
      'Actual',
    ]);
  });

  test('has a meter that was removed after those that measure', async () => {
    await sql`insert into meter values
      (100101, 'E00000001', 'electricity', null, 5, null, true, '2019-06-03', '2026-11-19')`.execute(
      world.db,
    );
    const { meters } = getData(await meterCalls(world).history(), 'meter:history');
    expect(meters.map((each) => [each.meterNumber, each.meterCurrentStatus])).toEqual([
      [electricity, 'Active'],
      ['E00000001', 'Inactive'],
    ]);
    await world.db
      .updateTable('meter')
      .set({ removedOn: sgDay('2026-11-20') })
      .where('deviceNo', '=', 'E00000001')
      .execute();
    const today = getData(await meterCalls(world).history(), 'meter:history');
    expect(today.meters.every(({ meterCurrentStatus }) => meterCurrentStatus === 'Active')).toBe(true);
  });

  test('has at most 120 readings of a meter', async () => {
    await sql`insert into meter_reading (account_id, device_no, kind, read_at, reading_milli)
      select 100101, ${electricity}, 'actual', timestamptz '2010-01-01T00:00:00Z' + n * interval '1 day', n * 1000
      from generate_series(1, 200) n`.execute(world.db);
    const { meters } = getData(await meterCalls(world).history(), 'meter:history');
    const own = meters.find(({ meterNumber }) => meterNumber === electricity);
    expect(own?.readings).toHaveLength(120);
    expect(own?.readings[4]).toMatchObject({ meterReadDate: '2026-10-18' });
  });

  test('an account without electricity, or without a reading, has none', async () => {
    expect(getCode(await meterCalls(world, 'grace').history('8934560015'), 'meter:history')).toBe(
      'NO_RETURN_DATA',
    );
    expect(getCode(await meterCalls(world, 'dewi').history('8934550024'), 'meter:history')).toBe(
      'NO_RETURN_DATA',
    );
  });

  test('an account that has ended keeps its history', async () => {
    const { meters } = getData(await meterCalls(world, 'farid').history('8934570014'), 'meter:history');
    expect(meters).toMatchObject([{ meterCurrentStatus: 'Inactive' }]);
  });

  test('costs one query, for a home or a company', async () => {
    expect(await countQueries('meilin', 'meter:history', '8934521670')).toBe(1);
    expect(await countQueries('kopi', 'meter:history', '8920020017', '8920020025', '8920020033')).toBe(1);
  });

  test('the history of another customer is neither confirmed nor denied', async () => {
    expect(getCode(await meterCalls(world, 'chitra').history(accountNo), 'meter:history')).toBe(
      'SK_ACCESS_1001',
    );
  });
});

test('sending costs the same number of queries for one meter and for several', async () => {
  const meiLin = meterCalls(world);
  const count = async (...items: ReturnType<typeof typed>[]) => {
    queries.count = 0;
    await meiLin.send(...items);
    return queries.count;
  };
  await meiLin.send(typed(MEI_LIN.water, '1230.0'));
  const one = await count(typed(MEI_LIN.water, '1230.1'));
  expect(await count(typed(MEI_LIN.water, '1230.2'), typed(MEI_LIN.gas, '2380'))).toBe(one);
});
