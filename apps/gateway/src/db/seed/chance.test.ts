import { describe, expect, it } from 'vitest';
import { chooseOne, hashToSeed, rollBetween, rollNumber } from './chance.ts';

describe('seeded pseudo-random numbers', () => {
  it('the same words give the same numbers on any machine', () => {
    expect(hashToSeed('day', 100101, '2026-11-20')).toBe(hashToSeed('day', 100101, '2026-11-20'));
    expect([hashToSeed('a'), hashToSeed('b'), hashToSeed('a', 'b'), hashToSeed('ab')]).toEqual([
      hashToSeed('a'),
      hashToSeed('b'),
      hashToSeed('a', 'b'),
      hashToSeed('ab'),
    ]);
    expect(new Set([hashToSeed('a'), hashToSeed('b'), hashToSeed('a', 'b'), hashToSeed('ab')]).size).toBe(4);
  });

  it('numbers are evenly distributed from 0 to below 1', () => {
    const rolls = Array.from({ length: 10_000 }, (_, n) => rollNumber(hashToSeed('spread'), n));
    const tenths = Array.from(
      { length: 10 },
      (_, tenth) => rolls.filter((roll) => Math.floor(roll * 10) === tenth).length,
    );
    expect(Math.min(...tenths)).toBeGreaterThan(900);
    expect(Math.max(...tenths)).toBeLessThan(1_100);
  });

  it('numbers stay within their range, and every item of a list is chosen', () => {
    const chosen = Array.from({ length: 100 }, (_, n) => chooseOne(hashToSeed('list'), n, ['a', 'b', 'c']));
    expect(new Set(chosen)).toEqual(new Set(['a', 'b', 'c']));
    expect(rollBetween(hashToSeed('x'), 3, 5, 5)).toBe(5);
    expect(() => chooseOne(1, 1, [])).toThrow(RangeError);
  });
});
