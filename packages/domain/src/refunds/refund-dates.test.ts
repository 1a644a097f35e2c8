import { expect, it } from 'vitest';
import { sgDay } from '../sg-time.ts';
import { findCheckDay, findCheckEnd, findEndedCheckDay, findPaymentDay } from './refund-dates.ts';

it('a request of Friday 20 Nov is checked within five working days, by Friday 27 Nov at 8 AM', () => {
  const day = findCheckDay(sgDay('2026-11-20'), 5);
  expect(day).toBe('2026-11-27');
  expect(findCheckEnd(day)).toBe(Date.parse('2026-11-27T08:00:00+08:00'));
});

it.each([
  ['2026-11-27T07:59:59.999+08:00', '2026-11-26'],
  ['2026-11-27T08:00:00+08:00', '2026-11-27'],
  ['2026-11-27T23:59:59+08:00', '2026-11-27'],
])('at %s the checks up to %s have ended', (now, day) => {
  expect(findEndedCheckDay(Date.parse(now))).toBe(day);
});

it.each([
  ['02', '2026-12-11'],
  ['03', '2026-12-11'],
  ['08', '2026-12-11'],
  ['04', '2026-11-27'],
] as const)('a refund by method %s that was checked on 27 Nov is paid by %s', (method, day) => {
  expect(findPaymentDay(sgDay('2026-11-27'), method)).toBe(day);
});
