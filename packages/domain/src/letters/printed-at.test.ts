import { describe, expect, it } from 'vitest';
import { byPrintMonth, describePrinted, toPrinted } from './printed-at.ts';

const at = (text: string): number => Date.parse(text);
const age = (printDate: string, now: string) => describePrinted(toPrinted(printDate), at(now));

describe('the age of a letter', () => {
  it.each([
    ['2026-11-20T01:40:00.000Z', '2026-11-20T15:12:00+08:00', { kind: 'hours', hours: 5 }],
    ['2026-11-20T09:40:00+08:00', '2026-11-20T10:39:59.999+08:00', { kind: 'hours', hours: 0 }],
    ['2026-11-20T09:40:00+08:00', '2026-11-20T10:40:00+08:00', { kind: 'hours', hours: 1 }],
    ['2026-11-20T09:40:00+08:00', '2026-11-20T11:39:00+08:00', { kind: 'hours', hours: 1 }],
    ['2026-11-20T00:00:00+08:00', '2026-11-20T23:59:59+08:00', { kind: 'hours', hours: 23 }],
    // A minute before midnight in Singapore, in London the same day.
    ['2026-11-19T15:59:00.000Z', '2026-11-19T16:00:00.000Z', { kind: 'day', day: '2026-11-19' }],
    ['2026-11-19T23:59:00+08:00', '2026-11-20T00:01:00+08:00', { kind: 'day', day: '2026-11-19' }],
    // Another clock runs a little ahead.
    ['2026-11-20T15:13:00+08:00', '2026-11-20T15:12:00+08:00', { kind: 'hours', hours: 0 }],
    ['2026-11-20', '2026-11-20T15:12:00+08:00', { kind: 'today' }],
    ['2026-11-16', '2026-11-20T15:12:00+08:00', { kind: 'day', day: '2026-11-16' }],
  ])('printed %s and seen %s is %o', (printDate, now, wanted) => {
    expect(age(printDate, now)).toEqual(wanted);
  });
});

describe('the letters of a person', () => {
  const letters = [
    '2026-10-15T05:00:00+08:00',
    '2026-11-20T09:40:00+08:00',
    '2026-11-12',
    '2026-11-16T08:00:00+08:00',
    '2026-11-12T08:00:00+08:00',
    '2026-10-01T00:30:00+08:00',
  ].map((printDate) => ({ printDate, printed: toPrinted(printDate) }));

  it('letters stand under today and then by month, the newest first', () => {
    const groups = byPrintMonth(letters, at('2026-11-20T15:12:00+08:00'));
    expect(
      groups.map(({ month, letters: own }) => [month, ...own.map(({ printDate }) => printDate)]),
    ).toEqual([
      [null, '2026-11-20T09:40:00+08:00'],
      ['2026-11', '2026-11-16T08:00:00+08:00', '2026-11-12T08:00:00+08:00', '2026-11-12'],
      ['2026-10', '2026-10-15T05:00:00+08:00', '2026-10-01T00:30:00+08:00'],
    ]);
  });

  it('a list without a letter of today begins with its newest month', () => {
    expect(byPrintMonth(letters, at('2026-11-21T00:00:00+08:00')).map(({ month }) => month)).toEqual([
      '2026-11',
      '2026-10',
    ]);
    expect(byPrintMonth([], 0)).toEqual([]);
  });
});
