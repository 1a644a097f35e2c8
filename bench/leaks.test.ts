import { expect, it } from 'vitest';
import { percentile } from './figures.ts';
import { scoreLeakWatch } from './leaks.ts';

it('the leak watch finds 95 of 100 leaks within 48 hours and is wrong once in 100 homes and years at most', () => {
  const scores = scoreLeakWatch(200, 5_000);
  expect(scores.foundInTime / scores.leaks).toBeGreaterThanOrEqual(0.95);
  expect(scores.falseAlarms / scores.homeYears).toBeLessThanOrEqual(0.01);
  expect(percentile(scores.litresOverTrue, 0.5)).toBeCloseTo(1, 0);
});
