/** Words that every kind of period shares: amounts, percents, one bar read out. */
import type { DayVerdict } from '@portal/domain/meters/usage-day';
import { formatSgd, spokenSgd } from '@portal/domain/money';
import type { SgDay } from '@portal/domain/sg-time';
import type { BarReading, UsageChartProps } from '../../../charts/index.ts';
import { copy } from '../copy.ts';
import { comparedWith, type Figure, type UsageBar, type UsagePeriod } from './usage-period.ts';

export interface Fact {
  readonly name: string;
  readonly value: string;
  readonly note: string;
}

/** The words of a period, for its card. */
export interface PeriodWords {
  readonly heading: string;
  readonly sentence: string;
  /** Beside the chart; none for months, whose lines are named there. */
  readonly facts: readonly Fact[];
  /** 'Electricity by half hour, Today, 20 Nov' */
  readonly chartName: string;
  /** 'Electricity, 2026, kWh' */
  readonly tableTitle: string;
  readonly axis: UsageChartProps['axis'];
  readonly measuredTo: string;
  readonly stamp: string | null;
}

const decimals = (least: number, most: number) =>
  new Intl.NumberFormat('en-SG', { minimumFractionDigits: least, maximumFractionDigits: most });
const numbers = { hourly: decimals(2, 2), daily: decimals(1, 1), monthly: decimals(0, 1) };
/** Bills count whole kWh and tenths of a Cu M. */
const cubic = decimals(1, 1);

const format = (use: number, { level, unit }: Measured): string =>
  (unit === 'Cu M' ? cubic : numbers[level]).format(use);
const rate = decimals(2, 2);
const SPOKEN_UNITS = { kWh: 'kilowatt hours', 'Cu M': 'cubic metres' } as const;

type Measured = Pick<UsagePeriod, 'level' | 'unit'>;

export const formatUse = (use: number, period: Measured): string => `${format(use, period)} ${period.unit}`;

/** '352 kWh' or 'S$109.70'; null: not known. */
export function formatFigure({ use, cost }: Figure, period: Measured, isMoney: boolean): string | null {
  if (isMoney) return cost === null ? null : formatSgd(cost);
  return use === null ? null : formatUse(use, period);
}

export const percentOf = (percent: number, than: string): string =>
  percent === 0 ? `the same as ${than}` : `${Math.abs(percent)}% ${percent < 0 ? 'under' : 'over'} ${than}`;

/** One bar for the label over the chart and for those who listen. */
export function readBar(period: UsagePeriod, bar: UsageBar): BarReading {
  const { use, cost, status, name } = bar;
  if (use === null) return readUnmeasured(period, bar);
  const mark = status === 'Estimated' ? copy.estimated : status === 'Partial' ? copy.partial : null;
  const spokenUse = `${format(use, period)} ${SPOKEN_UNITS[period.unit]}`;
  const compared =
    period.level === 'hourly' && period.comparison === 'usual'
      ? null
      : readCompared(period, comparedWith(bar));
  return {
    label: [name, ...known(formatUse(use, period), cost === null ? null : formatSgd(cost), mark)],
    spoken: known(name, spokenUse, cost === null ? null : spokenSgd(cost), mark, compared).join(', '),
  };
}

export const known = (...words: (string | null)[]): string[] => words.filter((word) => word !== null);

function readCompared(period: UsagePeriod, { use }: Figure): string | null {
  if (use === null || period.lineName === null) return null;
  return `${period.lineName} ${format(use, period)}`;
}

function readUnmeasured(period: UsagePeriod, { name, status, line }: UsageBar): BarReading {
  const words = period.level === 'monthly' ? copy.notBilled : copy.notMeasured;
  const word = status === 'ToCome' ? words.yet : words.ever;
  if (status !== 'ToCome' || line.use === null || period.comparison !== 'usual')
    return { label: [name, word], spoken: `${name}, ${word}` };
  const spoken = `${format(line.use, period)} ${SPOKEN_UNITS[period.unit]}`;
  return {
    label: [name, copy.usually(formatUse(line.use, period))],
    spoken: `${name}, ${word}, ${copy.usually(spoken)}`,
  };
}

export const centsPerUnit = (rateE4: number, gstBasisPoints: number): string =>
  rate.format((rateE4 * (10_000 + gstBasisPoints)) / 1_000_000);

/** Compared with another day, month, bill or year: 'More than on Thu 19 Nov'. */
export const besideOther: Record<Exclude<DayVerdict, 'unknown'>, (when: string) => string> = {
  normal: (when) => `About as much as ${when}`,
  higher: (when) => `More than ${when}`,
  lower: (when) => `Less than ${when}`,
};

/** About the moment and the view in which a period is described. */
export interface Now {
  readonly today: SgDay;
  readonly isMoney: boolean;
  /** 'Today, 20 Nov', '2026', '18 Nov to 17 Dec'. */
  readonly name: string;
}
