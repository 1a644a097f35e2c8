import { describe, expect, it } from 'vitest';
import { percentile } from './figures.ts';
import { scoreLeakWatch } from './leaks.ts';

const LEAST = 500 / 24;

describe('the leak watch', () => {
  it.each([
    ['as homes are', { from: 5_000 }],
    ['where meters count in tens', { from: 6_000, step: 10, litresPerHour: LEAST }],
    ['where a twentieth of the hours is missing', { from: 7_000, missing: 0.05, litresPerHour: LEAST }],
  ])(
    'finds 95 of 100 leaks within 48 hours and is wrong once in 100 homes and years at most, %s',
    (_what, set) => {
      const scores = scoreLeakWatch({ homes: 120, ...set });
      expect(scores.foundInTime / scores.leaks).toBeGreaterThanOrEqual(0.95);
      expect(scores.falseAlarms / scores.homeYears).toBeLessThanOrEqual(0.01);
      expect(percentile(scores.litresOverTrue, 0.5)).toBeCloseTo(1, 0);
    },
  );
});
