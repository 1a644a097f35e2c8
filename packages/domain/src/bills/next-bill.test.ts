import { expect, test } from 'vitest';
import { sgDay } from '../sg-time.ts';
import { nextBillAround } from './next-bill.ts';

const around = (issued: string, today = issued) => nextBillAround(sgDay(issued), sgDay(today));

test('the next bill comes around the same day of the next month', () => {
  expect(around('2026-11-18')).toBe('2026-12-18');
  expect(around('2026-12-05')).toBe('2027-01-05');
});

test('a month that is shorter gives its last day', () => {
  expect(around('2027-01-31')).toBe('2027-02-28');
  expect(around('2028-01-30')).toBe('2028-02-29');
});

test('an account that has ended expects no bill', () => {
  expect(around('2026-10-18', '2026-11-18')).toBe('2026-11-18');
  expect(around('2026-10-18', '2026-11-19')).toBeNull();
});
