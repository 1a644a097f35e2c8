import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getSender, inNameOf, SHARED_LOOKS } from '../../../db/in-name-of.ts';
import type { Order } from './order.store.ts';
import { OrderWatch } from './order-watch.ts';

const ORDER = 'PN-2611-200001';
const findOrders = vi.fn();

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  findOrders.mockReset();
});

const openWatch = () => new OrderWatch(findOrders, { error() {} });

test('a customer who comes while the last look is under way, after all others have left, starts no second loop', async () => {
  let fail: () => void = () => undefined;
  findOrders.mockImplementation(() => {
    const { promise, reject } = Promise.withResolvers();
    fail = () => reject(new Error('the connection has ended'));
    return promise;
  });
  const watch = openWatch();
  const leave = watch.watch(ORDER, () => undefined);
  await vi.advanceTimersByTimeAsync(400);
  expect(findOrders).toHaveBeenCalledTimes(1);
  leave();
  const leaveLast = watch.watch(ORDER, () => undefined);
  fail();
  await vi.advanceTimersByTimeAsync(400);
  expect(findOrders).toHaveBeenCalledTimes(2);
  fail();
  leaveLast();
  await vi.advanceTimersByTimeAsync(4_000);
  expect(findOrders).toHaveBeenCalledTimes(2);
});

test('one look for all who wait is in the name of none of them, and each is told in their own', async () => {
  const asked: string[] = [];
  const told: string[] = [];
  findOrders.mockImplementation(async () => {
    asked.push(getSender());
    return new Map([[ORDER, {} as Order]]);
  });
  const watch = openWatch();
  const leave = ['one person', 'another person'].map((name) =>
    inNameOf(name, () => watch.watch(ORDER, () => told.push(getSender()))),
  );
  await vi.advanceTimersByTimeAsync(500);
  expect([asked, told]).toEqual([[SHARED_LOOKS], ['one person', 'another person']]);
  for (const each of leave) each();
});
