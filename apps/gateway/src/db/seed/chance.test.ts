import { describe, expect, it } from 'vitest';
import { between, oneOf, rollOf, seedOf } from './chance.ts';

describe('seeded pseudo-random numbers', () => {
  it('the same words give the same numbers on any machine', () => {
    expect(seedOf('day', 100101, '2026-11-20')).toBe(seedOf('day', 100101, '2026-11-20'));
    expect([seedOf('a'), seedOf('b'), seedOf('a', 'b'), seedOf('ab')]).toEqual([
      seedOf('a'),
      seedOf('b'),
      seedOf('a', 'b'),
      seedOf('ab'),
    ]);
    expect(new Set([seedOf('a'), seedOf('b'), seedOf('a', 'b'), seedOf('ab')]).size).toBe(4);
  });

  it('numbers are evenly distributed from 0 to below 1', () => {
    const rolls = Array.from({ length: 10_000 }, (_, n) => rollOf(seedOf('spread'), n));
    const tenths = Array.from(
      { length: 10 },
      (_, tenth) => rolls.filter((roll) => Math.floor(roll * 10) === tenth).length,
    );
    expect(Math.min(...tenths)).toBeGreaterThan(900);
    expect(Math.max(...tenths)).toBeLessThan(1_100);
  });

  it('numbers stay within their range, and every item of a list is chosen', () => {
    const chosen = Array.from({ length: 100 }, (_, n) => oneOf(seedOf('list'), n, ['a', 'b', 'c']));
    expect(new Set(chosen)).toEqual(new Set(['a', 'b', 'c']));
    expect(between(seedOf('x'), 3, 5, 5)).toBe(5);
    expect(() => oneOf(1, 1, [])).toThrow(RangeError);
  });
});
