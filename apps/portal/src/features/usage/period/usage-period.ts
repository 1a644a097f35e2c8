/**
 * A day, a month, a bill or a year of use as every part of the card needs it: its bars in order, the line beside them,
 * and sums. Pure; figures are in the unit of the utility and in cents.
 */
import { type DayVerdict, dayVerdict } from '@portal/domain/meters/usage-day';
import { type Cents, cents } from '@portal/domain/money';
import type { Unit, Utility } from '@portal/domain/utility-names';
import type { Comparison, Level } from '../view/usage-view.ts';

/** An amount of use and its cost; null: not measured, or no price is known. */
export interface Figure {
  readonly use: number | null;
  readonly cost: Cents | null;
}

export const noFigure: Figure = { use: null, cost: null };

/** As the wire has them. */
export const toFigure = (use: number | null, cost: number | null): Figure => ({
  use,
  cost: cost === null ? null : cents(cost),
});

export interface UsageBar extends Figure {
  /** Of the bar within its period: '13', '2026-11-24', '2026-11'. */
  readonly key: string;
  /** 'Tue 24 Nov', '6:30 AM', 'Nov 2026'. */
  readonly name: string;
  /** ToCome: not over yet. */
  readonly status: 'Actual' | 'Estimated' | 'Partial' | 'Missing' | 'ToCome';
  /** The usual day, or the same place of the period that is compared with. */
  readonly line: Figure;
  /** Of a bar that is not over: the line up to where the bar is measured; null: it is over. */
  readonly soFar: Figure | null;
  /** Neighbours, all and the lower half. */
  readonly average: Figure;
  readonly efficient: Figure;
}

export interface UsagePeriod {
  readonly level: Level;
  readonly utility: Utility;
  readonly unit: Unit;
  readonly bars: readonly UsageBar[];
  /** How many of the bars have been measured; all of them unless the period is running. */
  readonly measuredTo: number;
  readonly isRunning: boolean;
  readonly total: Figure;
  readonly comparison: Comparison;
  /** The line beside the bars; null: there is none. */
  readonly lineName: string | null;
}

/** Over, and nothing of it is missing. */
export const isWhole = ({ status, soFar }: UsageBar): boolean =>
  soFar === null && (status === 'Actual' || status === 'Estimated');
/** The figure beside the bar, in words and in the table. */
export const comparedWith = ({ line, soFar }: UsageBar): Figure => soFar ?? line;
export const isMeasured = ({ use }: Figure): boolean => use !== null;
export const hasEstimates = ({ bars }: UsagePeriod): boolean => bars.some(isEstimated);
export const isEstimated = ({ use, status }: UsageBar): boolean => use !== null && status === 'Estimated';
export const hasNeighbours = ({ bars }: UsagePeriod): boolean =>
  bars.some(({ average }) => isMeasured(average));
export const hasLine = ({ bars }: UsagePeriod): boolean => bars.some(({ line }) => isMeasured(line));
export const isPriced = ({ bars }: UsagePeriod): boolean => bars.some(({ cost }) => cost !== null);
export const isEmpty = ({ bars }: UsagePeriod): boolean => !bars.some(isMeasured);

/** Dollars, or the unit of the utility: the number that a chart draws. */
export function shownValue({ use, cost }: Figure, isMoney: boolean): number | null {
  if (!isMoney) return use;
  return cost === null ? null : cost / 100;
}

export interface ComparedSums {
  /** In whole percent, negative = less. */
  readonly percent: number;
  readonly verdict: DayVerdict;
}

/** Sums of the places that both sides have, whole ones only; null: nothing to compare. */
export function compareBars(
  bars: readonly UsageBar[],
  isMoney: boolean,
  other: (bar: UsageBar) => Figure = ({ line }) => line,
): ComparedSums | null {
  const pairs = bars
    .filter(isWhole)
    .map((bar) => [toWhole(bar, isMoney), toWhole(other(bar), isMoney)] as const)
    .filter((pair): pair is readonly [number, number] => pair[0] !== null && pair[1] !== null);
  const own = pairs.reduce((sum, [value]) => sum + value, 0);
  const compared = pairs.reduce((sum, [, value]) => sum + value, 0);
  if (compared <= 0) return null;
  return {
    percent: Math.round(((own - compared) * 100) / compared) || 0,
    verdict: dayVerdict(own, compared),
  };
}

/** Cents, or thousandths of the unit. */
function toWhole({ use, cost }: Figure, isMoney: boolean): number | null {
  if (isMoney) return cost;
  return use === null ? null : Math.round(use * 1_000);
}

/** The highest of the bars; null: none is measured. */
export function highestBar(bars: readonly UsageBar[], isMoney: boolean): UsageBar | null {
  return bars.reduce<UsageBar | null>((most, bar) => {
    const [value, highest] = [shownValue(bar, isMoney), most && shownValue(most, isMoney)];
    return value !== null && (highest === null || value > highest) ? bar : most;
  }, null);
}
