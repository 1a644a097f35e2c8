import { describe, expect, it } from 'vitest';
import { waterfall } from './waterfall.ts';

const november = [-228, -511, -213, -52, -40, 1209];

describe('a waterfall', () => {
  it('begins at zero, and each bar begins where the one before ended', () => {
    const { steps, zero } = waterfall(november);
    expect(steps[0]?.from).toBeCloseTo((steps[0]?.end ?? 0) + 0);
    expect((steps[0]?.from ?? 0) + (steps[0]?.length ?? 0)).toBeCloseTo(zero);
    for (const [index, step] of steps.slice(1).entries()) {
      const start = steps[index]?.end ?? Number.NaN;
      const edges = [step.from, step.from + step.length];
      expect(Math.min(...edges.map((edge) => Math.abs(edge - start)))).toBeLessThan(1e-9);
    }
  });

  it('ends at what all steps come to, which is the bar of the difference', () => {
    const { steps, sum, zero } = waterfall(november);
    expect(sum.from).toBeCloseTo(zero);
    expect(sum.end).toBeCloseTo(steps.at(-1)?.end ?? Number.NaN);
    expect(sum.length).toBeCloseTo((165 / 1209) * 100);
  });

  it('uses the whole width and leaves it nowhere', () => {
    for (const values of [november, [100, 200], [-5, -7], [0, 0], [3, -3]]) {
      for (const { from, length } of waterfall(values).steps) {
        expect(from).toBeGreaterThanOrEqual(0);
        expect(from + length).toBeLessThanOrEqual(100 + 1e-9);
      }
    }
  });

  it('has lines at round values, zero among them, and no more than can have labels', () => {
    expect(waterfall(november).ticks.map(({ value }) => value)).toEqual([-1000, -500, 0]);
    expect(waterfall([]).ticks.map(({ value }) => value)).toEqual([0]);
    for (const size of [1, 37, 999, 123_456]) {
      const values = waterfall([size]).ticks.map(({ value }) => value);
      expect(values).toContain(0);
      expect(values.length).toBeLessThanOrEqual(6);
    }
  });
});
