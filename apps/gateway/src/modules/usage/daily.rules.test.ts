import { daysFrom, sgDay } from '@portal/domain/sg-time';
import { expect, test } from 'vitest';
import { addDayRows, completeTo } from './daily.rules.ts';

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
});

test('a month is complete up to the day before its first gap', () => {
  const upTo = (...rows: ReturnType<typeof row>[]) => completeTo(addDayRows(days, rows));
  expect(upTo(...days.map((day) => row(1, day, 1)))).toBe('2026-11-04');
  expect(upTo(row(1, '2026-11-01', 1), row(1, '2026-11-02', 1, 'Estimated'), row(1, '2026-11-04', 1))).toBe(
    '2026-11-02',
  );
  expect(upTo(row(1, '2026-11-01', 1, 'Partial'), row(1, '2026-11-02', 1))).toBeNull();
  expect(completeTo([])).toBeNull();
});
