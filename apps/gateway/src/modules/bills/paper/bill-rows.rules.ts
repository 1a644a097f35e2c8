/** The table of charges on paper, row by row: groups by utility, lines with their arithmetic, sums. Pure. */

import { groupedDigits, percentText, quantityText, rateText } from '@portal/domain/bills/printed-figures';
import { meterDigits } from '@portal/domain/meters/meter-digits';
import { addCents, type Cents, cents, formatAmount, formatSgd } from '@portal/domain/money';
import { channelPhrase } from '@portal/domain/payment-channel';
import { formatDay, formatDayOfYear } from '@portal/domain/sg-time';
import { type Unit, type Utility, unitOf, utilities } from '@portal/domain/utility-names';
import type { EntryBetween, ReadingPair } from '../bill.store.ts';
import type { BillFacts } from '../bill-facts.ts';
import { billCopy as copy, itemName, utilityNames } from './paper-copy.ts';

export type PaperRow =
  | {
      readonly kind: 'group';
      readonly utility: Utility | null;
      readonly name: string;
      readonly star: boolean;
      readonly about: string;
    }
  | {
      readonly kind: 'line';
      readonly name: string;
      readonly arithmetic: string;
      readonly amount: string;
      readonly gst: string;
      readonly total: string;
    }
  | {
      readonly kind: 'sum';
      readonly name: string;
      readonly amount: string;
      readonly gst: string;
      readonly total: string;
    }
  | { readonly kind: 'plain'; readonly name: string; readonly total: string };

type Checked = BillFacts['checked']['lines'][number];

/** '1,217.4' from the digits of a register; its zeros in front stay where it has no point: '02,314'. */
const grouped = (digits: string, keepZeros: boolean): string =>
  groupedDigits(keepZeros ? digits : digits.replace(/^0+(?=\d)/, ''));

/** Of water always one digit after the point, as its meter has: '14.6', '18.0'. @param milli thousandths */
export const formatQuantity = (milli: number, unit: Unit | null): string =>
  quantityText(milli, unit === 'Cu M' ? 1 : 0);

export function paperRows(facts: BillFacts): PaperRow[] {
  const { checked, payable } = facts;
  const charges = checked.lines.filter(({ line }) => line.kind === 'charge');
  const rebates = checked.lines.filter(({ line }) => line.kind === 'rebate');
  const groups = [...utilities, null].flatMap((utility) => {
    const own = charges.filter(({ line }) => line.utility === utility);
    return own.length === 0
      ? []
      : [toGroupRow(utility, own, facts), ...own.map((each) => toLineRow(each, own))];
  });
  const sum: PaperRow = {
    kind: 'sum',
    name: copy.charges,
    amount: formatAmount(checked.charges.amount),
    gst: formatAmount(checked.charges.gst),
    total: formatAmount(checked.charges.total),
  };
  return [
    ...groups,
    sum,
    ...rebates.map(({ line }): PaperRow => plain(itemName(line.item), addCents(line.amount, line.gst))),
    ...earlierRows(facts),
    { kind: 'sum', name: copy.totalAmountPayable, amount: '', gst: '', total: formatSgd(payable) },
  ];
}

const plain = (name: string, total: Cents): PaperRow => ({ kind: 'plain', name, total: formatAmount(total) });

function toGroupRow(utility: Utility | null, own: readonly Checked[], { readings }: BillFacts): PaperRow {
  const star = own.some(({ line }) => line.isEstimated);
  if (utility === null) return { kind: 'group', utility, name: copy.other, star, about: '' };
  const meters = readings.filter((reading) => reading.utility === utility);
  const about = [
    star ? copy.estimated : copy.actual,
    ...meters.map((each) =>
      copy.readings(shownOn(each, each.beforeMilli), shownOn(each, each.nowMilli), unitOf[utility]),
    ),
  ];
  return { kind: 'group', utility, name: utilityNames[utility], star, about: `, ${about.join(', ')}` };
}

/** A register reading as printed: '47,826', '1,219.5', '02,318'. @param milli thousandths */
export function shownOn(
  { utility, digitsBefore, digitsAfter }: Pick<ReadingPair, 'utility' | 'digitsBefore' | 'digitsAfter'>,
  milli: number,
): string {
  return grouped(meterDigits(milli, { before: digitsBefore, after: digitsAfter }), utility === 'gas');
}

function toLineRow({ line, agrees }: Checked, own: readonly Checked[]): PaperRow {
  const { usedFrom, usedTo } = line.stored;
  const stretches = new Set(own.map((each) => each.line.usedFrom));
  const name = itemName(line.item);
  const dated =
    stretches.size > 1 && usedFrom !== null && usedTo !== null
      ? copy.stretch(name, formatDayOfYear(usedFrom), formatDayOfYear(usedTo))
      : name;
  return {
    kind: 'line',
    name: agrees ? dated : `${dated} #`,
    arithmetic: formatArithmetic(line),
    amount: formatAmount(line.amount),
    gst: formatAmount(line.gst),
    total: formatAmount(addCents(line.amount, line.gst)),
  };
}

function formatArithmetic({ item, quantityMilli, rateE4, stored }: Checked['line']): string {
  if (quantityMilli === null || rateE4 === null) return '';
  if (item === 'water-conservation-tax')
    return copy.percentOf(percentText(rateE4), formatAmount(cents(Math.round(quantityMilli / 10))));
  return copy.rate(formatQuantity(quantityMilli, stored.unit), stored.unit ?? '', rateText(rateE4));
}

/** The balance of the bill before and how it came about; printed only where it adds up to the cent. */
function earlierRows({ previous, between, earlier }: BillFacts): PaperRow[] {
  const left = earlier === 0 ? [] : [plain(copy.earlier, earlier)];
  if (previous === null) return left;
  const last = cents(previous.totalCents + previous.earlierCents);
  const [only, ...others] = between;
  const isExplained = addCents(last, ...between.map(({ amountCents }) => cents(amountCents))) === earlier;
  if (only === undefined || !isExplained) return left;
  const isPaid = only.kind === 'payment' && others.length === 0 && earlier === 0;
  if (isPaid)
    return [plain(copy.lastPaid(last, formatDay(only.on), channelPhrase(only.channel ?? '')), earlier)];
  return [plain(copy.lastAndSince(last, listSteps(between)), earlier)];
}

/** Of each kind one, charges apart from what was taken off, in the order in which they first came. */
function listSteps(between: BillFacts['between']): { kind: EntryBetween['kind']; amount: Cents }[] {
  const steps = new Map<string, { kind: EntryBetween['kind']; amount: Cents }>();
  for (const { kind, amountCents } of between) {
    const key = `${kind} ${Math.sign(amountCents)}`;
    steps.set(key, { kind, amount: addCents(steps.get(key)?.amount ?? cents(0), cents(amountCents)) });
  }
  return [...steps.values()].filter(({ amount }) => amount !== 0);
}

/** How rows fall on pages, none left out. @param heights of each row; the first page has less room */
export function paginated(heights: readonly number[], first: number, further: number): number[][] {
  const pages: number[][] = [[]];
  let left = first;
  heights.forEach((height, index) => {
    if (height > left && (pages.at(-1)?.length ?? 0) > 0) {
      pages.push([]);
      left = further;
    }
    pages.at(-1)?.push(index);
    left -= height;
  });
  return pages;
}
