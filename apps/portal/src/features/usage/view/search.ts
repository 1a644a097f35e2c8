/** The view in the address, so that a link restores it: only what differs from where the view starts. Pure. */
import { utilities } from '@portal/domain/utility-names';
import { comparisons, levels, type UsageView } from './usage-view.ts';

/** Keys of the address. Anything that is no value of a key counts as absent. */
export interface UsageSearch {
  readonly utility?: string;
  readonly view?: string;
  readonly period?: string;
  readonly by?: string;
  readonly unit?: string;
  readonly compare?: string;
  readonly table?: string;
}

export function readView({ utility, view, period, by, unit, compare, table }: UsageSearch): UsageView {
  return {
    utility: utilities.find((each) => each === utility) ?? null,
    level: levels.find((each) => each === view) ?? null,
    period: period ?? null,
    isByBill: by === 'bill',
    isMoney: unit === 'sgd',
    comparison: comparisons.find((each) => each === compare) ?? null,
    isTableOpen: table === 'open',
  };
}

export function writeView(view: UsageView): Record<string, string> {
  const values = {
    utility: view.utility,
    view: view.level,
    period: view.period,
    by: view.isByBill && 'bill',
    unit: view.isMoney && 'sgd',
    compare: view.comparison,
    table: view.isTableOpen && 'open',
  };
  return Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
