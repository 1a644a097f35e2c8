/** One day of half hours as a period: beside the usual weekday, or another day. Pure. */
import { computeCost } from '@portal/domain/meters/usage-day';
import { formatSlot, type SgDay } from '@portal/domain/sg-time';
import { copy } from '../copy.ts';
import type { HourlySeries } from '../queries/hourly.query.ts';
import type { Comparison } from '../view/usage-view.ts';
import { buildUsageDay, type UsageDay } from './usage-day.ts';
import { type Figure, noFigure, type UsageBar, type UsagePeriod } from './usage-period.ts';

export interface HoursInput {
  readonly series: HourlySeries;
  readonly date: SgDay;
  readonly comparison: Comparison;
  /** The day that is compared with; null: it is not there, or the comparison is with the usual day. */
  readonly other: { readonly series: HourlySeries; readonly date: SgDay } | null;
}

export interface HoursPeriod extends UsagePeriod {
  readonly date: SgDay;
  readonly day: UsageDay;
  readonly updatedAt: string | null;
}

export function buildHours({ series, date, comparison, other }: HoursInput): HoursPeriod {
  const day = buildUsageDay(series, date);
  const otherDay = other && buildUsageDay(other.series, other.date);
  const bars = day.halfHours.map((halfHour): UsageBar => {
    const { slot, value, cost, estimated } = halfHour;
    const compared = otherDay?.halfHours[slot];
    return {
      key: String(slot),
      name: formatSlot(slot),
      use: value,
      cost,
      status:
        value === null ? (slot >= day.measuredTo ? 'ToCome' : 'Missing') : estimated ? 'Estimated' : 'Actual',
      line:
        comparison === 'usual'
          ? usualFigure(halfHour.usual, day)
          : compared
            ? { use: compared.value, cost: compared.cost }
            : noFigure,
      soFar: null,
      average: noFigure,
      efficient: noFigure,
    };
  });
  return {
    level: 'hourly',
    utility: day.utility,
    unit: day.unit,
    bars,
    measuredTo: day.measuredTo,
    isRunning: day.measuredTo < bars.length,
    total: { use: day.summary.totalWh / 1_000, cost: day.summary.cost },
    comparison,
    lineName:
      comparison === 'usual' ? (day.hasUsual ? copy.usual(date) : null) : other && copy.namedDay(other.date),
    date,
    day,
    updatedAt: series.updatedAt,
  };
}

function usualFigure(use: number | null, { rateE4, gstBasisPoints }: UsageDay): Figure {
  if (use === null) return noFigure;
  return {
    use,
    cost: rateE4 === null ? null : computeCost(Math.round(use * 1_000), rateE4, gstBasisPoints),
  };
}
