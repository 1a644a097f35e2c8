/** The table twin of the chart: the same numbers, sorted by any column. Pure; nothing is sorted in place. */
import type { HalfHour } from '../usage-day-view.ts';

export const columns = ['time', 'used', 'cost', 'usual', 'reading'] as const;
export type Column = (typeof columns)[number];

export interface Sorting {
  readonly by: Column;
  readonly descending: boolean;
}

/** Pressing a column again turns its order round; figures start with the largest. */
export function nextSorting(now: Sorting, pressed: Column): Sorting {
  if (now.by === pressed) return { by: pressed, descending: !now.descending };
  return { by: pressed, descending: pressed !== 'time' && pressed !== 'reading' };
}

/** Unmeasured rows stand at the end either way; equal values keep the order of the day. */
export function sortRows(rows: readonly HalfHour[], { by, descending }: Sorting): readonly HalfHour[] {
  const sign = descending ? -1 : 1;
  return [...rows].sort((one, other) => {
    const [a, b] = [findFigure(one, by), findFigure(other, by)];
    if (a === null || b === null) return Number(a === null) - Number(b === null) || one.slot - other.slot;
    return sign * (a - b) || one.slot - other.slot;
  });
}

function findFigure(row: HalfHour, by: Column): number | null {
  if (by === 'time') return row.slot;
  if (by === 'used') return row.value;
  if (by === 'cost') return row.cost;
  if (by === 'usual') return row.usual;
  return row.value === null ? null : Number(row.estimated);
}
