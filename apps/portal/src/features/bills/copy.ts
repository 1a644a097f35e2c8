/** Words of the bills area. Fixed texts are the specification's. */
import { type Cents, formatSgd } from '@portal/domain/money';
import { channelPhrase } from '@portal/domain/payment-channel';
import { formatDay, formatDayOfYear, type SgDay } from '@portal/domain/sg-time';
import type { DeductionDay } from './statement.ts';

export const copy = {
  /** S1 §2. */
  title: 'TOTAL AMOUNT PAYABLE',
  loading: 'Loading the total amount payable',
  due: 'Due',
  dueDay: (day: SgDay) => formatDay(day),
  daysLeft: (days: number) => {
    if (days === 0) return 'Due today';
    return days === 1 ? '1 day left' : `${days} days left`;
  },
  overdue: 'Overdue',
  dueAmount: (amount: Cents) => formatSgd(amount),
  /** 'S$396.58 overdue since 21 Sep 2026' */
  dueParts: { overdue: 'overdue since', due: 'due', later: 'due later, by' },
  checking: {
    title: 'Being checked',
    received: (amount: Cents) =>
      `We have received ${formatSgd(amount)} and are checking what it is for. It is not taken off this amount yet.`,
    undivided: (accounts: number) => `It is one payment for ${accounts} accounts.`,
    undividedPart: (amount: Cents, accounts: number) =>
      `${formatSgd(amount)} of it is one payment for ${accounts} accounts.`,
    toPay: (amount: Cents) => `Still to pay: ${formatSgd(amount)}.`,
    nothingToPay: 'Do not pay again.',
  },
  nothingToPay: 'Nothing to pay.',
  credit: 'You have a credit. Nothing to pay.',
  lastPayment: (amount: Cents, channel: string, paidOn: SgDay) =>
    `${['Last payment', formatSgd(amount), channelPhrase(channel), 'on', formatDay(paidOn)].filter(Boolean).join(' ')}.`,
  nextBill: (day: SgDay) => `Your next bill comes around ${formatDayOfYear(day)}.`,
  creditTakenOff: (day: SgDay | null) =>
    day === null
      ? 'We take it off your next bill.'
      : `We take it off your next bill, around ${formatDayOfYear(day)}.`,
  /** Where PayNow is off. */
  otherMethods: 'You can pay by GIRO, at 7-Eleven or at a counter.',
  pay: (amount: Cents) => `Pay ${formatSgd(amount)}`,
  /** S1 §2. */
  viewBills: 'View Bills and Payment History',
  requestRefund: 'Request for Refund',
  collectedBy: { giro: 'Paid by GIRO', card: 'Paid by recurring card' },
  /** Readings §7. @param whole the sum beside it: what is all of it needs no amount */
  deducted: (days: readonly DeductionDay[], whole: Cents) => {
    const [first, ...others] = days;
    if (first === undefined) return '';
    if (first.amount === whole)
      return `This amount will be deducted on ${formatDay(first.on)}. Paying now may charge you twice.`;
    return `${[
      `${formatSgd(first.amount)} will be deducted on ${formatDay(first.on)}`,
      ...others.map((day) => `${formatSgd(day.amount)} on ${formatDay(day.on)}`),
    ].join(', ')}. Paying it now may charge you twice.`;
  },
  madeOf: 'What it is made of',
  lines: {
    electricity: 'Electricity',
    water: 'Water',
    gas: 'Gas',
    rebate: 'U-Save rebate',
    earlier: 'Earlier balance',
    late: 'Late payment charges',
    payment: 'Payments and credits',
    other: 'Other charges',
  },
  estimatedNote: '* Estimated',
  /** Stays with the word that it marks. */
  star: '\u00a0*',
  estimatedSpoken: ', estimated',
  quantity: (milli: number, unit: string) => `${quantityFormat.format(milli / 1000)} ${unit}`,
  failedTitle: 'We cannot show your balance just now',
  /** The default message of S1 §8. */
  safe: 'Your bills and payments are safe.',
  /** From '09:10:00' to 'As of 9:10 AM'. */
  asOfTime: (time: string) => `As of ${twelveHours(time)}`,
  asOfDay: (day: SgDay) => `As of ${formatDay(day)}`,
  outOfDate: 'We could not refresh this. The amount may have changed since.',
  refresh: 'Refresh',
} as const;

/** Whole kWh and tenths of Cu M, as the bill writes them. */
const quantityFormat = new Intl.NumberFormat('en-SG', { maximumFractionDigits: 1 });

function twelveHours(time: string): string {
  const hour = Number(time.slice(0, 2));
  return `${hour % 12 === 0 ? 12 : hour % 12}:${time.slice(3, 5)} ${hour < 12 ? 'AM' : 'PM'}`;
}
