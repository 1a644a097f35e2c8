/** Words of the bills page. Fixed texts are the specification's (S2 §2, §8); the others ours. */

import { type Cents, formatSgd, negateCents } from '@portal/domain/money';
import { channelName, channelPhrase } from '@portal/domain/payment-channel';
import {
  addMonths,
  formatDay,
  formatDayOfYear,
  formatMonth,
  formatTime,
  type SgDay,
  type SgMonth,
  toMonth,
} from '@portal/domain/sg-time';
import type { Returned, SettledBill, UnmatchedReason } from './payment.ts';
import type { OtherEntry } from './queries/bill-history.query.ts';

/** 'November', from '2026-11'. */
const monthName = (month: SgMonth): string => formatMonth(month).slice(0, -5);
/** 'October', or 'October 2024' where that is a year away or more. */
const monthNear = (month: SgMonth, on: SgDay): string =>
  month > addMonths(toMonth(on), -12) ? monthName(month) : formatMonth(month);

const sentBackReasons: Readonly<Record<UnmatchedReason, string>> = {
  unknown: 'its reference was not one of ours',
  currency: 'it was not in Singapore dollars',
  short: 'it was less than the amount of its code',
  over: 'it was more than you owed',
  early: 'it was dated before its code was made',
  late: 'it was paid after its code had expired',
  closed: 'a newer code had replaced the one it paid',
  doubled: 'its code had been paid already',
};

export const copy = {
  title: 'Bills',
  tabsName: 'Histories',
  tabs: { all: 'All', bills: 'Bills', payments: 'Payments', usave: 'U-Save', refund: 'Refund' },
  /** S2 §8, readings §7. */
  noRecords: 'There are no records found.',
  loading: 'Loading your bills and payments',
  empty: {
    all: 'There are no records found.',
    bills: 'No bills yet. The first one shows here on the day it is issued.',
    payments: 'No payments yet. They show here within a minute.',
    usave: 'There are no records found.',
    refund: 'No refunds yet. They show here from the day you request one.',
  },
  failed: {
    bills: 'We cannot show your bills just now',
    payments: 'We cannot show your payments just now',
    usave: 'We cannot show your U-Save just now',
    refund: 'We cannot show your refunds just now',
  },
  safe: 'Your bills and payments are safe.',
  years: { name: 'Years', more: 'Show more' },
  table: {
    year: (year: string) => `Bills and payments of ${year}`,
    entry: 'Entry',
    state: 'State',
    amount: 'Amount in Singapore dollars',
    document: 'Document',
    type: 'Type',
    change: 'Change of balance',
  },
  bill: (month: SgMonth) => `${formatMonth(month)} bill`,
  /** 'Payment, PayNow' */
  payment: (channel: string) => ['Payment', channelName(channel)].filter(Boolean).join(', '),
  other: (kind: OtherEntry['kind'], amount: Cents) => otherNames[kind][amount > 0 ? 0 : 1],
  otherState: (amount: Cents) => (amount > 0 ? 'Added' : 'Credited'),
  uSaveCredit: 'U-Save rebate',
  refund: (method: string | null) => {
    const known = method === null ? undefined : refundMethods.get(method.toUpperCase());
    return known ?? 'Refund';
  },
  day: (day: SgDay) => formatDay(day),
  dayAndTime: (day: SgDay, at: number) => `${formatDay(day)}, ${formatTime(at)}`,
  /** Below a list that begins where older rows are left out. */
  since: (day: SgDay) => `Bills and payments from ${formatDay(day)} on.`,
  reference: (reference: string) => `reference\u00a0${reference}`,
  /** 'October bill', 'August bill, part', 'August and September bills', '3 bills, August to October' */
  settled: (bills: readonly SettledBill[], on: SgDay) => {
    const [first, second] = bills;
    const last = bills.at(-1);
    if (first === undefined || last === undefined) return null;
    if (second === undefined) return `${monthNear(first.month, on)} bill${first.isWhole ? '' : ', part'}`;
    const ends = [monthNear(first.month, on), monthNear(last.month, on)];
    return bills.length === 2 ? `${ends.join(' and ')} bills` : `${bills.length} bills, ${ends.join(' to ')}`;
  },
  /** U-Save lowers bills, and each bill is shown less its part: it changes nothing beside them. */
  uSaveAdded: (amount: Cents) => `${formatSgd(amount)} to your U-Save balance, taken off your bills`,
  inBills: 'No change of its own',
  isNew: 'New',
  /** Stays with the word that it marks. */
  star: '\u00a0*',
  partEstimated: '* part estimated',
  estimatedSpoken: ', part estimated',
  account: (accountNo: string) => `Account ${accountNo}`,
  toPay: (open: Cents) => `${formatSgd(open)} still to pay`,
  withEarlier: (payable: Cents, isMore: boolean) =>
    `total payable ${formatSgd(payable)}, with the earlier ${isMore ? 'balance' : 'credit'}`,
  due: (day: SgDay) => `Due ${formatDayOfYear(day)}`,
  overdue: 'Overdue',
  paid: 'Paid',
  credit: 'Credit',
  received: 'Received',
  checking: 'Being checked',
  /** It has not come, or not yet. */
  notPaid: { pending: 'Pending', failed: 'Not received' },
  takenBack: 'Returned by the bank',
  takenBackWhy: (on: SgDay) => `taken back on ${formatDay(on)}, so the amount is owed again`,
  notPaidWhy: {
    pending: 'we have not received it yet',
    failed: 'it did not go through, and nothing was paid',
  },
  secondAttempt: (on: SgDay) => `second attempt on ${formatDay(on)}`,
  onePaymentFor: (accounts: number) => `one payment for ${accounts} accounts`,
  checkingWhy: 'we are checking what it is for',
  sentBack: 'Sent back',
  sentBackWhy: ({ on, reason }: Returned) =>
    `sent back to you on ${formatDay(on)}: ${sentBackReasons[reason]}`,
  refundState: {
    Refunded: 'REFUNDED',
    PENDING: 'PENDING',
    'IN-PROGRESS': 'IN-PROGRESS',
    'ACTION REQUIRED': 'ACTION REQUIRED',
    RETURNED: 'Returned',
  },
  mayChange: 'you can still change the method',
  mustChoose: 'choose how to be paid',
  change: 'Change',
  viewRequest: 'View request',
  billPdf: 'Bill PDF',
  receipt: 'Receipt',
  /** For screen readers and where the button is an icon: 'Bill PDF, November 2026 bill'. */
  documentOf: (document: string, title: string, day: string) => `${document}, ${title}, ${day}`,
  saving: 'Saving',
  savingBill: 'Saving Bill PDF',
  saved: (document: string) => `${document} saved.`,
  /** S2 §8, readings §1: one alert for every failed download. */
  downloadFailed: 'Error',
  downloadFailedText: 'An unexpected error has occured. Please try again later.',
  close: 'Close',
  outstanding: {
    payByPayNow: 'Pay by PayNow QR',
    setUpEgiro: 'Set up eGIRO',
    requestRefund: 'Request for Refund',
    lastPayment: (amount: Cents, channel: string, on: SgDay) =>
      `${['Last payment', formatSgd(amount), channelPhrase(channel)].filter(Boolean).join(' ')}, received ${formatDay(on)}.`,
    accounts: 'By account',
  },
  chart: {
    title: (months: number) => `Bills Last ${months} ${months === 1 ? 'Month' : 'Months'}`,
    currency: 'S$',
    loading: 'Loading the chart of your bills',
    failedTitle: 'We cannot draw your bills just now',
    caption: 'Amount billed by month',
    month: 'Month',
    amount: 'Amount',
    none: 'No bill',
    shortMonth: (month: SgMonth) => monthName(month).slice(0, 3),
    longMonth: (month: SgMonth) => formatMonth(month),
    showMonths: (months: number) => `Show ${months} months`,
    verdict: (month: SgMonth, against: Cents, months: number) => {
      const average = `your ${numberWords[months] ?? String(months)}-month average`;
      if (against === 0) return `${monthName(month)} is the same as ${average}.`;
      const size = formatSgd(against < 0 ? negateCents(against) : against);
      return `${monthName(month)} is ${size} ${against < 0 ? 'below' : 'above'} ${average}.`;
    },
  },
  promotion: {
    title: 'Your bills on your phone',
    text: 'Our app shows every bill on the day it comes, and says when one is due.',
    download: 'Download',
    iphone: 'Download for iPhone',
    android: 'Download for Android',
  },
} as const;

/** Charges added and credits taken off. */
const otherNames: Readonly<Record<OtherEntry['kind'], readonly [added: string, takenOff: string]>> = {
  'late-charge': ['Late payment charge', 'Late payment charge reversed'],
  adjustment: ['Adjustment', 'Credit'],
  waiver: ['Waiver reversed', 'Late payment charge waived'],
  rebate: ['Rebate reversed', 'Rebate'],
  payment: ['Payment reversed', 'Payment'],
};
const refundMethods: ReadonlyMap<string, string> = new Map([
  ['BANK', 'Refund to bank account'],
  ['CHEQUE', 'Refund by cheque'],
  ['PAYNOW', 'Refund to PayNow'],
  ['TRANSFER', 'Refund to another account'],
]);
const numberWords: Readonly<Record<number, string>> = {
  2: 'two',
  3: 'three',
  4: 'four',
  5: 'five',
  6: 'six',
};
