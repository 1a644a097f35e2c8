import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { usualPace, watchPace } from './upload-pace.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** @returns after how many seconds it was given up; null when it was not */
function givenUpAfter(seconds: number, bytesEach: (second: number) => number): number | null {
  let givenUp: number | null = null;
  let second = 0;
  const watch = watchPace(usualPace, () => {
    givenUp ??= second;
  });
  for (second = 1; second <= seconds; second += 1) {
    vi.advanceTimersByTime(1_000);
    const bytes = bytesEach(second);
    if (bytes > 0) watch.came(bytes);
  }
  watch.stop();
  vi.advanceTimersByTime(200_000);
  return givenUp;
}

test('four megabytes at the speed of a weak network come within two minutes, and are waited for', () => {
  expect(givenUpAfter(120, () => 33_000)).toBeNull();
});

test('a network that is gone for nine seconds is waited for, one that is gone for ten is not', () => {
  expect(givenUpAfter(60, (second) => (second % 10 === 0 ? 300_000 : 0))).toBe(10);
  expect(givenUpAfter(60, (second) => (second % 9 === 0 ? 300_000 : 0))).toBeNull();
});

test('a byte now and then is not waited for, and neither is anything for more than two minutes', () => {
  expect(givenUpAfter(60, () => 1)).toBe(15);
  expect(givenUpAfter(130, () => 33_000)).toBe(125);
});
