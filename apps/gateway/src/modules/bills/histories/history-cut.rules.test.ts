import { addDays, addMonths, getFirstDay, type SgDay, sgDay, toMonth } from '@portal/domain/sg-time';
import { describe, expect, test } from 'vitest';
import { MOST_ROWS, wholeSpans } from './history-cut.rules.ts';

const days = { startOf: (day: SgDay) => day, after: (day: SgDay) => addDays(day, 1) };
const months = {
  startOf: (day: SgDay) => getFirstDay(toMonth(day)),
  after: (day: SgDay) => getFirstDay(addMonths(toMonth(day), 1)),
};
const since = sgDay('2024-11-01');
const cut = (span: typeof days, most: number, ...rows: string[]) =>
  wholeSpans(rows.map(sgDay), (day) => day, span, since, most);

describe('a history that is too long', () => {
  test('has more rows than 500 accounts have in six months', () => {
    expect(MOST_ROWS).toBe(500 * 6);
  });

  test('is told whole while it is not', () => {
    const all = ['2026-11-18', '2026-11-17', '2026-10-19'];
    expect(cut(days, 3, ...all)).toEqual({ rows: all, since });
    expect(cut(months, 3)).toEqual({ rows: [], since });
  });

  test('ends with a whole day, and says since when nothing is missing', () => {
    expect(cut(days, 3, '2026-11-18', '2026-11-17', '2026-10-19', '2026-10-19')).toEqual({
      rows: ['2026-11-18', '2026-11-17'],
      since: '2026-10-20',
    });
  });

  test('may be cut down to one day', () => {
    expect(cut(days, 2, '2026-11-18', '2026-11-17', '2026-11-17')).toEqual({
      rows: ['2026-11-18'],
      since: '2026-11-18',
    });
  });

  test('a history of bills ends with a whole month, as a chart sums months up', () => {
    expect(cut(months, 3, '2026-11-18', '2026-11-17', '2026-10-19', '2026-10-02')).toEqual({
      rows: ['2026-11-18', '2026-11-17'],
      since: '2026-11-01',
    });
  });

  test('keeps what it can of one day that alone is too long, and claims nothing for that day', () => {
    expect(cut(days, 2, '2026-11-18', '2026-11-18', '2026-11-18')).toEqual({
      rows: ['2026-11-18', '2026-11-18'],
      since: '2026-11-19',
    });
  });
});
