import { addDays, daysFrom, sgDay } from '@portal/domain/sg-time';
import { describe, expect, test } from 'vitest';
import { addDayRows, completeTo, usualTotals } from './daily.rules.ts';

const days = daysFrom(sgDay('2026-11-01'), sgDay('2026-11-04'));
const row = (
  accountId: number,
  day: string,
  total: number,
  status: 'Actual' | 'Estimated' | 'Partial' = 'Actual',
) => ({
  accountId,
  day: sgDay(day),
  total,
  status,
});
const statuses = (...rows: ReturnType<typeof row>[]) => addDayRows(days, rows).map(({ status }) => status);

test('days of two accounts add up, and the least sure of them says how sure the sum is', () => {
  const rows = [
    row(1, '2026-11-01', 1_001),
    row(2, '2026-11-01', 333, 'Estimated'),
    row(1, '2026-11-02', 0),
    row(2, '2026-11-02', 7, 'Partial'),
    row(1, '2026-11-04', 5),
    row(2, '2026-11-04', 6),
  ];
  expect(addDayRows(days, rows)).toEqual([
    { day: '2026-11-01', total: 1_334, status: 'Estimated' },
    { day: '2026-11-02', total: 7, status: 'Partial' },
    { day: '2026-11-03', total: null, status: 'Missing' },
    { day: '2026-11-04', total: 11, status: 'Actual' },
  ]);
});

test('a day on which one of two accounts lacks everything is partial, but not before it opened or after it closed', () => {
  const first = days.map((day) => row(1, day, 10));
  expect(statuses(...first, row(2, '2026-11-02', 1), row(2, '2026-11-04', 1))).toEqual([
    'Actual',
    'Actual',
    'Partial',
    'Actual',
  ]);
  expect(statuses(...first, row(2, '2026-11-03', 1))).toEqual(['Actual', 'Actual', 'Actual', 'Actual']);
  const gap = first.filter(({ day }) => day !== '2026-11-03');
  expect(statuses(...gap, row(2, '2026-11-03', 1))).toEqual(['Actual', 'Actual', 'Partial', 'Actual']);
});

test('a month is complete up to the day before its first gap', () => {
  const upTo = (...rows: ReturnType<typeof row>[]) => completeTo(addDayRows(days, rows));
  expect(upTo(...days.map((day) => row(1, day, 1)))).toBe('2026-11-04');
  expect(upTo(row(1, '2026-11-01', 1), row(1, '2026-11-02', 1, 'Estimated'), row(1, '2026-11-04', 1))).toBe(
    '2026-11-02',
  );
  expect(upTo(row(1, '2026-11-01', 1), row(1, '2026-11-03', 1))).toBe('2026-11-01');
  expect(upTo(row(1, '2026-11-01', 1, 'Partial'), row(1, '2026-11-02', 1))).toBeNull();
  expect(completeTo([])).toBeNull();
});

describe('the usual day', () => {
  const monday = sgDay('2026-11-16');
  const weeksAgo = (
    week: number,
    total: number | null,
    status: 'Actual' | 'Partial' | 'Missing' = 'Actual',
  ) => ({
    day: addDays(monday, -7 * week),
    total,
    status,
  });

  test('is the mean of earlier complete days of the same weekday, eight weeks back at most', () => {
    const known = [
      weeksAgo(1, 10_001),
      weeksAgo(2, 10_002),
      weeksAgo(3, 400, 'Partial'),
      weeksAgo(4, null, 'Missing'),
      weeksAgo(8, 10_004),
      weeksAgo(9, 99_999),
    ];
    expect(usualTotals([monday], known)).toEqual([10_002]);
  });

  test('needs three of them', () => {
    expect(usualTotals([monday], [weeksAgo(1, 10), weeksAgo(2, 10)])).toEqual([null]);
  });
});
