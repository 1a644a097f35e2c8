import { describe, expect, it } from 'vitest';
import { fourSteps, linear } from './axis.ts';

const labels = (highest: number) => fourSteps(highest).steps.map(({ label }) => label);

describe('the value axis', () => {
  it('starts at zero and has four round steps, of which the last is near the highest value', () => {
    expect(labels(0.38)).toEqual(['0', '0.1', '0.2', '0.3', '0.4']);
    expect(labels(0.4)).toEqual(['0', '0.1', '0.2', '0.3', '0.4']);
    expect(labels(0.46)).toEqual(['0', '0.1', '0.2', '0.3', '0.4']);
    expect(labels(0.47)).toEqual(['0', '0.15', '0.30', '0.45', '0.60']);
    expect(labels(469)).toEqual(['0', '150', '300', '450', '600']);
    expect(labels(428)).toEqual(['0', '100', '200', '300', '400']);
    expect(labels(1.1)).toEqual(['0', '0.25', '0.50', '0.75', '1.00']);
    expect(labels(7)).toEqual(['0', '2', '4', '6', '8']);
  });

  it('still has steps when nothing was used', () => {
    expect(fourSteps(0).ceiling).toBeGreaterThan(0);
    expect(new Set(labels(0)).size).toBe(5);
  });

  it('holds every value, however large or small', () => {
    for (const highest of [0.003, 0.05, 1.2, 13, 480, 99_999]) {
      const { ceiling } = fourSteps(highest);
      expect(ceiling).toBeGreaterThanOrEqual(highest * (1 - 1e-9));
      expect(ceiling).toBeLessThanOrEqual(highest * 1.35);
    }
  });

  it('places values between its ends, also downwards', () => {
    const y = linear(4, 200, 0);
    expect([y(0), y(2), y(4)]).toEqual([200, 100, 0]);
  });
});
