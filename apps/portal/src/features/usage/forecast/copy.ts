/** Words of the forecast, of true-ups to come and of what is always on. */
import { type Cents, formatDollars, formatSgd } from '@portal/domain/money';
import {
  formatDay,
  formatDayOfYear,
  formatMonth,
  type SgDay,
  type SgMonth,
  toSgDay,
  toSlot,
} from '@portal/domain/sg-time';
import type { Utility } from '@portal/domain/utility-names';
import type { Gap } from '../../../insights/forecast.query.ts';
import { timeOf } from '../copy.ts';

const monthName = (month: SgMonth): string => formatMonth(month).split(' ')[0] ?? '';
const listNames = (names: readonly string[]): string => {
  const [first = '', ...rest] = names;
  return [first.charAt(0).toUpperCase() + first.slice(1), ...rest].join(' and ');
};
const times = (count: number): string =>
  ({ 0: 'not once', 1: 'once', 2: 'twice' })[count] ?? `${count} times`;

/** 'to today, 3 PM'; at midnight the day before is whole. */
function dataUpTo(dataTo: string, today: SgDay): string {
  const at = Date.parse(dataTo);
  if (toSlot(at) === 0) return `to the end of ${formatDayOfYear(toSgDay(at - 1))}`;
  return `to ${toSgDay(at) === today ? 'today' : formatDayOfYear(toSgDay(at))}, ${timeOf(dataTo)}`;
}

export const copy = {
  loading: 'Loading how this bill will end',
  waitingTitle: 'This bill, so far',
  soFarTitle: (month: SgMonth) => `${monthName(month)} bill, so far`,
  title: 'How it will end',
  ofAccount: (title: string, accountNo: string | null) =>
    accountNo === null ? title : `${title}, account ${accountNo}`,
  day: (dayNumber: number, days: number, dataTo: string | null, today: SgDay) =>
    `Day ${dayNumber} of ${days}${dataTo === null ? '' : `, ${dataUpTo(dataTo, today)}`}.`,
  estimated: (utilities: readonly Utility[]) =>
    `${listNames(utilities.map((utility) => `${utility} *`))} ${utilities.length === 1 ? 'is' : 'are'} estimated.`,
  likely: (low: Cents, high: Cents) =>
    formatDollars(low) === formatDollars(high)
      ? `Likely about ${formatDollars(low)}`
      : `Likely ${formatDollars(low)} to ${formatDollars(high)}`,
  soFar: 'So far',
  bar: (soFar: Cents, low: Cents, middle: Cents, high: Cents) =>
    `${formatSgd(soFar)} so far. Likely ${formatDollars(low)} to ${formatDollars(high)}, about ${formatDollars(middle)}.`,
  /** Its middle figures add up to that of the bar. */
  sum: ({ soFar, missing, toCome, uSave }: BillParts) =>
    [
      `${formatSgd(soFar)} so far`,
      missing &&
        `, ${about(missing)} estimated for ${ofDays(missing.days)} with missing readings${fromTo(missing)}`,
      `, ${about(toCome)} still to come${fromTo(toCome)}`,
      uSave > 0 ? `, less ${formatSgd(uSave)} U-Save.` : '.',
    ]
      .filter(Boolean)
      .join(''),
  notCounted: (days: number) => `Not counted: missing readings of ${ofDays(days)}.`,
  last: (month: SgMonth, total: Cents) => `${monthName(month)} was ${formatSgd(total)}.`,
  basis: 'From your usual days and the tariffs known today; not a promise.',
  record: (bills: number, held: number) => `We checked ${bills} of your past bills: it held ${times(held)}.`,
  early: {
    heading: 'Too early to say',
    text: (startsOn: SgDay) =>
      `The forecast needs 10 full days of this bill. It starts on ${formatDay(startsOn)}.`,
    count: (fullDays: number) => `${fullDays} of 10`,
    days: 'full days',
    last: (month: SgMonth) => `${monthName(month)} ended at`,
  },
  gap: {
    heading: 'Not enough days',
    text: 'Some days are missing. The forecast returns when they arrive.',
    count: ({ rule, missing, of, most }: Gap) =>
      [
        `${missing} of the ${rule === 'lastTen' ? `last ${of} days` : `${of} days of this bill so far`}`,
        `${missing === 1 ? 'is' : 'are'} missing; ${most === 0 ? 'none' : `at most ${most}`} may be.`,
      ].join(' '),
  },
  failed: 'No forecast just now.',
  none: {
    noHalfHours: 'The forecast needs a meter that sends half hours. This one is read by hand.',
    newMeter: 'Your meter is new. The forecast starts when its half hours arrive.',
    noPeriod: 'The forecast starts with your next bill: it says from when to when it runs.',
    unpriced: 'Your retailer sets the price, so there is no forecast to show.',
  },
  noneHeading: 'No forecast here',
  trueUps: {
    title: 'When your meters are read',
    lead: (month: SgMonth) =>
      `The ${monthName(month)} bill was estimated. The next reading is likely to change it by so much:`,
  },
  alwaysOn: {
    name: 'Always on',
    cost: (cost: Cents | null) => (cost === null ? 'a day' : `a day, about ${formatSgd(cost)} a day`),
    early: 'Not yet known',
    needs: (needed: number, nights: number) =>
      `It needs ${needed} whole nights, ${nights === 0 ? 'none' : nights} came.`,
  },
} as const;

interface AmountRange {
  readonly low: Cents;
  readonly middle: Cents;
  readonly high: Cents;
}

interface BillParts {
  readonly soFar: Cents;
  /** Estimate for days of which readings are missing; null: none is. */
  readonly missing: (AmountRange & { readonly days: number }) | null;
  readonly toCome: AmountRange;
  readonly uSave: Cents;
}

const ofDays = (days: number): string => (days === 1 ? '1 day' : `${days} days`);
const about = ({ middle }: AmountRange): string =>
  middle === 0 ? 'under S$1' : `about ${formatDollars(middle)}`;
const fromTo = ({ low, middle, high }: AmountRange): string =>
  low === high || middle === 0 ? '' : ` (${bare(low)} to ${bare(high)})`;
const bare = (amount: Cents): string => formatDollars(amount).slice(2);
