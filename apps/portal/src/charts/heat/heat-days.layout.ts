/** Where things stand on the map of days: columns of 2 px, rows of 13 px, never scaled. Pure. */

export const DAY_PX = 2;
export const HOUR_PX = 13;
const HOURS = 24;

/** In units of the text: hours at the left, brackets and stars above, months below, a bracket at the right. */
const ROOM = { left: 2.75, top: 3.125, right: 1.25, bottom: 2.875 };

export interface DaysPlot {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly width: number;
  readonly height: number;
}

export function placeDays(count: number, rem: number): DaysPlot {
  const [left, top] = [Math.round(ROOM.left * rem), Math.round(ROOM.top * rem)];
  const [right, bottom] = [left + count * DAY_PX, top + HOURS * HOUR_PX];
  return {
    left,
    top,
    right,
    bottom,
    width: right + Math.round(ROOM.right * rem),
    height: bottom + Math.round(ROOM.bottom * rem),
  };
}

/** Whether so many days have room; the map of weeks stands in their place where they have not. */
export const fitsDays = (count: number, width: number, rem: number): boolean =>
  placeDays(count, rem).width <= width;

/** Days from one index to another, both included. */
export interface DayRun {
  readonly from: number;
  readonly to: number;
}

export function listRuns(flags: readonly boolean[]): DayRun[] {
  const runs: { from: number; to: number }[] = [];
  flags.forEach((flag, index) => {
    const last = runs.at(-1);
    if (!flag) return;
    if (last && last.to === index - 1) last.to = index;
    else runs.push({ from: index, to: index });
  });
  return runs;
}

/** Runs that carry a star: one that would touch the star before it has its bar alone. */
export function listStarred(runs: readonly DayRun[], rem: number): DayRun[] {
  const starred: DayRun[] = [];
  for (const run of runs) {
    const last = starred.at(-1);
    const middle = (each: DayRun) => ((each.from + each.to + 1) / 2) * DAY_PX;
    if (!last || middle(run) - middle(last) >= 0.6 * rem) starred.push(run);
  }
  return starred;
}

/** The cell below a place of the frame; null beside the plot. */
export function dayAt(plot: DaysPlot, x: number, y: number): { index: number; hour: number } | null {
  if (x < plot.left || x >= plot.right || y < plot.top || y >= plot.bottom) return null;
  return { index: Math.floor((x - plot.left) / DAY_PX), hour: Math.floor((y - plot.top) / HOUR_PX) };
}
