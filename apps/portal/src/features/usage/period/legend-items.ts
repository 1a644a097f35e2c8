/** Meaning of the marks of a chart, in the order of the legend. Pure. */
import { copy } from '../copy.ts';
import { hasEstimates, hasLine, hasNeighbours, isEmpty, type UsagePeriod } from './usage-period.ts';

export interface LegendItem {
  readonly mark: 'bars' | 'estimated' | 'line' | 'toCome' | 'average' | 'efficient';
  readonly text: string;
}

export function listLegend(period: UsagePeriod, isMoney: boolean): readonly LegendItem[] {
  const { level, unit, lineName, comparison, isRunning } = period;
  const bars = copy.legendBars[level](isMoney ? copy.dollars : unit);
  const isLine = hasLine(period) && lineName !== null;
  const items: readonly (LegendItem | false)[] = [
    !isEmpty(period) && { mark: 'bars', text: isMoney ? copy.withGst(bars) : bars },
    hasEstimates(period) && { mark: 'estimated', text: copy.legendEstimated },
    isLine && { mark: 'line', text: lineName },
    isLine && isRunning && comparison === 'usual' && { mark: 'toCome', text: copy.legendToCome },
    hasNeighbours(period) && { mark: 'average', text: copy.neighbourAverage },
    hasNeighbours(period) && { mark: 'efficient', text: copy.efficient },
  ];
  return items.filter((item) => item !== false);
}
