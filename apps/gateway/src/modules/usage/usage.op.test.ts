import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getCode, getData } from '../../test/answers.ts';
import { openTestWorld, type TestWorld } from '../../test/test-world.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());

const ask = (person: string, date: string, ...accountNos: string[]) =>
  world.call(`${person}@example.com`, { 'consumption:hourly': { accountNos, date } });
const findSeries = async (person: string, date: string, ...accountNos: string[]) =>
  getData(await ask(person, date, ...accountNos), 'consumption:hourly').series;

const MEI_LIN = '8934521670';

describe("a customer's day in half hours", () => {
  test('today is measured up to a point; later half hours are unknown, not zero', async () => {
    const [today] = await findSeries('meilin', '2026-11-20', MEI_LIN);
    expect(today).toMatchObject({
      utility: 'electricity',
      unit: 'kWh',
      current: 6.55,
      premiseType: 'HDB 4-room',
    });
    expect(today?.dataTo).toBe('2026-11-20T07:00:00.000Z');
    const measured = today?.consumption.map(({ current }) => current !== null);
    expect(measured).toEqual(Array.from({ length: 48 }, (_, slot) => slot < 30));
    expect(today?.consumption[29]?.period).toBe('14:30');
  });

  test('a day is compared with the last eight same weekdays, and priced by the tariff of that day', async () => {
    const [today] = await findSeries('meilin', '2026-11-20', MEI_LIN);
    expect(today?.usualDays).toBe(8);
    expect(today?.consumption.every(({ usual }) => usual !== null)).toBe(true);
    expect(today).toMatchObject({ rateE4: 2859, gstBasisPoints: 900 });
  });

  test('estimated half hours are marked', async () => {
    const [today] = await findSeries('meilin', '2026-11-20', MEI_LIN);
    expect(today?.consumption.some(({ status }) => status === 'Estimated')).toBe(true);
    expect(today?.consumption.some(({ status }) => status === 'Actual')).toBe(true);
  });

  test('a whole day ends at midnight', async () => {
    const [day] = await findSeries('meilin', '2026-11-18', MEI_LIN);
    expect(day?.dataTo).toBe('2026-11-18T16:00:00.000Z');
  });

  test('a contestable account gets no tariff', async () => {
    const [day] = await findSeries('kopi', '2026-11-20', '8920020017');
    expect(day?.rateE4).toBeNull();
  });
});

describe('a day without data', () => {
  const refusal = async (person: string, date: string, accountNo: string) =>
    getCode(await ask(person, date, accountNo), 'consumption:hourly');

  test('tomorrow and 500 days ago are refused; the 500th day is still kept', async () => {
    expect(await refusal('meilin', '2026-11-21', MEI_LIN)).toBe('SK_USAGE_1001');
    expect(await refusal('meilin', '2025-07-08', MEI_LIN)).toBe('SK_USAGE_1001');
    expect(await refusal('meilin', '2025-07-09', MEI_LIN)).toBeUndefined();
  });

  test('prepaid electricity and closed accounts are refused', async () => {
    expect(await refusal('grace', '2026-11-20', '8934560015')).toBe('SK_USAGE_1001');
    expect(await refusal('farid', '2026-11-20', '8934570014')).toBe('SK_USAGE_1001');
  });

  test('a day that does not exist is refused as a field', async () => {
    expect(await refusal('meilin', '2026-02-30', MEI_LIN)).toBe('SK_INPUT_1001');
  });
});

test("'today' is Singapore's: at 23:30 in London it is tomorrow there", async () => {
  const until = Date.parse('2026-11-20T23:30:00Z') - world.clock.now();
  world.clock.shift(until);
  expect(getCode(await ask('meilin', '2026-11-21', MEI_LIN), 'consumption:hourly')).toBeUndefined();
  world.clock.shift(-until);
});
