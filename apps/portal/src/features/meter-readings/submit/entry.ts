/**
 * Readings as they are typed: which are complete and within their limits, why the others are not, and whether all can be
 * sent (S2 §5, readings §10). Knows neither screen nor call.
 */

import { type Register, readingMilli } from '@portal/domain/meters/meter-digits';
import {
  countDigits,
  findLock,
  isBlocking,
  isWithinLimits,
  type MeterLock,
  parseReading,
  splitDigits,
  type TypedReading,
} from '@portal/domain/meters/meter-reading';
import { findSent, type MeterItem, toWindow } from '../meters.query.ts';

/** A device number is unique within its account. */
export const toMeterKey = ({ accountNo, deviceNo }: Pick<MeterItem, 'accountNo' | 'deviceNo'>): string =>
  `${accountNo} ${deviceNo}`;

export const toRegister = (item: MeterItem): Register => ({
  before: item.preDecimalPlaces,
  after: item.decimalPlaces,
});

export const findItemLock = (item: MeterItem, now: number): MeterLock | null =>
  findLock({ ...toWindow(item), upper: item.upperLimit }, now);

export type EntryVerdict =
  | { readonly kind: 'empty' | 'incomplete' | 'outside' }
  | { readonly kind: 'ready'; readonly milli: number; readonly typed: TypedReading };

/** @param digits of the boxes, from the left */
export function judgeEntry(item: MeterItem, digits: string): EntryVerdict {
  const register = toRegister(item);
  if (digits === '') return { kind: 'empty' };
  if (digits.length < countDigits(register)) return { kind: 'incomplete' };
  const typed = splitDigits(digits, register);
  const milli = parseReading(typed, register);
  if (milli === null) return { kind: 'incomplete' };
  const { lowerLimit, upperLimit } = item;
  const limits = { lower: readingMilli(lowerLimit ?? '0'), upper: readingMilli(upperLimit ?? '0') };
  return isWithinLimits(milli, limits) ? { kind: 'ready', milli, typed } : { kind: 'outside' };
}

export interface ReadyReading {
  readonly item: MeterItem;
  readonly milli: number;
  readonly typed: TypedReading;
}

/** Why nothing can be sent now, and which meter it is about. */
export type FormProblem =
  | { readonly kind: 'nothing' | 'allSent' | 'allLocked' }
  | { readonly kind: 'incomplete' | 'outside' | 'blocked'; readonly item: MeterItem };

export interface FormVerdict {
  /** Every reading that was typed and may be sent. */
  readonly ready: readonly ReadyReading[];
  /** Readings that were begun, whether or not they may be sent. */
  readonly begun: number;
  readonly problem: FormProblem | null;
}

/** @param digitsOf what stands in the boxes of a meter */
export function judgeForm(
  items: readonly MeterItem[],
  digitsOf: (item: MeterItem) => string,
  now: number,
): FormVerdict {
  const typed = items
    .filter((item) => findItemLock(item, now) === null)
    .map((item) => ({ item, verdict: judgeEntry(item, digitsOf(item)) }));
  const ready = typed.flatMap(({ item, verdict }) =>
    verdict.kind === 'ready' ? [{ item, milli: verdict.milli, typed: verdict.typed }] : [],
  );
  const begun = typed.filter(({ verdict }) => verdict.kind !== 'empty').length;
  for (const kind of ['outside', 'incomplete'] as const) {
    const wrong = typed.find(({ verdict }) => verdict.kind === kind);
    if (wrong) return { ready, begun, problem: { kind, item: wrong.item } };
  }
  if (ready.length === 0)
    return { ready, begun, problem: { kind: nameNothing(typed.map(({ item }) => item)) } };
  const accounts = new Set(ready.map(({ item }) => item.accountNo));
  const blocking = items.find(
    (item) => accounts.has(item.accountNo) && isBlocking({ ...toWindow(item), upper: item.upperLimit }, now),
  );
  return { ready, begun, problem: blocking ? { kind: 'blocked', item: blocking } : null };
}

/** Why no reading was begun. @param open meters that take one */
function nameNothing(open: readonly MeterItem[]): 'nothing' | 'allSent' | 'allLocked' {
  if (open.length === 0) return 'allLocked';
  return open.every((item) => findSent(item) !== null) ? 'allSent' : 'nothing';
}

/** Work first: meters to read, then those whose reading was sent, then locked ones. */
export function sortByWork(
  items: readonly MeterItem[],
  now: number,
  failed: ReadonlySet<string>,
): readonly MeterItem[] {
  const rank = (item: MeterItem): number => {
    if (failed.has(toMeterKey(item))) return 0;
    if (findItemLock(item, now) !== null) return 3;
    return findSent(item) === null ? 1 : 2;
  };
  return [...items].sort((one, other) => rank(one) - rank(other));
}
