/** A year of months in words. */
import type { DayVerdict } from '@portal/domain/meters/usage-day';
import { sgDay, sgMonth } from '@portal/domain/sg-time';
import { copy } from '../copy.ts';
import type { MonthsPeriod } from './months.ts';
import { compareBars, type UsageBar } from './usage-period.ts';
import { besideOther, formatFigure, type Now, type PeriodWords, percentOf } from './words.ts';

const besideNeighbours: Record<DayVerdict, (verb: string) => string> = {
  normal: (verb) => `You ${verb} about the same as your neighbours`,
  higher: (verb) => `You ${verb} more than your neighbours`,
  lower: (verb) => `You ${verb} less than your neighbours`,
  unknown: () => '',
};

/** 'HDB 4-room' is a '4-room flat' in a sentence. */
const dwelling = (premiseType: string): string => {
  const rooms = /^HDB (\d-room)$/.exec(premiseType)?.[1];
  return rooms
    ? `${rooms} flat`
    : premiseType.startsWith('HDB ')
      ? `${premiseType} flat`
      : premiseType.toLowerCase();
};

export function describeMonths(period: MonthsPeriod, { today: now, isMoney, name }: Now): PeriodWords {
  const { bars, utility, unit, year, completeTo, updatedOn } = period;
  const newest = period.newest === null ? undefined : bars[period.newest];
  const isThisYear = String(year) === now.slice(0, 4);
  return {
    ...(newest
      ? monthVerdict(period, newest, isMoney)
      : { heading: copy.empty, sentence: copy.emptyNote.year }),
    facts: [],
    chartName: `${copy.utilities[utility]} by month, ${name}`,
    tableTitle: `${copy.utilities[utility]}, ${name}, ${isMoney ? copy.dollars : unit}`,
    axis: {
      texts: bars.map((bar) => {
        const short = bar.name.slice(0, 3);
        const star = bar.status === 'Estimated' && bar.use !== null ? '*' : '';
        return { long: `${short}${star}`, short: `${short.slice(0, 1)}${star}` };
      }),
      every: { wide: [1, 2, 3], narrow: [1, 2, 3] },
      anchor: 'middle',
      now: isThisYear ? period.newest : null,
    },
    measuredTo: '',
    stamp:
      completeTo !== null && updatedOn !== null
        ? copy.stamp.bills(sgDay(completeTo), sgDay(updatedOn))
        : null,
  };
}

function monthVerdict(
  period: MonthsPeriod,
  newest: UsageBar,
  isMoney: boolean,
): Pick<PeriodWords, 'heading' | 'sentence'> {
  const { bars, year, lineName, comparison, premiseType } = period;
  const amount = formatFigure(newest, period, isMoney) ?? formatFigure(newest, period, false) ?? '';
  const used = `${amount} in ${copy.monthName(sgMonth(newest.key))}`;
  const ownTariff = isMoney ? ' Each month is priced at its own tariff.' : '';
  const beside =
    comparison === 'neighbours' ? compareBars([newest], isMoney, ({ average }) => average) : null;
  if (beside) {
    const efficient = compareBars([newest], isMoney, (bar) => bar.efficient);
    const others = [
      percentOf(beside.percent, `the average ${dwelling(premiseType)} nearby`),
      ...(efficient && !isMoney ? [percentOf(efficient.percent, 'the efficient half')] : []),
    ].join(' and ');
    return {
      heading: besideNeighbours[beside.verdict](isMoney ? 'pay' : 'use'),
      sentence: `${used}, ${others}.${ownTariff}`,
    };
  }
  const lastYear = lineName === null ? null : compareBars(bars, isMoney);
  if (lastYear && lastYear.verdict !== 'unknown') {
    const sum = formatFigure(period.total, period, isMoney) ?? used;
    return {
      heading: besideOther[lastYear.verdict](`in ${lineName}`),
      sentence: `${sum} in ${year}, ${percentOf(lastYear.percent, `the same months of ${lineName}`)}.${ownTariff}`,
    };
  }
  return {
    heading: `Your usage in ${year}`,
    sentence: `${used}${besideMonthBefore(period, isMoney)}.${ownTariff}`,
  };
}

function besideMonthBefore({ bars, newest }: MonthsPeriod, isMoney: boolean): string {
  const [own, before] = newest === null ? [] : [bars[newest], bars[newest - 1]];
  if (!own || !before) return '';
  const compared = compareBars([own], isMoney, () => before);
  return compared ? `, ${percentOf(compared.percent, copy.monthName(sgMonth(before.key)))}` : '';
}
