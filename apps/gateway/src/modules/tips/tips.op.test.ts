/** @engines both */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getCode, getData } from '../../test/answers.ts';
import { openTestWorld, type TestWorld } from '../../test/test-world.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());

const ask = async (email: string | null) => world.call(email, { 'tips:retrieve': {} });

test('a customer reads tips by appliance, each saving at the tariff of today with GST', async () => {
  const tips = getData(await ask('meilin@example.com'), 'tips:retrieve');
  expect(Object.keys(tips)[0]).toBe('air-conditioner');
  const [airCon] = tips['air-conditioner'] ?? [];
  // 26 kWh x 0.2859 = 7.43, GST 0.67.
  expect(airCon?.saving).toMatchObject({ utility: 'electricity', quantityMilli: 26_000, amount: 810 });
  expect(airCon?.source).toContain('2017');
  const [shower] = tips['shower-and-taps'] ?? [];
  // 1.08 Cu M: tariff 1.54 + 0.14, conservation tax 0.77 + 0.07, used water 1.18 + 0.11.
  expect(shower?.saving).toMatchObject({ utility: 'water', amount: 381 });
});

test('savings follow the tariff: in September a kWh cost more', async () => {
  world.clock.shift(Date.parse('2026-09-10T09:00:00+08:00') - world.clock.now());
  const tips = getData(await ask('meilin@example.com'), 'tips:retrieve');
  // 26 kWh x 0.3191 = 8.30, GST 0.75.
  expect(tips['air-conditioner']?.[0]?.saving?.amount).toBe(905);
});

test('nobody reads them without signing in', async () => {
  expect(getCode(await ask(null), 'tips:retrieve')).toBe('SK_SEC_1000');
});
