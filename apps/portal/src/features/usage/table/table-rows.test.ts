import { describe, expect, it } from 'vitest';
import { mockSeries, mockSlots, picturedDay } from '../usage.mocks.ts';
import { buildUsageDay } from '../usage-day-view.ts';
import { nextSorting, sortRows } from './table-rows.ts';

const { halfHours } = buildUsageDay(mockSeries(), picturedDay);
const slots = (rows: readonly { slot: number }[]) => rows.map(({ slot }) => slot);

describe('the table of a day', () => {
  it('starts in the order of the day', () => {
    expect(slots(sortRows(halfHours, { by: 'time', descending: false })).slice(0, 3)).toEqual([0, 1, 2]);
  });

  it('finds the busiest half hour first when sorted by use, with what was not measured at the end', () => {
    const sorted = sortRows(halfHours, nextSorting({ by: 'time', descending: false }, 'used'));
    expect(sorted[0]?.slot).toBe(13);
    expect(sorted.slice(30).every(({ value }) => value === null)).toBe(true);
  });

  it('keeps what was not measured at the end in the other order too', () => {
    const sorted = sortRows(halfHours, { by: 'used', descending: false });
    expect(sorted[0]?.value).toBe(0.15);
    expect(sorted.at(-1)?.value).toBeNull();
  });

  it('turns the order round when a column is pressed again', () => {
    const once = nextSorting({ by: 'time', descending: false }, 'cost');
    expect(nextSorting(once, 'cost')).toEqual({ by: 'cost', descending: false });
  });

  it('sorts a copy', () => {
    const rows = Object.freeze(
      buildUsageDay(mockSeries({ consumption: mockSlots(5) }), picturedDay).halfHours.slice(),
    );
    expect(() => sortRows(rows, { by: 'used', descending: true })).not.toThrow();
  });
});
