import { describe, expect, it } from 'vitest';
import { dayAt, fitsDays, listRuns, listStarred, placeDays } from './heat-days.layout.ts';
import { placeWeeks, thinLabels, weekAt } from './heat-weeks.layout.ts';

describe('the map of days', () => {
  it('has columns of 2 px and rows of 13 px, whatever the width', () => {
    const plot = placeDays(500, 16);
    expect([plot.right - plot.left, plot.bottom - plot.top]).toEqual([1000, 312]);
    expect(placeDays(500, 32).right - placeDays(500, 32).left).toBe(1000);
  });

  it('has room beside a scroll bar at 1280 px, and none on a tablet or with large text', () => {
    expect(fitsDays(500, 1069, 16)).toBe(true);
    expect(fitsDays(500, 908, 16)).toBe(false);
    expect(fitsDays(500, 1084, 32)).toBe(false);
  });

  it('finds the cell below a pointer, and none beside the plot', () => {
    const plot = placeDays(500, 16);
    expect(dayAt(plot, plot.left, plot.top)).toEqual({ index: 0, hour: 0 });
    expect(dayAt(plot, plot.right - 0.1, plot.bottom - 0.1)).toEqual({ index: 499, hour: 23 });
    expect(dayAt(plot, plot.left - 1, plot.top)).toBeNull();
    expect(dayAt(plot, plot.left, plot.bottom)).toBeNull();
  });

  it('joins neighbouring days into one bar, and stars only bars that have room', () => {
    const flags = [true, true, false, true, false, false, false, false, true];
    const runs = listRuns(flags);
    expect(runs).toEqual([
      { from: 0, to: 1 },
      { from: 3, to: 3 },
      { from: 8, to: 8 },
    ]);
    expect(listStarred(runs, 16)).toEqual([runs[0], runs[2]]);
    expect(listRuns([])).toEqual([]);
  });
});

describe('the map of weeks', () => {
  it.each([
    [318, 11],
    [248, 8],
    [908, 24],
    [60, 4],
  ])('fits %i px with hours of %i px', (width, hourSize) => {
    expect(placeWeeks(72, width, 16).hourSize).toBe(hourSize);
  });

  it('finds the week and the hour below a finger', () => {
    const plot = placeWeeks(72, 318, 16);
    expect(weekAt(plot, 72, plot.left, plot.top)).toEqual({ week: 0, hour: 0 });
    expect(weekAt(plot, 72, plot.left + 20 * 11 + 5, plot.top + 65 * 8 + 1)).toEqual({ week: 65, hour: 20 });
    expect(weekAt(plot, 72, plot.left - 1, plot.top)).toBeNull();
    expect(weekAt(plot, 72, plot.left, plot.top + 72 * 8)).toBeNull();
  });

  it('drops a label that would touch another, a year last of all', () => {
    const label = (week: number, text: string, isYear = false) => ({ week, text, isYear });
    const labels = [label(0, 'Jul'), label(1, '’25', true), label(4, 'Sep'), label(5, 'Oct')];
    expect(thinLabels(labels, 16).map(({ text }) => text)).toEqual(['’25', 'Sep']);
  });
});
