/** One day of half hours in words. */
import type { DayVerdict } from '@portal/domain/meters/usage-day';
import { formatSgd } from '@portal/domain/money';
import { formatDay, formatSlot, type SgDay, SLOTS_PER_DAY } from '@portal/domain/sg-time';
import { copy, weekday } from '../copy.ts';
import type { HoursPeriod } from './hours.ts';
import { compareBars, isEmpty } from './usage-period.ts';
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

const today = {
  normal: 'Normal so far today',
  higher: 'More than usual so far today',
  lower: 'Less than usual so far today',
  unknown: 'Your usage so far today',
} as const satisfies Record<DayVerdict, string>;

const pastDay: Record<DayVerdict, (day: SgDay) => string> = {
  normal: (day) => `A normal ${weekday(day)}`,
  higher: (day) => `More than on a usual ${weekday(day)}`,
  lower: (day) => `Less than on a usual ${weekday(day)}`,
  unknown: (day) => `Your usage on ${weekday(day)}`,
};

export function describeHours(period: HoursPeriod, { today: now, isMoney, name }: Now): PeriodWords {
  const { date, day, measuredTo, utility, comparison, lineName } = period;
  const isToday = date === now;
  const until = measuredTo < SLOTS_PER_DAY ? ` by ${formatSlot(measuredTo)}` : '';
  const used = formatFigure(period.total, period, isMoney) ?? formatUse(day.summary.totalWh / 1_000, period);
  const compared =
    comparison === 'usual' && day.summary.usualSoFarWh === null ? null : compareBars(period.bars, isMoney);
  const than = comparison === 'usual' ? `a usual ${weekday(date)}` : lineName;
  const dataTo =
    measuredTo < SLOTS_PER_DAY ? `${formatDay(date)}, ${formatSlot(measuredTo)}` : formatDay(date);
  return {
    ...(isEmpty(period)
      ? { heading: copy.empty, sentence: isToday ? copy.emptyNote.today : copy.emptyNote.day }
      : {
          heading: hoursHeading(period, compared?.verdict ?? 'unknown', isToday),
          sentence:
            compared && than ? `${used}${until}, ${percentOf(compared.percent, than)}.` : `${used}${until}.`,
        }),
    facts: isEmpty(period) ? [] : hoursFacts(period, isToday),
    chartName: `${copy.utilities[utility]} by half hour, ${name}`,
    tableTitle: `${copy.utilities[utility]}, ${name}, ${isMoney ? copy.dollars : period.unit}`,
    axis: {
      texts: period.bars.map((_, slot) => ({ long: formatSlot(slot), short: formatSlot(slot) })),
      every: { wide: [6, 12, 24], narrow: [8, 12, 24] },
      anchor: 'start',
      now: null,
    },
    measuredTo: `Data to ${formatSlot(measuredTo)}`,
    stamp:
      period.updatedAt === null || isEmpty(period)
        ? null
        : `${copy.stamp.data(dataTo, period.updatedAt, now)} ${copy.stamp.late}`,
  };
}

function hoursHeading(
  { comparison, date, lineName }: HoursPeriod,
  verdict: DayVerdict,
  isToday: boolean,
): string {
  if (comparison !== 'usual' && lineName !== null && verdict !== 'unknown')
    return besideOther[verdict](`on ${lineName}`);
  const usual = comparison === 'usual' ? verdict : 'unknown';
  return isToday ? today[usual] : pastDay[usual](date);
}

function hoursFacts(period: HoursPeriod, isToday: boolean): Fact[] {
  const { cost, busiest, floor, totalWh } = period.day.summary;
  const { rateE4, gstBasisPoints } = period.day;
  const amount = (wh: number) => formatUse(wh / 1_000, period);
  const alwaysOn = floor && (floor.wh === 0 ? 'nothing is always on' : 'always on');
  return [
    cost !== null && rateE4 !== null
      ? {
          name: isToday ? 'Cost so far' : 'Cost',
          value: formatSgd(cost),
          note: `at ${centsPerUnit(rateE4, gstBasisPoints)} c/${period.unit} with GST`,
        }
      : {
          name: isToday ? 'Used so far' : 'Used',
          value: amount(totalWh),
          note: 'Your retailer sets the price.',
        },
    ...(busiest
      ? [
          {
            name: 'Busiest half hour',
            value: formatSlot(busiest.slot),
            note: known(amount(busiest.wh), busiest.cost === null ? null : formatSgd(busiest.cost)).join(
              ', ',
            ),
          },
        ]
      : []),
    ...(floor && alwaysOn
      ? [
          {
            name: 'Never below',
            value: amount(floor.wh),
            note:
              floor.wh === 0 || floor.dailyCost === null
                ? alwaysOn
                : `${alwaysOn}, about ${formatSgd(floor.dailyCost)} a day`,
          },
        ]
      : []),
  ];
}
