import { describe, expect, it } from 'vitest';
import { sgDay, toSgDay } from '../sg-time.ts';
import { getMailingWindow, isInWindow } from './mailing-window.ts';

describe('the days on which a new mailing address may take effect', () => {
  it.each([
    ['Thursday', '2026-11-19', '2026-11-20', '2026-12-19'],
    ['Friday', '2026-11-20', '2026-11-21', '2026-12-20'],
    ['Saturday', '2026-11-21', '2026-11-23', '2026-12-21'],
    ['Sunday', '2026-11-22', '2026-11-23', '2026-12-22'],
    ['the last day of the year', '2026-12-31', '2027-01-01', '2027-01-30'],
    ['Saturday, the 29th of a leap February', '2048-02-29', '2048-03-02', '2048-03-30'],
  ])('on %s begin on the right day and end 30 days ahead', (_, today, from, to) => {
    expect(getMailingWindow(sgDay(today))).toEqual({ from, to });
  });

  it('are those of the Singapore day at 00:20, not of the day in UTC', () => {
    const justAfterMidnight = Date.parse('2026-11-21T00:20:00+08:00');
    expect(getMailingWindow(toSgDay(justAfterMidnight)).from).toBe('2026-11-23');
  });

  it('include both edges', () => {
    const window = getMailingWindow(sgDay('2026-11-20'));
    const days = ['2026-11-20', '2026-11-21', '2026-12-20', '2026-12-21', ''];
    expect(days.map((day) => isInWindow(window, day))).toEqual([false, true, true, false, false]);
  });
});
