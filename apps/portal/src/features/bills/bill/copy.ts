/** Words of the page of one bill (S2 §2, visual 33). */

import {
  groupedDigits,
  percentText,
  quantityText,
  rateInCents,
  rateText,
} from '@portal/domain/bills/printed-figures';
import { type Cents, cents, divideRounded, formatAmount, formatSgd, negateCents } from '@portal/domain/money';
import { channelName, channelPhrase } from '@portal/domain/payment-channel';
import {
  formatDay,
  formatDayOfYear,
  formatMonth,
  formatWindowEdge,
  type SgDay,
  type SgMonth,
} from '@portal/domain/sg-time';
import type { Utility } from '@portal/domain/utility-names';

const monthName = (month: SgMonth): string => formatMonth(month).slice(0, -5);
const utilityNames = { electricity: 'Electricity', water: 'Water', gas: 'Gas' } as const;
const lineNames: ReadonlyMap<string, string> = new Map([
  ['energy', 'Usage'],
  ['gas', 'Usage'],
  ['water-tariff', 'Usage'],
  ['water-conservation-tax', 'Water conservation tax'],
  ['waterborne-tax', 'Waterborne tax'],
  ['u-save', 'U-Save rebate'],
]);
/** 'late-payment-charge' is 'Late payment charge'. */
const inWords = (item: string): string =>
  `${item.slice(0, 1).toUpperCase()}${item.slice(1).replaceAll('-', ' ')}`;
const size = (amount: Cents): string => formatSgd(amount < 0 ? negateCents(amount) : amount);
const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

export interface NetCause {
  readonly cause: 'days' | 'usage' | 'tier' | 'price' | 'other' | 'rebate' | 'earlier';
  /** Sum of all steps of this cause; never 0. */
  readonly amount: number;
}

/** Causes of more, or less: alone at the head of a sentence, and after 'Only …'. */
const causeWords: Readonly<Record<NetCause['cause'], readonly [more: string, less: string, verb: string]>> = {
  days: ['more days', 'fewer days', 'make'],
  usage: ['more use', 'less use', 'makes'],
  tier: ['more at the higher rate', 'less at the higher rate', 'makes'],
  price: ['higher tariffs', 'lower tariffs', 'make'],
  other: ['more of other charges', 'less of other charges', 'makes'],
  rebate: ['the smaller rebate', 'the larger rebate', 'makes'],
  earlier: ['the larger earlier balance', 'the smaller earlier balance', 'makes'],
};
const formatCause = ({ cause, amount }: NetCause): string => causeWords[cause][amount > 0 ? 0 : 1];
/** The number of days is a cause of its own: beside it, use is told a day. */
const formatCauses = (causes: readonly NetCause[], hasDays: boolean): string =>
  listed(
    causes.map((each) =>
      hasDays && each.cause === 'usage' ? `${formatCause(each)} a day` : formatCause(each),
    ),
  );
const sentence = (words: string): string => `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`;

/** @param along what goes the way that the sum has gone */
function formatSentences(along: readonly NetCause[], against: readonly NetCause[], isMore: boolean): string {
  const direction = isMore ? 'more' : 'less';
  const [only] = along;
  const hasDays = [...along, ...against].some(({ cause }) => cause === 'days');
  const [names, others] = [formatCauses(along, hasDays), formatCauses(against, hasDays)];
  if (others === '') return names === '' ? '' : `${sentence(names)}.`;
  if (only && along.length === 1)
    return `${sentence(others)}. Only ${names} ${causeWords[only.cause][2]} it ${direction}.`;
  return `${sentence(names)}. Against it, ${others}.`;
}

type StepKind = 'payment' | 'late-charge' | 'adjustment' | 'waiver' | 'refund' | 'rebate';
/** Ledger entries between two bills. */
const stepWords: Readonly<Record<StepKind, readonly [added: string, takenOff: string]>> = {
  payment: ['paid back', 'paid'],
  'late-charge': ['late charge', 'late charge reversed'],
  adjustment: ['added', 'credited'],
  waiver: ['waiver reversed', 'waived'],
  refund: ['refunded', 'refund returned'],
  rebate: ['rebate reversed', 'rebate'],
};

const isFirstOfQuarter = (month: SgMonth): boolean => Number(month.slice(5)) % 3 === 1;

export const copy = {
  /** Readings §7 and S2 §9. */
  secondAttempt: (day: SgDay) =>
    `The first deduction did not go through. We try once more on ${formatDay(day)}. Paying now may charge you twice.`,
  bills: 'Bills',
  title: (month: SgMonth) => `${formatMonth(month)} bill`,
  untitled: 'Bill',
  issued: (on: SgDay, from: SgDay, to: SgDay, days: number) =>
    `Issued ${formatDay(on)}, for ${formatDayOfYear(from)} to ${formatDayOfYear(to)} (${days}\u00a0days).`,
  previous: 'Previous bill,',
  next: 'Next bill,',
  loading: 'Loading the bill',
  failedTitle: 'We cannot show this bill just now',
  safe: 'Your bills and payments are safe.',
  payable: 'TOTAL AMOUNT PAYABLE',
  paid: 'Paid',
  paidWith: 'Payments that settled it',
  /** For screen readers: 'Receipt, Paid 28 Oct 2026 by PAYNOW.' */
  actOf: (act: string, payment: string) => `${act}, ${payment}`,
  partPaidBy: (amount: Cents, on: SgDay, channel: string) =>
    `${[formatSgd(amount), 'on', formatDay(on), channelPhrase(channel)].filter(Boolean).join(' ')}.`,
  paidBy: (on: SgDay, channel: string) =>
    `${['Paid', formatDay(on), channelPhrase(channel)].filter(Boolean).join(' ')}.`,
  creditTakenOff: 'We take it off your next bill.',
  lastPayment: (amount: Cents, channel: string, on: SgDay) =>
    `${['Last payment', formatSgd(amount), channelPhrase(channel)].filter(Boolean).join(' ')}, received ${formatDay(on)}.`,
  nothingCarried: 'Nothing is carried over.',
  toPay: (open: Cents) => `${formatSgd(open)} of it is still to pay.`,
  allToPay: 'All of it is still to pay.',
  arranged: (billed: SgDay) => `By your payment arrangement. The bill was due ${formatDay(billed)}.`,
  /** @param due null: no day is known */
  ofEarlier: (amount: Cents, due: SgDay | null, isOver: boolean) => {
    const what = `${formatSgd(amount)} of that is from earlier bills`;
    if (due === null) return `${what}.`;
    return `${what}, ${isOver ? 'overdue since' : 'due'} ${formatDay(due)}.`;
  },
  utilities: utilityNames,
  lines: { rebate: 'U-Save rebate', earlier: 'Earlier balance', other: 'Other charges' },
  payByPayNow: 'Pay by PayNow QR',
  setUpEgiro: 'Set up eGIRO',
  changes: {
    title: 'WHAT CHANGED SINCE LAST BILL',
    heading: (difference: Cents, month: string) => {
      if (difference === 0) return `The same as ${month}`;
      return `${size(difference)} ${difference < 0 ? 'less' : 'more'} than ${month}`;
    },
    /** 'Less use and lower tariffs. Only the smaller rebate makes it more.' */
    verdict: (causes: readonly NetCause[], difference: Cents): string => {
      const isMore = difference > 0;
      const [along, against] = [true, false].map((isAlong) =>
        causes.filter(({ amount }) => (amount > 0 === isMore) === isAlong),
      );
      return formatSentences(along ?? [], against ?? [], isMore);
    },
    unexplained: 'The lines of these bills do not add up, so the steps between them cannot be shown.',
    caption: 'Steps from the bill before to this one',
    cause: 'What changed',
    amount: 'Singapore dollars',
    billOf: (month: string) => `${month} bill`,
    tick: (value: Cents) => (value === 0 ? '0' : formatSgd(value).replace(/\.00$/, '')),
    spoken: (amount: string, isMore: boolean) => `${amount} ${isMore ? 'more' : 'less'}`,
    usage: (utility: Utility, difference: number, unit: string) =>
      `${utilityNames[utility]}, ${quantityText(Math.abs(difference))} ${unit} ${difference < 0 ? 'less' : 'more'}`,
    usageADay: (utility: Utility, isMore: boolean) =>
      `${utilityNames[utility]}, ${isMore ? 'more' : 'less'} use a day`,
    days: (utility: Utility, days: number) =>
      `${utilityNames[utility]}, ${Math.abs(days)} ${Math.abs(days) === 1 ? 'day' : 'days'} ${days < 0 ? 'less' : 'more'}`,
    tier: (utility: Utility, isMore: boolean) =>
      `${utilityNames[utility]}, ${isMore ? 'more' : 'less'} at the higher rate`,
    price: (utility: Utility, isMore: boolean) =>
      `${utilityNames[utility]}, ${isMore ? 'higher' : 'lower'} tariff`,
    rebate: (isSmaller: boolean) => `U-Save, ${isSmaller ? 'smaller' : 'larger'} rebate`,
    other: 'Other charges',
    earlier: 'Earlier balance',
    quantities: (now: number, before: number, unit: string) =>
      `${quantityText(now)} after ${quantityText(before)} ${unit}`,
    numberOfDays: (now: number, before: number) => `${now} after ${before} days`,
    prices: (now: number, before: number, unit: string) =>
      `${rateInCents(now)} after ${rateInCents(before)} c/${unit}`,
    amounts: (now: Cents, before: Cents) => `${size(now)} after ${size(before)}`,
  },
  arithmetic: {
    title: 'Every line, with its arithmetic',
    caption: 'Lines of the bill',
    line: 'Line',
    calculation: 'Quantity × rate, S$',
    amount: 'Amount',
    gst: (basisPoints: number) => `GST ${percentText(basisPoints)}%`,
    total: 'Total',
    reading: (before: string, now: string, unit: string) =>
      `${groupedDigits(before)} to ${groupedDigits(now)} ${unit.replace(' ', '\u00a0')}`,
    sent: (reading: string, day: SgDay) => `You sent ${groupedDigits(reading)} on ${formatDay(day)}`,
    actual: 'Actual',
    estimated: 'Estimated',
    name: (item: string) => lineNames.get(item) ?? inWords(item),
    product: (milli: number, unit: string, rateE4: number) =>
      `${quantityText(milli)} ${unit} × ${rateText(rateE4)}`,
    /** The conservation tax is counted on dollars, in thousandths. */
    share: (milli: number, rateE4: number) =>
      `${percentText(rateE4)}% of ${formatAmount(cents(divideRounded(milli, 10)))}`,
    /** On phones, where the columns have no room. */
    inShort: (calculation: string, amount: Cents, gst: Cents) =>
      `${calculation === '' ? '' : ' = '}${formatAmount(amount)} + GST ${formatAmount(gst)}`,
    stretch: (from: SgDay, to: SgDay) => `${formatDayOfYear(from)} to ${formatDayOfYear(to)}`,
    totalOf: (utility: Utility) => `${utilityNames[utility]} total`,
    others: 'Other charges',
    charges: 'Charges',
    /** A quarter's rebate goes back at its end. @param next the month of the next bill */
    uSaveLeft: (left: Cents, next: SgMonth) => {
      if (left <= 0) return '';
      return isFirstOfQuarter(next)
        ? `${formatSgd(left)} left`
        : `${formatSgd(left)} left for ${monthName(next)}`;
    },
    earlier: 'From earlier bills',
    /** '126.80 − 126.80 paid 28 Oct' */
    earlierBill: (payable: Cents) => formatAmount(payable),
    step: (kind: StepKind, amount: Cents, on: SgDay) => {
      const [sign, side] = amount > 0 ? (['+', 0] as const) : (['−', 1] as const);
      const what = stepWords[kind][side];
      return `${sign} ${formatAmount(amount > 0 ? amount : negateCents(amount))} ${what} ${formatDayOfYear(on)}`;
    },
    payable: 'Total amount payable',
    rounding: 'Each amount is rounded to the cent, then its GST, then they are added.',
    expected: (amount: Cents, gst: Cents) => `We make it ${formatAmount(amount)} + GST ${formatAmount(gst)}`,
    disagrees:
      'This bill and its own arithmetic differ; the lines concerned are marked. The bill counts as it is printed until it is put right.',
  },
  estimate: {
    title: (utilities: readonly Utility[]) => {
      const names = listed(
        utilities.map((utility, index) => (index === 0 ? utilityNames[utility] : utility)),
      );
      return `${names} ${utilities.length === 1 ? 'is' : 'are'} estimated`;
    },
    why: (aDay: readonly string[]) =>
      aDay.length === 1
        ? `The meter was not read for this bill, so your average day stands in for it: ${listed(aDay)}.`
        : `The meters were not read for this bill, so your average day stands in for them: ${listed(aDay)}.`,
    aDay: (milli: number, unit: string) => `${quantityText(milli)}\u00a0${unit.replace(' ', '\u00a0')}`,
    next: 'The next reading puts it right: if we charged too much we take it off your next bill, if too little we add it.',
    likely: 'It is likely to change this bill by',
    instead: 'Send a reading instead',
    openUntil: (instant: number) => `Open until ${formatWindowEdge(instant)}`,
    opens: (instant: number) => `Opens ${formatWindowEdge(instant)}`,
    submit: 'Submit Meter Reading',
  },
  use: {
    title: 'Your use this time',
    amount: (milli: number, unit: string) => `${quantityText(milli)} ${unit}`,
    usual: (difference: number) =>
      difference === 0
        ? 'The same as your usual month'
        : `${quantityText(Math.abs(difference))} ${difference < 0 ? 'under' : 'over'} your usual month`,
    against: (difference: number, month: SgMonth) =>
      difference === 0
        ? `The same as in ${monthName(month)}`
        : `${quantityText(Math.abs(difference))} ${difference < 0 ? 'less' : 'more'} than in ${monthName(month)}`,
    first: 'The first month that we know',
    understanding: 'Understanding Your Bill',
  },
  pay: {
    title: 'How to pay',
    paynow: 'PayNow QR',
    paynowText: 'Scan with your bank’s app. Received within a minute.',
    paynowAction: 'Show QR code',
    egiro: 'eGIRO',
    egiroText: 'Approve once; we deduct on the due date.',
    egiroAction: 'Set up eGIRO',
    shop: channelName('PPMS_7_ELEVEN'),
    shopText: 'Bring the payment slip of the bill.',
    /** Where nothing can be saved. */
    shopTextKiosk:
      'Bring the payment slip: it is on the bill’s PDF, which you can save on a device of your own.',
    counter: 'Counter',
    counterText: 'Bring the bill or this page.',
    counterTextKiosk: 'Bring the bill.',
  },
} as const;
