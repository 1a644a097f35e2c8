import { describe, expect, it } from 'vitest';
import { buildHours } from '../period/hours.ts';
import { mockSeries, mockSlots, picturedDay } from '../usage.mocks.ts';
import { firstSorting, listColumns, nextSorting, type Sorting, sortRows } from './table-rows.ts';

const hoursOf = (series = mockSeries()) =>
  buildHours({ series, date: picturedDay, comparison: 'usual', other: null });
const period = hoursOf();
const sorted = (sorting: Sorting) => sortRows(period, sorting, false);
const keys = (rows: readonly { key: string }[]) => rows.map(({ key }) => key);

describe('the table of a day', () => {
  it('starts in the order of the day', () => {
    expect(keys(sorted(firstSorting(period))).slice(0, 3)).toEqual(['0', '1', '2']);
  });

  it('finds the busiest half hour first when sorted by use, with what was not measured at the end', () => {
    const rows = sorted(nextSorting({ by: 'name', descending: false }, 'use'));
    expect(rows[0]?.key).toBe('13');
    expect(rows.slice(30).every(({ use }) => use === null)).toBe(true);
  });

  it('keeps what was not measured at the end in the other order too', () => {
    const rows = sorted({ by: 'use', descending: false });
    expect(rows[0]?.use).toBe(0.15);
    expect(rows.at(-1)?.use).toBeNull();
  });

  it('turns the order round when a column is pressed again', () => {
    const once = nextSorting({ by: 'name', descending: false }, 'cost');
    expect(nextSorting(once, 'cost')).toEqual({ by: 'cost', descending: false });
  });

  it('sorts a copy', () => {
    const short = hoursOf(mockSeries({ consumption: mockSlots(5) }));
    Object.freeze(short.bars);
    expect(() => sortRows(short, { by: 'use', descending: true }, true)).not.toThrow();
  });

  it('has no column for what the day does not have', () => {
    expect(listColumns(period)).toEqual(['name', 'use', 'cost', 'line', 'reading']);
    expect(listColumns(hoursOf(mockSeries({ rateE4: null, usualDays: 2 })))).toEqual([
      'name',
      'use',
      'reading',
    ]);
  });
});
