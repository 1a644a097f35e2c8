/** Meaning of a reading before it is sent: use, cost, how usual it is, and the true-up of an estimated bill. */
import { priceUse } from '@portal/domain/bills/use-charges';
import { readingMilli } from '@portal/domain/meters/meter-digits';
import { computeUseBetween } from '@portal/domain/meters/meter-reading';
import {
  computeTrueUp,
  type DatedReading,
  expectReading,
  judgeUse,
  type UseVerdict,
} from '@portal/domain/meters/reading-outlook';
import { addCents, type Cents, negateCents } from '@portal/domain/money';
import { addDays, daysBetween, type SgDay, sgDay } from '@portal/domain/sg-time';
import type { MeterItem } from '../meters.query.ts';
import type { MeterOutlook } from '../outlook.query.ts';
import { toRegister } from './entry.ts';

export interface ReadingMeaning {
  readonly since: SgDay;
  /** Thousandths of the unit. */
  readonly used: number;
  /** With GST; null where the regulated tariff says nothing. */
  readonly cost: Cents | null;
  readonly verdict: UseVerdict;
  /** Usual use of so many days; null: unknown. */
  readonly usual: number | null;
  readonly trueUp: TrueUp | null;
}

export interface TrueUp {
  readonly estimated: { readonly reading: string; readonly day: SgDay };
  /** Above 0: the bill charged too little. Thousandths of the unit. */
  readonly milli: number;
  readonly amount: Cents | null;
}

/** Last reading that was not estimated; null: none is known. */
function findLastActual({ lastActualReading, lastActualReadDate }: MeterItem): DatedReading | null {
  if (lastActualReading === null || lastActualReadDate === null) return null;
  return { milli: readingMilli(lastActualReading), day: sgDay(lastActualReadDate) };
}

/** Readings that the meter may be expected to show today; null: there is nothing to reckon with. */
export function findExpected(item: MeterItem, outlook: MeterOutlook | undefined, today: SgDay) {
  const last = findLastActual(item);
  if (last === null || !outlook?.usual || daysBetween(last.day, today) < 1) return null;
  return expectReading(last, outlook.usual, today, toRegister(item));
}

/** @returns null without an earlier reading to compare with */
export function explainReading(
  item: MeterItem,
  outlook: MeterOutlook | undefined,
  milli: number,
  today: SgDay,
): ReadingMeaning | null {
  const last = findLastActual(item);
  if (last === null) return null;
  const used = computeUseBetween(last.milli, milli, toRegister(item));
  const days = daysBetween(last.day, today);
  const usual = outlook?.usual ?? null;
  return {
    since: last.day,
    used,
    cost: outlook?.isRegulated && days > 0 ? price(item, outlook, used, [last.day, today]) : null,
    verdict: judgeUse(used, days, usual),
    usual: usual === null || days < 1 ? null : usual.mean * days,
    trueUp: outlook ? findTrueUp(item, outlook, last, { milli, day: today }) : null,
  };
}

function findTrueUp(
  item: MeterItem,
  outlook: MeterOutlook,
  actual: DatedReading,
  reading: DatedReading,
): TrueUp | null {
  const { estimatedSince, isRegulated } = outlook;
  if (estimatedSince === null) return null;
  const estimated = { milli: readingMilli(estimatedSince.reading), day: sgDay(estimatedSince.date) };
  const register = toRegister(item);
  const milli = computeTrueUp({ actual, estimated, reading }, register);
  const charged = computeUseBetween(actual.milli, estimated.milli, register);
  const priceOf = (use: number) => price(item, outlook, use, [actual.day, estimated.day]);
  // Of whole bills: what is used above an estimate of water may be in another tier.
  const [due, paid] = isRegulated ? [priceOf(charged + milli), priceOf(charged)] : [null, null];
  return {
    estimated: { reading: estimatedSince.reading, day: estimated.day },
    milli,
    amount: due === null || paid === null ? null : addCents(due, negateCents(paid)),
  };
}

/** @param after the day of the reading before: its use was charged already */
const price = (
  { utilityType: utility }: MeterItem,
  { isBusiness }: MeterOutlook,
  milli: number,
  [after, to]: readonly [after: SgDay, to: SgDay],
): Cents | null => priceUse({ utility, milli, from: addDays(after, 1), to, isBusiness });
