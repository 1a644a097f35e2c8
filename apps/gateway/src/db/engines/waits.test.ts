import { expect, test } from 'vitest';
import { Waits } from './waits.ts';

test('the oldest of those that still wait counts, whoever came or gave up meanwhile', async () => {
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
  expect(waits.longestMs).toBe(100);
  first.resolve('served');
  await expect(results[0]).resolves.toBe('served');
  expect(waits.longestMs).toBe(30);
  third.resolve('served');
  await results[2];
  expect(waits.longestMs).toBe(0);
});
