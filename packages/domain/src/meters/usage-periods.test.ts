import { expect, test } from 'vitest';
import { sgDay } from '../sg-time.ts';
import { firstOfferedDay, firstOfferedMonth, offeredYears } from './usage-periods.ts';

test('three years are offered from January to May, two from June on', () => {
  const years = (day: string) => offeredYears(sgDay(day));
  expect(years('2026-01-01')).toEqual([2026, 2025, 2024]);
  expect(years('2026-05-31')).toEqual([2026, 2025, 2024]);
  expect(years('2026-06-01')).toEqual([2026, 2025]);
  expect(years('2026-12-31')).toEqual([2026, 2025]);
});

test('the hundredth month and the five hundredth day are the last ones back', () => {
  expect(firstOfferedMonth(sgDay('2026-11-20'))).toBe('2018-08');
  expect(firstOfferedDay(sgDay('2026-11-20'))).toBe('2025-07-09');
});
