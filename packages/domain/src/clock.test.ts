import { describe, expect, it } from 'vitest';
import { fixedClock, shiftedClock } from './clock.ts';

describe('clocks', () => {
  it('a fixed clock stands still at a written instant', () => {
    expect(fixedClock('2026-11-20T15:12:00+08:00').now()).toBe(1_795_158_720_000);
    expect(() => fixedClock('soon')).toThrow(RangeError);
  });

  it('a shifted clock moves with its base and by its shift', () => {
    const clock = shiftedClock(fixedClock(1_000), 5);
    clock.shift(60);
    expect(clock.now()).toBe(1_065);
  });
});

it('a shifted clock begins with the time of its base', () => {
  expect(shiftedClock(fixedClock(1_000)).now()).toBe(1_000);
});
