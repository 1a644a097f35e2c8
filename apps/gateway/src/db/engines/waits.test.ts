import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Waits } from './waits.ts';

test('the oldest of those that still wait counts, whoever came or gave up meanwhile, and the last that was served', async () => {
  let now = 1_000;
  const waits = new Waits(() => now);
  expect(waits.longestMs).toBe(0);
  const begin = () => Promise.withResolvers<string>();
  const [first, second, third] = [begin(), begin(), begin()];
  const results = [waits.during(first.promise)];
  now += 70;
  results.push(waits.during(second.promise), waits.during(third.promise));
  now += 30;
  expect(waits.longestMs).toBe(100);
  second.reject(new Error('gave up'));
  await expect(results[1]).rejects.toThrow('gave up');
  expect([waits.longestMs, waits.stillMs]).toEqual([100, 100]);
  first.resolve('served');
  await expect(results[0]).resolves.toBe('served');
  now += 20;
  expect([waits.longestMs, waits.stillMs]).toEqual([50, 20]);
  third.resolve('served');
  await results[2];
  expect(waits.longestMs).toBe(0);
});

describe('with a clock', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('a wait grows as time passes, and nothing runs once it is over', async () => {
    const waits = new Waits();
    const { promise, resolve } = Promise.withResolvers<string>();
    const result = waits.during(promise);
    expect(waits.count).toBe(1);
    vi.advanceTimersByTime(5_000);
    expect(waits.longestMs).toBe(5_000);
    resolve('served');
    await result;
    expect([waits.count, waits.longestMs, waits.stillMs]).toEqual([0, 0, 0]);
    vi.advanceTimersByTime(100);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('a hold-up of the process counts as a tenth of a second: answers that came in it are unread', async () => {
    let now = 1_000;
    const waits = new Waits(() => now);
    const { promise, resolve } = Promise.withResolvers<string>();
    const result = waits.during(promise);
    now += 7_300;
    expect(waits.longestMs).toBe(100);
    now += 60;
    vi.advanceTimersByTime(50);
    now += 60;
    expect(waits.longestMs).toBe(220);
    resolve('served');
    await result;
  });
});
