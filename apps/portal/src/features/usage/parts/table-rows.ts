/** The table twin of the chart: the same numbers, sorted by any column. Pure; nothing is sorted in place. */
import {
  comparedWith,
  type Figure,
  hasLine,
  hasNeighbours,
  isEstimated,
  isPriced,
  shownValue,
  type UsageBar,
  type UsagePeriod,
} from '../period/usage-period.ts';

const columns = ['name', 'use', 'cost', 'line', 'average', 'efficient', 'reading'] as const;
export type Column = (typeof columns)[number];

/** The columns that the period has. */
export function listColumns(period: UsagePeriod): readonly Column[] {
  const isThere: Partial<Record<Column, boolean>> = {
    cost: isPriced(period),
    line: hasLine(period),
    average: hasNeighbours(period),
    efficient: hasNeighbours(period),
  };
  return columns.filter((column) => isThere[column] ?? true);
}

export interface Sorting {
  readonly by: Column;
  readonly descending: boolean;
}

/** A day begins at midnight, months and years with the newest. */
export const firstSorting = ({ level }: UsagePeriod): Sorting => ({
  by: 'name',
  descending: level !== 'hourly',
});

/** Pressing a column again turns its order round; figures start with the largest. */
export function nextSorting(now: Sorting, pressed: Column): Sorting {
  if (now.by === pressed) return { by: pressed, descending: !now.descending };
  return { by: pressed, descending: pressed !== 'name' && pressed !== 'reading' };
}

/** Unmeasured rows stand at the end either way; equal values keep their order in time. */
export function sortRows(
  period: UsagePeriod,
  { by, descending }: Sorting,
  isMoney: boolean,
): readonly UsageBar[] {
  const sign = descending ? -1 : 1;
  const rows = period.bars.map((bar, index) => ({ bar, index, figure: findFigure(bar, index, by, isMoney) }));
  return rows
    .sort((one, other) => {
      const [a, b] = [one.figure, other.figure];
      if (a === null || b === null) return Number(a === null) - Number(b === null) || one.index - other.index;
      return sign * (a - b) || one.index - other.index;
    })
    .map(({ bar }) => bar);
}

function findFigure(bar: UsageBar, index: number, by: Column, isMoney: boolean): number | null {
  if (by === 'name') return index;
  if (by === 'use') return bar.use;
  if (by === 'cost') return bar.cost;
  if (by === 'reading') return bar.use === null ? null : Number(isEstimated(bar));
  const figure: Figure = by === 'line' ? comparedWith(bar) : bar[by];
  return shownValue(figure, isMoney);
}
