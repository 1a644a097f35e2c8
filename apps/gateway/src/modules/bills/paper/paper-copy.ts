/** Texts of printed bills and receipts. */
import { type Cents, cents, formatAmount, formatSgd } from '@portal/domain/money';
import type { Utility } from '@portal/domain/utility-names';

export const utilityNames: Readonly<Record<Utility, string>> = {
  electricity: 'Electricity',
  water: 'Water',
  gas: 'Gas',
};

const itemNames: ReadonlyMap<string, string> = new Map([
  ['energy', 'Usage'],
  ['gas', 'Usage'],
  ['water-tariff', 'Usage'],
  ['water-conservation-tax', 'Water conservation tax'],
  ['waterborne-tax', 'Waterborne tax'],
  ['u-save', 'U-Save rebate'],
]);

/** An item without a name here is written as the utility calls it: 'late-payment-charge' is 'Late payment charge'. */
export function itemName(item: string): string {
  const words = item.replaceAll('-', ' ').trim();
  return itemNames.get(item) ?? words.charAt(0).toUpperCase() + words.slice(1);
}

type StepKind = 'payment' | 'late-charge' | 'adjustment' | 'waiver' | 'refund' | 'rebate';
const stepWords: Readonly<Record<StepKind, readonly [added: string, takenOff: string]>> = {
  payment: ['paid back', 'paid since'],
  'late-charge': ['late charges', 'late charges reversed'],
  adjustment: ['added', 'credited'],
  waiver: ['waiver reversed', 'waived'],
  refund: ['refunded', 'refund returned'],
  rebate: ['rebate reversed', 'rebate'],
};
const stepInWords = ({ kind, amount }: { readonly kind: StepKind; readonly amount: Cents }): string =>
  amount > 0
    ? `+ ${formatAmount(amount)} ${stepWords[kind][0]}`
    : `− ${formatAmount(cents(-amount))} ${stepWords[kind][1]}`;

export const billCopy = {
  title: (period: string, account: string) => `Bill ${period}, account ${account}`,
  uen: (uen: string) => `UEN ${uen}`,
  accountNumber: 'Account number',
  bill: 'Bill',
  issued: 'Issued',
  period: 'Period',
  between: (from: string, to: string) => `${from} to ${to}`,
  days: (period: string, days: number) => `${period}, ${days} ${days === 1 ? 'day' : 'days'}`,
  totalAmountPayable: 'Total amount payable',
  dueDate: 'Due date',
  since: (month: string) => `Since ${month}`,
  firstBill: 'This is the first bill for this account.',
  charges: 'Charges',
  quantity: 'Quantity × rate',
  amount: 'Amount',
  gst: (percent: string) => `GST ${percent}%`,
  total: 'Total',
  other: 'Other charges',
  stretch: (name: string, from: string, to: string) => `${name}, ${from} to ${to}`,
  rate: (quantity: string, unit: string, rate: string) =>
    `${quantity} ${unit} × S$${rate}`.replace('  ', ' '),
  percentOf: (percent: string, amount: string) => `${percent}% of ${amount}`,
  actual: 'actual',
  estimated: 'estimated',
  readings: (from: string, to: string, unit: string) => `${from} to ${to} ${unit}`,
  lastPaid: (amount: Cents, day: string, how: string) =>
    `Last bill ${formatAmount(amount)}, paid ${day} ${how}`.trim(),
  /** 'Last bill 588.24 + 12.64 late charges − 204.30 paid since' */
  lastAndSince: (amount: Cents, steps: readonly { readonly kind: StepKind; readonly amount: Cents }[]) =>
    [`Last bill ${formatAmount(amount)}`, ...steps.map(stepInWords)].join(' '),
  earlier: 'From earlier bills',
  wrong:
    'A line marked # does not add up as shown. Please call us about it. The amount printed is the amount you owe.',
  use: (from: string, to: string) => `Your use, ${from} to ${to}`,
  useOf: (month: string) => `Your use, ${month}`,
  star: '* Estimated from your average day; the next reading puts it right.',
  sendBy: (to: string) => `Send yours by ${to}.`,
  sendBetween: (from: string, to: string) => `Send yours from ${from} to ${to}.`,
  slip: 'Payment slip',
  payByPaynow: 'Pay by PayNow QR',
  steps: (payee: string) => [
    'Open your bank’s app and choose Scan.',
    'Scan this code. Amount and reference are filled in.',
    `Check: ${payee}.`,
  ],
  once: (day: string) => `This code works once, until ${day}. Other ways: eGIRO, 7-Eleven, counter.`,
  /** The words that the portal shows, too. */
  /** @param part of the amount that is printed; null: all of it */
  deducted: (part: Cents | null, day: string) =>
    `${part === null ? 'This amount' : formatSgd(part)} will be deducted on ${day}. Paying now may charge you twice.`,
  otherMethods: 'Ways to pay',
  methodsWithoutQr: 'eGIRO, 7-Eleven, counter. Please quote the reference.',
  nothingToPay: 'Nothing to pay.',
  credit: 'You have a credit. Nothing to pay.',
  qrAlt: (amount: Cents, payee: string, reference: string) =>
    `PayNow QR code to pay ${formatSgd(amount)} to ${payee}, reference ${reference}`,
  due: 'Due',
  reference: 'Reference',
  helpline: (number: string) => `Helpline ${number}`,
  meters: 'Your meters',
  meterHead: ['Meter', 'Reading before', 'Reading now', 'How it was read'] as const,
  meterActual: 'Actual reading',
  meterEstimated: 'Estimated',
  noMeters: 'This bill has no meter readings.',
  tariffs: 'Tariffs of this bill',
  tariffHead: ['Charge', 'Tariff before GST', 'With GST', 'Days'] as const,
  charge: (utility: string, item: string) =>
    item.startsWith(utility) ? item : `${utility}: ${item.toLowerCase()}`,
  ofTariff: (percent: string) => `${percent}% of the water tariff`,
  perUnit: (rate: string, unit: string) => `S$${rate} per ${unit}`,
  rounding: 'How this bill is worked out',
  roundingText:
    'Each amount and its GST are rounded to the cent, then added up. Meters are read every two months. In between, bills are estimated from your average daily use between the last two readings.',
  help: 'Help',
} as const;

export const changeCopy = {
  difference: (amount: Cents) =>
    amount === 0
      ? 'The same amount.'
      : `${formatSgd(cents(Math.abs(amount)))} ${amount > 0 ? 'more' : 'less'}.`,
  days: { more: 'it is for more days', less: 'it is for fewer days' },
  used: { more: 'you used more', less: 'you used less' },
  usedADay: { more: 'you used more a day', less: 'you used less a day' },
  tariffs: { more: 'tariffs rose', less: 'tariffs fell' },
  and: (one: string, other: string) => `${one} and ${other}`,
  by: (what: string, amount: Cents) =>
    `${what} (${formatSgd(cents(Math.abs(amount)))} ${amount > 0 ? 'more' : 'less'})`,
  rebate: (amount: Cents) =>
    `the U-Save rebate is ${formatSgd(cents(Math.abs(amount)))} ${amount > 0 ? 'smaller' : 'larger'}`,
  earlier: (amount: Cents) =>
    `${formatSgd(cents(Math.abs(amount)))} ${amount > 0 ? 'more' : 'less'} comes from earlier bills`,
  other: (amount: Cents) =>
    `other charges are ${formatSgd(cents(Math.abs(amount)))} ${amount > 0 ? 'more' : 'less'}`,
} as const;

export const receiptCopy = {
  title: (order: string) => `Receipt ${order}`,
  heading: 'Receipt',
  received: 'Payment received',
  /** The customer whose account was paid. */
  paidFor: 'Customer',
  premises: (count: number) => (count > 1 ? `Premises (${count})` : 'Premises'),
  /** The first, and how many more there are. */
  listed: ([first = '', ...others]: readonly string[]) =>
    others.length === 0 ? first : `${first} and ${others.length} more`,
  order: 'Order',
  paidOn: 'Paid on',
  how: 'Paid by',
  reference: 'Reference',
  partsHead: ['Account number', 'Amount'] as const,
  total: 'Total paid',
  thanks: 'Thank you. This is a computer-generated receipt. No signature is required.',
} as const;
