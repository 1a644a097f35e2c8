/** Where things stand on the map of weeks: rows of 8 px, columns as wide as there is room for. Pure. */

export const WEEK_PX = 8;
/** Rows of the seven days below. */
export const PANEL_ROW_PX = 14;
const HOURS = 24;
const ROOM = { left: 2.5, top: 1.5 };
const [NARROWEST, WIDEST] = [4, 24];

export interface WeeksPlot {
  readonly left: number;
  readonly top: number;
  readonly hourSize: number;
  readonly width: number;
  readonly height: number;
}

export function placeWeeks(count: number, width: number, rem: number): WeeksPlot {
  const [left, top] = [Math.round(ROOM.left * rem), Math.round(ROOM.top * rem)];
  const hourSize = Math.min(WIDEST, Math.max(NARROWEST, Math.floor((width - left - 4) / HOURS)));
  return { left, top, hourSize, width: left + HOURS * hourSize + 4, height: top + count * WEEK_PX + 4 };
}

/** The week and the hour below a place; null beside the plot. */
export function weekAt(
  plot: WeeksPlot,
  count: number,
  x: number,
  y: number,
): { week: number; hour: number } | null {
  const [hour, week] = [Math.floor((x - plot.left) / plot.hourSize), Math.floor((y - plot.top) / WEEK_PX)];
  return hour < 0 || hour >= HOURS || week < 0 || week >= count ? null : { week, hour };
}

interface MonthLabel {
  readonly week: number;
  readonly text: string;
  readonly isYear: boolean;
}

/** Labels that do not touch the one before; a year is worth more than the month before it. */
export function thinLabels(labels: readonly MonthLabel[], rem: number): MonthLabel[] {
  const kept: MonthLabel[] = [];
  for (const label of labels) {
    const last = kept.at(-1);
    if (last && (label.week - last.week) * WEEK_PX < rem) {
      if (!label.isYear || last.isYear) continue;
      kept.pop();
    }
    kept.push(label);
  }
  return kept;
}
