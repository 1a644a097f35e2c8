/** Meters in the order of their choice, and their readings as rows that can be searched. Pure. */
import { endOfRegister, groupDigits, readingMilli } from '@portal/domain/meters/meter-digits';
import { computeUseBetween } from '@portal/domain/meters/meter-reading';
import { formatDay, formatMonth, type SgDay, sgDay, toMonth } from '@portal/domain/sg-time';
import type { MeteredAccount } from '../applicability.ts';
import type { HistoryMeter, HistoryReading } from './history.query.ts';

/** Accounts with electricity, also closed ones: their meters have a history too. Prepaid electricity has no readings. */
export function listElectricityAccounts(accounts: readonly MeteredAccount[]): string[] {
  return accounts
    .filter(({ services }) => services.includes('electricity'))
    .map(({ accountNo }) => accountNo);
}

/** 'Active' or 'inactive' in any spelling (readings §10). */
export const isCurrent = (meter: { readonly meterCurrentStatus: string }): boolean =>
  meter.meterCurrentStatus.toLowerCase() === 'active';

/** Current meters first, then the removed ones. */
export function orderMeters(meters: readonly HistoryMeter[]): HistoryMeter[] {
  return meters.toSorted((a, b) => Number(isCurrent(b)) - Number(isCurrent(a)));
}

/** Name of a meter in the address: its number, with account and register where several meters have that number. */
export function toMeterKey(meter: HistoryMeter, meters: readonly HistoryMeter[]): string {
  const { accountNo, meterNumber, measurementId } = meter;
  const isUnique = meters.filter((each) => each.meterNumber === meterNumber).length === 1;
  return isUnique ? meterNumber : [meterNumber, accountNo, measurementId].filter(Boolean).join('_');
}

/** Digits before and after the point of the longest reading: those of the register, where zeros in front are left out. */
interface ShownDigits {
  readonly before: number;
  readonly after: number | null;
}

export interface ReadingRow {
  readonly key: string;
  readonly day: SgDay;
  /** As on the meter. */
  readonly digits: string;
  /** Thousandths of the unit since the reading before, negative for a correction; null: no reading before. */
  readonly use: number | null;
  readonly shown: ShownDigits;
  readonly remarks: string;
}

/** @param readings newest first */
export function listReadingRows(readings: readonly HistoryReading[]): ReadingRow[] {
  const shown = findShownDigits(readings);
  return readings.map(({ meterReadDate, cumulativeMeterRead, remarks }, index) => {
    const earlier = readings[index + 1];
    return {
      key: `${meterReadDate} ${readings.length - index}`,
      day: sgDay(meterReadDate),
      digits: cumulativeMeterRead,
      use:
        earlier === undefined
          ? null
          : computeChange(
              readingMilli(earlier.cumulativeMeterRead),
              readingMilli(cumulativeMeterRead),
              shown,
            ),
      shown,
      remarks,
    };
  });
}

function findShownDigits(readings: readonly HistoryReading[]): ShownDigits {
  const parts = readings.map(({ cumulativeMeterRead }) => cumulativeMeterRead.split('.'));
  const before = Math.max(1, ...parts.map(([whole = '']) => whole.length));
  const after = Math.max(0, ...parts.map(([, point = '']) => point.length));
  return { before, after: after === 0 ? null : after };
}

/**
 * Use between two readings in thousandths. A lower reading means that the register has begun again at 0; where that
 * would be more than half of the register, an estimate has been corrected instead, and the use is negative.
 */
function computeChange(earlier: number, later: number, register: ShownDigits): number {
  const use = computeUseBetween(earlier, later, register);
  const isCorrection = later < earlier && use > endOfRegister(register) / 2;
  return isCorrection ? later - earlier : use;
}

/**
 * Readings in which the typed words stand together, in the date, the reading or the remarks; without any, those in which
 * every word stands somewhere. '17 Nov' is that day, not each day of November with a reading of 17,000.
 */
export function searchReadings(rows: readonly ReadingRow[], typed: string): readonly ReadingRow[] {
  const phrase = simplify(typed);
  if (phrase === '') return rows;
  const searched = rows.map((row) => ({ row, texts: listSearchTexts(row) }));
  const together = searched.filter(({ texts }) => hasWord(texts, phrase));
  const words = phrase.split(' ');
  const found =
    together.length > 0
      ? together
      : searched.filter(({ texts }) => words.every((word) => hasWord(texts, word)));
  return found.map(({ row }) => row);
}

/** A word counts from its beginning: '48' finds 48,178 and not 17,480. */
const hasWord = (texts: readonly string[], word: string): boolean =>
  texts.some((text) => ` ${text}`.includes(` ${word}`));

function listSearchTexts({ day, digits, remarks }: ReadingRow): string[] {
  const dayText = formatDay(day);
  const plain = digits.replace(/^0+(?=\d)/, '');
  return [
    dayText,
    dayText.replace(/^0/, ''),
    `${dayText.slice(0, 2).replace(/^0/, '')} ${formatMonth(toMonth(day))}`,
    digits,
    groupDigits(digits),
    plain,
    groupDigits(plain),
    remarks,
  ].map(simplify);
}

const simplify = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[\s-]+/g, ' ')
    .trim();
