/** A year of bills as a period of months: beside the neighbours, or the year before. Pure. */
import { type SgDay, sgMonth } from '@portal/domain/sg-time';
import { copy } from '../copy.ts';
import type { MonthlySeries } from '../queries/months.query.ts';
import type { Comparison } from '../view/usage-view.ts';
import { noFigure, toFigure, type UsageBar, type UsagePeriod } from './usage-period.ts';

export interface MonthsInput {
  readonly series: MonthlySeries;
  readonly year: number;
  readonly today: SgDay;
  readonly comparison: Comparison;
  /** The year before; null: it is not there, or not compared with. */
  readonly other: MonthlySeries | null;
}

export interface MonthsPeriod extends UsagePeriod {
  readonly year: number;
  readonly comparisonType: string;
  readonly premiseType: string;
  readonly completeTo: string | null;
  readonly updatedOn: string | null;
  /** The newest month that was billed, by its place; null: none was. */
  readonly newest: number | null;
}

export function buildMonths({ series, year, today, comparison, other }: MonthsInput): MonthsPeriod {
  const newest = series.consumption.findLastIndex(({ current }) => current !== null);
  const isRunning = String(year) === today.slice(0, 4);
  // Bills count whole kWh: averages of them are no more exact.
  const rounded = (value: number | null) =>
    value === null || series.unit !== 'kWh' ? value : Math.round(value);
  const bars = series.consumption.map((month, index): UsageBar => {
    const compared = comparison === 'lastYear' ? other?.consumption[index] : undefined;
    const isCompared = comparison === 'neighbours';
    return {
      key: month.period,
      name: copy.namedMonth(sgMonth(month.period)),
      ...toFigure(month.current, month.cost),
      status: month.current !== null ? month.status : isRunning && index > newest ? 'ToCome' : 'Missing',
      line: compared ? toFigure(compared.current, compared.cost) : noFigure,
      soFar: null,
      average: isCompared ? toFigure(rounded(month.average), month.averageCost) : noFigure,
      efficient: isCompared ? toFigure(rounded(month.efficient), month.efficientCost) : noFigure,
    };
  });
  const costs = bars.map(({ cost }) => cost).filter((cost) => cost !== null);
  return {
    level: 'monthly',
    utility: series.utility,
    unit: series.unit,
    bars,
    measuredTo: bars.length,
    isRunning: false,
    total: toFigure(
      bars.reduce((sum, { use }) => sum + Math.round((use ?? 0) * 1_000), 0) / 1_000,
      costs.length === 0 ? null : costs.reduce((sum, cost) => sum + cost, 0),
    ),
    comparison,
    lineName: comparison === 'lastYear' && other ? String(year - 1) : null,
    year,
    comparisonType: series.comparisonType,
    premiseType: series.premiseType,
    completeTo: series.completeTo,
    updatedOn: series.updatedOn,
    newest: newest === -1 ? null : newest,
  };
}
