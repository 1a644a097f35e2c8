import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { balanceState, byYear, historyAmount, isNew } from './history.ts';
import { cents, formatAmount } from './money.ts';
import { addDays, sgDay, toSgDay } from './sg-time.ts';

const day = sgDay('2026-11-17');

describe('a payment of 17 November', () => {
  it.each([
    ['2026-11-16', false],
    ['2026-11-17', true],
    ['2026-11-18', true],
    ['2026-11-20', true],
    ['2026-11-21', false],
  ])('seen on %s: new is %s', (today, expected) => {
    expect(isNew(day, sgDay(today))).toBe(expected);
  });

  it('is new to the end of the 20th in Singapore, not in UTC', () => {
    expect(isNew(day, toSgDay(Date.parse('2026-11-20T23:59:59+08:00')))).toBe(true);
    expect(isNew(day, toSgDay(Date.parse('2026-11-21T00:00:00+08:00')))).toBe(false);
  });
});

describe('an amount among the histories', () => {
  it.each([
    ['bill', 12_845, '128.45'],
    ['bill', -2_500, '−25.00'],
    ['payment', 12_680, '−126.80'],
    ['payment', -12_680, '−126.80'],
    ['refund', 6_415, '64.15'],
    ['payment', 0, '0.00'],
  ] as const)('a %s of %i cents reads %s', (kind, amount, text) => {
    expect(formatAmount(historyAmount(kind, cents(amount)))).toBe(text);
  });
});

describe('a balance', () => {
  it.each([
    [1, 'due'],
    [0, 'nothing'],
    [-1, 'credit'],
  ])('a balance of %i is %s', (total, state) => {
    expect(balanceState(cents(total))).toBe(state);
  });
});

describe('rows grouped by year', () => {
  it('begin with the newest', () => {
    const rows = ['2025-12-29', '2026-11-18', '2025-12-18', '2026-10-28'].map((on) => ({ on: sgDay(on) }));
    expect(byYear(rows)).toEqual([
      { year: '2026', rows: [{ on: '2026-11-18' }, { on: '2026-10-28' }] },
      { year: '2025', rows: [{ on: '2025-12-29' }, { on: '2025-12-18' }] },
    ]);
    expect(byYear([])).toEqual([]);
  });

  it('lose none, repeat no year, keep rows of one day in their order and do not change their input', () => {
    const row = fc.record({ on: fc.nat({ max: 2_000 }).map((days) => addDays(sgDay('2022-01-01'), days)) });
    fc.assert(
      fc.property(fc.array(row), (given) => {
        const numbered = given.map((each, no) => ({ ...each, no }));
        const copy = structuredClone(numbered);
        const grouped = byYear(numbered);
        const flat = grouped.flatMap(({ rows }) => rows);
        expect(numbered).toEqual(copy);
        expect(flat.length).toBe(given.length);
        expect(new Set(grouped.map(({ year }) => year)).size).toBe(grouped.length);
        expect(grouped.every(({ year, rows }) => rows.every(({ on }) => on.startsWith(year)))).toBe(true);
        const expected = numbered.toSorted((a, b) => (a.on === b.on ? a.no - b.no : a.on < b.on ? 1 : -1));
        expect(flat).toEqual(expected);
      }),
    );
  });
});
