/** The days of a month, or of a bill, in words. */
import { gstBasisPointsOn, rateOn } from '@portal/domain/bills/tariff';
import type { DayVerdict } from '@portal/domain/meters/usage-day';
import { cents, formatSgd } from '@portal/domain/money';
import { formatDay, formatDayOfYear, sgDay } from '@portal/domain/sg-time';
import { copy, timeOf, weekday } from '../copy.ts';
import type { DaysPeriod } from './days.ts';
import { compareBars, type Figure, highestBar, isEmpty, isWhole, type UsageBar } from './usage-period.ts';
import {
  besideOther,
  centsPerUnit,
  type Fact,
  formatFigure,
  formatUse,
  known,
  type Now,
  type PeriodWords,
  percentOf,
} from './words.ts';

const soFar: Record<DayVerdict, (what: string) => string> = {
  normal: (what) => `Normal so far this ${what}`,
  higher: (what) => `More than usual so far this ${what}`,
  lower: (what) => `Less than usual so far this ${what}`,
  unknown: (what) => `Your usage so far this ${what}`,
};

const pastDays: Record<DayVerdict, (what: string) => string> = {
  normal: (what) => `A normal ${what}`,
  higher: (what) => `More than usual in this ${what}`,
  lower: (what) => `Less than usual in this ${what}`,
  unknown: (what) => `Your usage of this ${what}`,
};

/** One day alone that differs from its usual weekday by more than this, in percent, is named. */
const STANDS_OUT = 25;

export function describeDays(
  period: DaysPeriod,
  { today: now, isMoney, name }: Now,
  isBill: boolean,
): PeriodWords {
  const { bars, total, comparison, lineName, isRunning, completeTo, runningTo } = period;
  const whole = bars.filter(isWhole);
  const compared = compareBars(bars, isMoney);
  const verdict = compared?.verdict ?? 'unknown';
  const what = isBill ? (isRunning ? 'bill' : 'bill period') : 'month';
  // Of all days the sum is the total, which is rounded once.
  const summed = whole.length === bars.length ? total : sumOf(whole);
  const used = formatFigure(summed, period, isMoney) ?? formatUse(summed.use ?? 0, period);
  const than = comparison === 'usual' ? 'your usual days' : lineName && `the same days of ${lineName}`;
  const newest = bars[bars.findLastIndex(({ use }) => use !== null)];
  const isOther = comparison !== 'usual' && lineName !== null && verdict !== 'unknown';
  const heading = isOther
    ? besideOther[verdict](`in ${isBill ? 'the ' : ''}${lineName}`)
    : (isRunning ? soFar : pastDays)[comparison === 'usual' ? verdict : 'unknown'](what);
  return {
    ...(isEmpty(period)
      ? { heading: copy.empty, sentence: copy.emptyNote.days }
      : {
          heading,
          sentence: [
            `${used} in ${whole.length} full ${whole.length === 1 ? 'day' : 'days'}`,
            compared && than ? `, ${percentOf(compared.percent, than)}.` : '.',
            comparison === 'usual' ? namedException(whole, isMoney) : '',
          ].join(''),
        }),
    facts: isEmpty(period) ? [] : daysFacts(period, whole, isMoney),
    chartName: `Electricity by day, ${name}`,
    tableTitle: `Electricity, ${name}, ${isMoney ? copy.dollars : period.unit}`,
    axis: {
      texts: bars.map(({ key }) => {
        const text = key === now ? 'Today' : formatDayOfYear(sgDay(key));
        return { long: text, short: text };
      }),
      every: { wide: [5, 7, 10, 15], narrow: [7, 10, 15] },
      anchor: 'middle',
      now: bars.findIndex(({ key }) => key === now) === -1 ? null : bars.findIndex(({ key }) => key === now),
    },
    measuredTo:
      newest && newest.key === now && runningTo !== null
        ? `Data to today, ${timeOf(runningTo)}`
        : newest
          ? `Data to ${formatDayOfYear(sgDay(newest.key))}`
          : '',
    stamp:
      newest && period.updatedAt !== null
        ? [
            copy.stamp.data(
              known(formatDay(sgDay(newest.key)), newest.soFar && runningTo && timeOf(runningTo)).join(', '),
              period.updatedAt,
              now,
            ),
            ...(completeTo !== null && completeTo < newest.key ? [copy.stamp.complete(completeTo)] : []),
            copy.stamp.late,
          ].join(' ')
        : null,
  };
}

function sumOf(bars: readonly UsageBar[]): Figure {
  const costs = bars.map(({ cost }) => cost).filter((cost) => cost !== null);
  return {
    use: bars.reduce((sum, { use }) => sum + Math.round((use ?? 0) * 1_000), 0) / 1_000,
    cost: costs.length === 0 ? null : cents(costs.reduce((sum, cost) => sum + cost, 0)),
  };
}

/** ' Only Tuesday 24 November stood out.' */
function namedException(bars: readonly UsageBar[], isMoney: boolean): string {
  const standing = bars.filter((bar) => Math.abs(compareBars([bar], isMoney)?.percent ?? 0) > STANDS_OUT);
  const [only] = standing;
  if (standing.length !== 1 || !only) return '';
  const day = sgDay(only.key);
  return ` Only ${weekday(day)} ${formatDayOfYear(day)} stood out.`;
}

function daysFacts(period: DaysPeriod, whole: readonly UsageBar[], isMoney: boolean): Fact[] {
  const { total, isRunning } = period;
  const highest = highestBar(period.bars, isMoney);
  const over = highest && compareBars([highest], isMoney);
  const sum = sumOf(whole);
  const mean: Figure = {
    use: whole.length === 0 ? null : (sum.use ?? 0) / whole.length,
    cost: whole.length === 0 || sum.cost === null ? null : cents(Math.round(sum.cost / whole.length)),
  };
  return [
    total.cost === null
      ? {
          name: isRunning ? 'Used so far' : 'Used',
          value: formatUse(total.use ?? 0, period),
          note: 'Your retailer sets the price.',
        }
      : {
          name: isRunning ? 'Electricity so far' : 'Electricity',
          value: formatSgd(total.cost),
          note: ratesOf(period),
        },
    ...(highest
      ? [
          {
            name: 'Highest day',
            value: formatFigure(highest, period, isMoney) ?? '',
            note: known(
              highest.name,
              period.comparison === 'usual' && over
                ? percentOf(over.percent, `a usual ${weekday(sgDay(highest.key))}`)
                : null,
            ).join(', '),
          },
        ]
      : []),
    ...(mean.use === null
      ? []
      : [
          {
            name: 'A day on average',
            value: formatFigure(mean, period, isMoney) ?? formatUse(mean.use, period),
            note: known(
              isMoney
                ? formatUse(mean.use, period)
                : mean.cost === null
                  ? null
                  : `about ${formatSgd(mean.cost)}`,
              `of ${whole.length} full ${whole.length === 1 ? 'day' : 'days'}`,
            ).join(', '),
          },
        ]),
  ];
}

function ratesOf({ from, to }: DaysPeriod): string {
  const [first, last] = [from, to].map((day) => {
    const rateE4 = rateOn('electricity', day);
    return rateE4 === null ? null : centsPerUnit(rateE4, gstBasisPointsOn(day));
  });
  return first === last && first ? `at ${first} c/kWh with GST` : 'each day at its own tariff, with GST';
}
