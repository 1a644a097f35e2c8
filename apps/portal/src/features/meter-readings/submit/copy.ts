/** Words of the page that takes meter readings. Fixed texts are the specification's. */
import { fieldTexts } from '@portal/contract/field-texts';
import { groupDigits, readingText } from '@portal/domain/meters/meter-digits';
import { type Cents, cents, formatSgd } from '@portal/domain/money';
import { numberInWords } from '@portal/domain/number-words';
import {
  formatDay,
  formatMonth,
  formatTime,
  formatWindowEdge,
  type SgDay,
  type SgMonth,
  toSgDay,
} from '@portal/domain/sg-time';
import { type Unit, type Utility, unitOf } from '@portal/domain/utility-names';
import type { MeterItem } from '../meters.query.ts';
import type { FormProblem } from './entry.ts';
import type { ReadingMeaning, TrueUp } from './meaning.ts';

const names: Readonly<Record<Utility, string>> = { electricity: 'Electricity', water: 'Water', gas: 'Gas' };
const small = (utility: Utility) => names[utility].toLowerCase();
const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
const meters = (count: number) => `${numberInWords(count)} ${count === 1 ? 'meter' : 'meters'}`;
const atInstant = (instant: number) => `${formatDay(toSgDay(instant))}, ${formatTime(instant)}`;

/** Quantities of use: whole kWh, Cu M with one digit. */
const quantity = (milli: number, unit: Unit) =>
  `${groupDigits(readingText(unit === 'Cu M' ? milli : Math.round(milli / 1000) * 1000, { before: 9, after: unit === 'Cu M' ? 1 : null }))} ${unit}`;

interface MeterCounts {
  readonly toRead: number;
  readonly sent: number;
  readonly ownReaders: number;
}

export const copy = {
  home: 'Home',
  title: 'Meter Readings',
  heading: 'Submit your meter readings',
  /** 'For the November 2026 bill. Two meters to read; one sends its own readings.' */
  lead: (month: SgMonth, { toRead, sent, ownReaders }: MeterCounts) => {
    const own =
      ownReaders === 1
        ? 'one sends its own readings'
        : `${numberInWords(ownReaders)} send their own readings`;
    const parts = [
      ...(toRead > 0 ? [`${meters(toRead)} to read`] : []),
      ...(sent > 0 ? [toRead > 0 ? `${numberInWords(sent)} sent` : 'all readings sent'] : []),
      ...(ownReaders > 0 ? [own] : []),
    ];
    return `For the ${formatMonth(month)} bill. ${capital(parts.join('; '))}.`;
  },
  windowLabel: 'Window',
  window: (from: number, to: number) => `${formatWindowEdge(from)} to ${formatWindowEdge(to)}`,
  loading: 'Loading your meters',
  utility: (utility: Utility) => names[utility],
  device: (deviceNo: string) => `Device ${deviceNo}`,
  account: (accountNo: string) => `Account ${accountNo}`,
  lastReading: 'Last reading',
  /** 'actual, 18 Oct 2026' */
  actual: (day: SgDay) => `actual, ${formatDay(day)}`,
  estimated: 'Latest estimate',
  estimatedNote: (day: SgDay) => `estimated, ${formatDay(day)}`,
  lastSent: 'Last one you sent',
  /** 'App, 09 Nov 2026, 7:30 PM' */
  sentNote: (source: MeterItem['source'], at: string) =>
    [source, atInstant(Date.parse(at))].filter((part) => part !== null).join(', '),
  expected: 'Expected now',
  reading: (digits: string, unit: Unit) => `${groupDigits(digits)} ${unit}`,
  range: (from: string, to: string, unit: Unit) => `${groupDigits(from)} to ${groupDigits(to)} ${unit}`,
  boxes: (unit: Unit) => `Reading today, ${unit}`,
  boxesOf: (utility: Utility, deviceNo: string) => ` of the ${small(utility)} meter ${deviceNo}`,
  lockedBoxes: 'Reading',
  hints: {
    firstFive: 'Enter the first 5 digits',
    afterPoint: 'The last box is the digit after the point',
  },
  /** S2 §5. */
  outside: (lower: string, upper: string) => `Reading must be between ${lower} and ${upper}`,
  incomplete: fieldTexts.meterDigits,
  doesNotFit: (count: number) => `This meter shows ${count} digits.`,
  locked: {
    title: 'Locked.',
    sendsItself: 'This meter sends its own readings. Nothing to do.',
    opens: (from: number) => `Opens on ${formatWindowEdge(from)}.`,
    ended: 'This window has ended.',
  },
  sent: {
    title: (digits: string, unit: Unit) => `${groupDigits(digits)} ${unit}`,
    note: (at: number, source: MeterItem['source']) =>
      `Sent ${atInstant(at)}${source === null ? '' : ` (${source})`}`,
    until: (to: number) => `You can replace it until ${formatWindowEdge(to)}.`,
    change: 'Change reading',
    changeOf: (utility: Utility, deviceNo: string) => ` of the ${small(utility)} meter ${deviceNo}`,
  },
  /** '54 kWh since 18 Oct 2026, about S$13.71.' */
  used: ({ used, since, cost }: ReadingMeaning, unit: Unit) =>
    `${quantity(used, unit)} since ${formatDay(since)}${cost === null ? '' : `, about ${formatSgd(cost)}`}.`,
  verdict: ({ verdict, usual }: ReadingMeaning, unit: Unit) => {
    const words = {
      usual: 'In line with your usual use.',
      more: 'A little more than usual.',
      less: 'A little less than usual.',
      muchMore: 'Much more than usual.',
      muchLess: 'Much less than usual.',
      unknown: null,
    }[verdict];
    if (words === null || usual === null) return null;
    const isUnusual = verdict === 'muchMore' || verdict === 'muchLess';
    return isUnusual
      ? `${words} Usual would be about ${quantity(usual, unit)}. Please check the digits.`
      : words;
  },
  trueUp: ({ estimated, milli, amount }: TrueUp, unit: Unit) => {
    const bill = `Your last bill was based on an estimate of ${copyReading(estimated.reading, unit)} on ${formatDay(estimated.day)}.`;
    const rounded = quantity(Math.abs(milli), unit);
    if (rounded === quantity(0, unit)) return `${bill} Your reading agrees with it.`;
    const isOver = milli < 0;
    const money =
      amount === null
        ? ''
        : `: about ${formatSgd(size(amount))} ${isOver ? 'comes off' : 'is added to'} your next bill`;
    return `${bill} It charged about ${rounded} too ${isOver ? 'much' : 'little'}${money}.`;
  },
  submit: (count: number) => (count < 2 ? 'Submit reading' : `Submit ${count} readings`),
  history: 'View history',
  why: (problem: FormProblem) => {
    switch (problem.kind) {
      case 'nothing':
        return 'Enter a reading to submit.';
      case 'allSent':
        return 'All readings are sent.';
      case 'allLocked':
        return 'No meter can be read right now.';
      case 'incomplete':
        return `Complete the ${small(problem.item.utilityType)} reading to submit.`;
      case 'outside':
        return `Fix the ${small(problem.item.utilityType)} reading to submit.`;
      case 'blocked':
        return `Readings of this account cannot be sent while ${small(problem.item.utilityType)} meter ${problem.item.deviceNo} is closed.`;
    }
  },
  outcome: {
    /** S2 §8. */
    sent: { title: 'Reading Submitted', text: 'Your meter reading has been submitted.' },
    /** S2 §8. */
    failed: { title: 'Reading meter submitted fail', text: 'Can you try again' },
    replaced: (digits: string, deviceNo: string) =>
      `It replaced your earlier reading ${groupDigits(digits)} of meter ${deviceNo}.`,
    ofMeter: (title: string, deviceNo: string) => `${title} (Meter ${deviceNo})`,
    title: 'Result of your readings',
  },
  unusual: {
    title: (count: number) => (count === 1 ? 'Is this reading right?' : 'Are these readings right?'),
    row: (item: MeterItem, meaning: ReadingMeaning) =>
      `${names[item.utilityType]}: ${copy.used(meaning, unitOf[item.utilityType])}`,
    usual: (milli: number, unit: Unit) => `Usual would be about ${quantity(milli, unit)}.`,
    check: 'Check again',
  },
  /** Readings §1: an alert without a title of its own. */
  error: 'Error',
  close: 'Close',
  photo: {
    add: 'Add a photo of the meter',
    optional: ' (optional)',
    of: (utility: Utility, deviceNo: string) => `, ${small(utility)} meter ${deviceNo}`,
    hint: 'A photo helps us check an unusual reading. We remove its location.',
    kept: (at: string) => `Photo received ${atInstant(Date.parse(at))}`,
    replace: 'Replace photo',
    remove: 'Remove photo',
    removed: 'Photo removed.',
    stopped: 'Stopped. Nothing was sent.',
    notNeeded: 'Your reading can be sent without it.',
  },
} as const;

const copyReading = (digits: string, unit: Unit): string => `${groupDigits(digits)} ${unit}`;
const size = (amount: Cents): Cents => cents(Math.abs(amount));
