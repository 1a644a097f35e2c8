import { expect, it } from 'vitest';
import { addDays, SLOTS_PER_DAY, sgDay } from '../sg-time.ts';
import { type DayOfUse, findUsualDays } from './usual-days.ts';

const AT = sgDay('2026-11-01');
const HOMES = 400;
const DAYS_TO_COME = 20;
/** Of a normal distribution. */
const EIGHT_OF_TEN = 1.2816;

/** Evenly spread over 0 to 1, the same each time. */
function makeDice(seed: number): () => number {
  let state = seed * 7_919 + 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** Days around 10 kWh, each like the one before, the last ones not known yet. */
function makeDays(home: number, known: number): DayOfUse[] {
  const roll = makeDice(home + 1);
  let mood = 0;
  return Array.from({ length: 60 + known + DAYS_TO_COME }, (_, index) => {
    mood = 0.6 * mood + 0.8 * 2_000 * 1.73 * (roll() + roll() + roll() + roll() - 2);
    return { day: addDays(AT, index - known - 60), wh: 10_000 + mood, slots: SLOTS_PER_DAY };
  }).slice(60);
}

it.each([10, 14, 28, 56])(
  'holds about eight of ten sums of days to come within their spread, with %i days known',
  (known) => {
    const held = Array.from({ length: HOMES }, (_, home) => {
      const days = makeDays(home, known);
      const usual = findUsualDays(days, AT);
      const toCome = days.filter(({ day }) => day >= AT);
      const miss = toCome.reduce((sum, { day, wh }) => sum + wh - usual.usualOn(day), 0);
      return Math.abs(miss) <= EIGHT_OF_TEN * usual.spreadToCome(DAYS_TO_COME);
    }).filter(Boolean).length;
    expect(held / HOMES).toBeGreaterThan(0.7);
    expect(held / HOMES).toBeLessThan(0.88);
  },
);

it('a home without a whole day has no usual ones', () => {
  expect(() => findUsualDays([{ day: addDays(AT, -1), wh: 5_000, slots: 47 }], AT)).toThrow(RangeError);
});
