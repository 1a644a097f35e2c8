import { describe, expect, test } from 'vitest';
import { afterWrongTry, isLocked, type Tries, WRONG_PER_ADDRESS, WRONG_PER_PERSON } from './tries.rules.ts';

const now = Date.parse('2026-11-20T15:30:00+08:00');
const HOUR = 3_600_000;

function wrongTries(count: number, apart = 0, from = now): Tries | null {
  let tries: Tries | null = null;
  for (let n = 0; n < count; n += 1) tries = afterWrongTry(tries, from + n * apart);
  return tries;
}

describe('a number', () => {
  test('a number without attempts is open', () => {
    expect(isLocked(null, now)).toBe(false);
  });

  test('bears four wrong tries, and is locked by the fifth', () => {
    expect(isLocked(wrongTries(4), now)).toBe(false);
    expect(isLocked(wrongTries(5), now)).toBe(true);
  });

  test('is open again after 24 hours, to the millisecond', () => {
    const tries = wrongTries(5);
    expect(isLocked(tries, now + 24 * HOUR - 1)).toBe(true);
    expect(isLocked(tries, now + 24 * HOUR)).toBe(false);
  });

  test('counts anew after its lock', () => {
    const again = afterWrongTry(wrongTries(5), now + 24 * HOUR);
    expect(again).toEqual({ wrong: 1, firstAt: now + 24 * HOUR, lockedUntil: null });
  });

  test('is locked by five tries within a day, however far apart, from the fifth on', () => {
    const tries = wrongTries(5, 5 * HOUR);
    expect(tries).toMatchObject({ wrong: 5, lockedUntil: now + 44 * HOUR });
  });

  test('forgets tries of the day before', () => {
    expect(afterWrongTry(wrongTries(4), now + 24 * HOUR)).toMatchObject({ wrong: 1, lockedUntil: null });
    expect(afterWrongTry(wrongTries(4), now + 24 * HOUR - 1)).toMatchObject({ wrong: 5 });
  });

  test('is neither locked nor counted by what a clock has seen that was moved back since', () => {
    expect(isLocked(wrongTries(5, 0, now + 48 * HOUR), now)).toBe(false);
    expect(afterWrongTry(wrongTries(4, 0, now + HOUR), now)).toMatchObject({ wrong: 1 });
  });
});

test('a person has ten wrong tries a day, an address thirty an hour', () => {
  expect(WRONG_PER_PERSON).toEqual({ most: 10, withinMs: 24 * HOUR });
  expect(WRONG_PER_ADDRESS).toEqual({ most: 30, withinMs: HOUR });
});
