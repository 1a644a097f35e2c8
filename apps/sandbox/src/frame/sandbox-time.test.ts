import { describe, expect, it } from 'vitest';
import { formatMoment, formatShortMoment, momentFromInput, toInputDay, toInputTime } from './sandbox-time.ts';

const afternoon = Date.parse('2026-11-20T15:42:00+08:00');

describe('time in the sandbox', () => {
  it('is Singapore time, wherever the computer stands', () => {
    expect(formatMoment(afternoon)).toBe('Fri 20 Nov 2026, 3:42 PM');
    expect(formatMoment(Date.parse('2026-09-30T16:05:00Z'))).toBe('Thu 01 Oct 2026, 12:05 AM');
  });

  it('dates a mail of today by its time and an older one by its day', () => {
    expect(formatShortMoment(Date.parse('2026-11-20T09:47:00+08:00'), afternoon)).toBe('9:47 AM');
    expect(formatShortMoment(Date.parse('2026-11-19T23:59:00+08:00'), afternoon)).toBe('19 Nov');
  });

  it('reads back the values of its own inputs', () => {
    expect(momentFromInput(toInputDay(afternoon), toInputTime(afternoon))).toBe(afternoon);
  });

  it.each([
    ['2026-11-31', '10:00'],
    ['2026-11-20', '24:00'],
    ['20 Nov', '10:00'],
    ['2026-11-20', ''],
    ['2026-13-01', '10:00'],
  ])('takes %s %s for no moment at all', (day, time) => {
    expect(momentFromInput(day, time)).toBeNull();
  });
});
