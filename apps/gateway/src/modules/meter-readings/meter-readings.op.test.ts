/** @engines both */
import { isOpenAt } from '@portal/domain/meters/meter-window';
import { sgDay } from '@portal/domain/sg-time';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getCode, getData } from '../../test/answers.ts';
import { counting } from '../../test/query-taps.ts';
import { openTestWorld, type TestWorld } from '../../test/test-world.ts';

const queries = { count: 0 };
let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld({ wrapDatabase: (db) => db.withPlugin(counting(queries)) });
});
afterAll(() => world.close());

const at = (time: string): number => Date.parse(`${time}+08:00`);
const getEmail = (person: string) => `${person}@example.com`;
const ask = (person: string, ...accountNos: string[]) =>
  world.call(getEmail(person), { 'meter:retrieve': { accountNos } });
async function callMeters(person: string, ...accountNos: string[]) {
  return getData(await ask(person, ...accountNos), 'meter:retrieve').meterReadDataItemList;
}
async function moveTo(time: string): Promise<void> {
  world.clock.shift(at(time) - world.clock.now());
}

describe('a customer with meters', () => {
  test('a customer gets window, last reading, limits and number of digits of each meter', async () => {
    const [electricity, water, gas, ...others] = await callMeters('meilin', '8934521670');
    expect(others).toEqual([]);
    expect(water).toEqual({
      utilityType: 'water',
      deviceNo: 'W20418837',
      accountNo: '8934521670',
      smrdFromDate: '2026-11-18T00:00:00.000Z',
      smrdToDate: '2026-11-25T15:00:00.000Z',
      lastActualReading: '1219.5',
      lastActualReadDate: '2026-10-18',
      lastSelfSubmitted: null,
      lastSelfSubmittedDate: null,
      source: null,
      upperLimit: '1258.9',
      lowerLimit: '1219.5',
      preDecimalPlaces: 4,
      decimalPlaces: 1,
    });
    expect(gas).toMatchObject({ lastActualReading: '02318', preDecimalPlaces: 5, decimalPlaces: null });
    expect(electricity).toMatchObject({ utilityType: 'electricity', upperLimit: null, lowerLimit: null });
  });

  test('an account may be named in any spelling, and more than once', async () => {
    const meters = await callMeters('meilin', '008934521670', '8934521670');
    expect(meters.map(({ accountNo }) => accountNo)).toEqual(Array(3).fill('8934521670'));
  });

  test('a customer sees an earlier reading with its time and source', async () => {
    const meters = await callMeters('bernard', '8934530034');
    expect(meters.find(({ utilityType }) => utilityType === 'gas')).toMatchObject({
      lastSelfSubmitted: expect.stringMatching(/^\d{5}$/),
      lastSelfSubmittedDate: '2026-11-09T11:30:00.000Z',
      source: 'App',
    });
  });

  test('a customer gets the next window while none is open', async () => {
    const meters = await callMeters('kopi', '8920020017', '8920020025');
    expect(meters.map(({ accountNo, utilityType }) => [accountNo, utilityType])).toEqual([
      ['8920020017', 'electricity'],
      ['8920020025', 'water'],
      ['8920020025', 'gas'],
    ]);
    for (const meter of meters) {
      expect(meter).toMatchObject({
        smrdFromDate: '2026-11-25T00:00:00.000Z',
        smrdToDate: '2026-12-02T15:00:00.000Z',
      });
    }
  });

  test('a call costs one query, for a home or a company', async () => {
    const counts: number[] = [];
    for (const [person, ...accountNos] of [
      ['meilin', '8934521670'],
      ['kopi', '8920020017', '8920020025', '8920020033', '8920020041'],
    ] as const) {
      await world.tokenFor(getEmail(person));
      queries.count = 0;
      await ask(person, ...accountNos);
      const withIt = queries.count;
      queries.count = 0;
      await world.call(getEmail(person), { 'cusConsent:retrieve': {} });
      counts.push(withIt - queries.count);
    }
    expect(counts).toEqual([1, 1]);
  });
});

describe('customers without meter readings', () => {
  test('a master user is refused', async () => {
    expect(getCode(await ask('estate', '8920014410'), 'meter:retrieve')).toBe('SERVICE_FAILURE');
    // A sub-account with a water meter.
    expect(getCode(await ask('estate', '8920105008'), 'meter:retrieve')).toBe('SERVICE_FAILURE');
  });

  test('a customer with inactive accounts only is refused', async () => {
    expect(getCode(await ask('farid', '8934570014', '8934570022'), 'meter:retrieve')).toBe('SERVICE_FAILURE');
  });

  test('an account without services or without a meter is refused', async () => {
    const own = world.db.updateTable('account').where('accountNo', '=', '8934560015');
    expect(await callMeters('grace', '8934560015')).toHaveLength(1);
    await own.set({ services: [] }).execute();
    expect(getCode(await ask('grace', '8934560015'), 'meter:retrieve')).toBe('SERVICE_FAILURE');
    await own.set({ services: ['prepaidElectricity'] }).execute();
    await world.db.deleteFrom('meter').where('accountId', '=', 100501).execute();
    expect(getCode(await ask('grace', '8934560015'), 'meter:retrieve')).toBe('SERVICE_FAILURE');
  });

  test("another customer's account is neither confirmed nor denied", async () => {
    const foreign = await ask('meilin', '8934530034');
    const unknown = await ask('meilin', '8999999990');
    expect(getCode(foreign, 'meter:retrieve')).toBe('SK_ACCESS_1001');
    expect(foreign.answers['meter:retrieve']?.error).toMatchObject({
      code: unknown.answers['meter:retrieve']?.error?.code,
      message: unknown.answers['meter:retrieve']?.error?.message,
    });
  });
});

describe('as time goes by', () => {
  const getWindow = async () => {
    const [meter] = await callMeters('meilin', '8934521670');
    if (!meter) throw new Error('no meter');
    return { from: Date.parse(meter.smrdFromDate), to: Date.parse(meter.smrdToDate) };
  };

  test('a window is current up to its last instant, then the next one is', async () => {
    await moveTo('2026-11-25T23:00:00');
    expect(isOpenAt(await getWindow(), world.clock.now())).toBe(true);
    world.clock.shift(1);
    expect(await getWindow()).toEqual({ from: at('2026-12-18T08:00:00'), to: at('2026-12-25T23:00:00') });
  });

  test('windows exist two months ahead, also before the demo world is extended', async () => {
    await moveTo('2027-01-24T12:00:00');
    expect(isOpenAt(await getWindow(), world.clock.now())).toBe(true);
  });

  test('a removed meter is shown to the end of its last day in Singapore', async () => {
    await world.db
      .updateTable('meter')
      .set({ removedOn: sgDay('2027-01-24') })
      .where('deviceNo', '=', 'W20418837')
      .execute();
    const utilitiesNow = async () =>
      (await callMeters('meilin', '8934521670')).map(({ utilityType }) => utilityType);
    await moveTo('2027-01-24T23:59:59');
    expect(await utilitiesNow()).toEqual(['electricity', 'water', 'gas']);
    world.clock.shift(1000);
    expect(await utilitiesNow()).toEqual(['electricity', 'gas']);
  });
});
