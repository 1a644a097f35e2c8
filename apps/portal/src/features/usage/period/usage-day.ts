/**
 * One day of the wire as the card needs it: 48 slots in the order of the day, and what the day says.
 * Pure; the unit on the wire is thousandths away from the whole Wh (litres) that the rules count in.
 */

import {
  computeCost,
  type DaySummary,
  FEWEST_USUAL_DAYS,
  summariseDay,
} from '@portal/domain/meters/usage-day';
import type { Cents } from '@portal/domain/money';
import type { SgDay } from '@portal/domain/sg-time';
import { addDays, SLOTS_PER_DAY, startOfSgDay, toSlot } from '@portal/domain/sg-time';
import type { HourlySeries } from '../queries/hourly.query.ts';

interface HalfHour {
  readonly slot: number;
  /** In the unit; null = not measured, which is not zero. */
  readonly value: number | null;
  readonly estimated: boolean;
  readonly usual: number | null;
  readonly cost: Cents | null;
}

export interface UsageDay {
  readonly utility: HourlySeries['utility'];
  readonly unit: HourlySeries['unit'];
  readonly halfHours: readonly HalfHour[];
  readonly summary: DaySummary;
  /** Half hours of the day that are measured by now, 0 to 48. */
  readonly measuredTo: number;
  readonly hasEstimates: boolean;
  readonly hasUsual: boolean;
  readonly rateE4: number | null;
  readonly gstBasisPoints: number;
}

export function buildUsageDay(series: HourlySeries, date: SgDay): UsageDay {
  const { rateE4, gstBasisPoints, usualDays } = series;
  const hasUsual = usualDays >= FEWEST_USUAL_DAYS;
  const slots = new Map(series.consumption.map((each) => [slotOfPeriod(each.period), each]));
  const halfHours = Array.from({ length: SLOTS_PER_DAY }, (_, slot): HalfHour => {
    const wire = slots.get(slot);
    const value = wire?.current ?? null;
    return {
      slot,
      value,
      estimated: value !== null && wire?.status === 'Estimated',
      usual: hasUsual ? (wire?.usual ?? null) : null,
      cost: value === null || rateE4 === null ? null : computeCost(whole(value), rateE4, gstBasisPoints),
    };
  });
  const summary = summariseDay({
    values: halfHours.map(({ value }) => wholeOrNull(value)),
    usual: { values: halfHours.map(({ usual }) => wholeOrNull(usual)), days: usualDays },
    rateE4,
    gstBasisPoints,
  });
  return {
    utility: series.utility,
    unit: series.unit,
    halfHours,
    summary,
    measuredTo: Math.max(measuredSlots(series.dataTo, date), summary.dataToSlot ?? 0),
    hasEstimates: halfHours.some(({ estimated }) => estimated),
    hasUsual: halfHours.some(({ usual }) => usual !== null),
    rateE4,
    gstBasisPoints,
  };
}

/** '06:30' is half hour 13; the wire speaks Singapore time already. */
function slotOfPeriod(period: string): number {
  return Number(period.slice(0, 2)) * 2 + (period.endsWith(':30') ? 1 : 0);
}

function measuredSlots(dataTo: string | null, date: SgDay): number {
  if (dataTo === null) return 0;
  const at = Date.parse(dataTo);
  if (at <= startOfSgDay(date)) return 0;
  return at >= startOfSgDay(addDays(date, 1)) ? SLOTS_PER_DAY : toSlot(at);
}

function whole(value: number): number {
  return Math.round(value * 1000);
}

function wholeOrNull(value: number | null): number | null {
  return value === null ? null : whole(value);
}
