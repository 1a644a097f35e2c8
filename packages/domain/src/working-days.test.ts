import { expect, it } from 'vitest';
import { sgDay } from './sg-time.ts';
import { addWorkingDays } from './working-days.ts';

it.each([
  ['2026-11-16', 'a Monday', 5, '2026-11-23'],
  ['2026-11-20', 'a Friday', 1, '2026-11-23'],
  ['2026-11-20', 'a Friday', 5, '2026-11-27'],
  ['2026-11-21', 'a Saturday', 1, '2026-11-23'],
  ['2026-11-22', 'a Sunday', 5, '2026-11-27'],
  ['2026-12-29', 'a Tuesday', 5, '2027-01-05'],
])('from %s, %s, %i working days lead to %s', (from, _weekday, count, to) => {
  expect(addWorkingDays(sgDay(from), count)).toBe(to);
});
