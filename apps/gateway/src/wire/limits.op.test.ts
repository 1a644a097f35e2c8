import { afterAll, beforeAll, expect, test } from 'vitest';
import { codeOf } from '../test/answers.ts';
import { openTestWorld, type TestWorld } from '../test/test-world.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld({
    limits: { subject: { capacity: 10, refillPerSecond: 1 }, address: { capacity: 3, refillPerSecond: 1 } },
  });
});
afterAll(() => world.close());

const day = { accountNos: ['8934521670'], date: '2026-11-20' };

test('a customer who asks too much is refused key by key, others are not, and time heals it', async () => {
  const three = { 'consumption:hourly': day, 'user:getAccounts': {}, 'user:profileInfo': {} };
  expect(
    Object.values((await world.call('meilin@example.com', three)).answers).some(({ error }) => error),
  ).toBe(false);
  const again = await world.call('meilin@example.com', three);
  expect(codeOf(again, 'consumption:hourly')).toBeUndefined();
  expect(codeOf(again, 'user:profileInfo')).toBe('SK_LIMIT_1001');
  expect(
    codeOf(await world.call('bernard@example.com', { 'user:getAccounts': {} }), 'user:getAccounts'),
  ).toBeUndefined();
  world.clock.shift(10_000);
  expect(codeOf(await world.call('meilin@example.com', three), 'user:profileInfo')).toBeUndefined();
});

test('an address that shows no good token is soon refused as a whole', async () => {
  const statuses = [];
  for (let n = 0; n < 5; n += 1)
    statuses.push((await world.callWith('forged', { 'user:profileInfo': {} })).status);
  expect(statuses).toEqual([401, 401, 401, 429, 429]);
  expect((await world.call('kopi@example.com', { 'user:profileInfo': {} })).status).toBe(200);
});
