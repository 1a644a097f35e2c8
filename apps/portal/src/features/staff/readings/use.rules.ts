/** Use of a home in words: since the last actual reading, and what is usual for as long. Pure. */
import { readingText } from '@portal/domain/meters/meter-digits';
import { copy } from './copy.ts';
import type { Reading } from './reading.ts';

/** Digits after the point, as the register shows them. */
const getShown = (reading: string): number => reading.split('.')[1]?.length ?? 0;

type UsedReading = Pick<Reading, 'utilityType' | 'reading' | 'use' | 'usual'>;

function formatQuantity({ utilityType, reading }: UsedReading, milli: number): string {
  const shown = getShown(reading);
  const text = readingText(milli, { before: 9, after: shown === 0 ? null : shown });
  return copy.quantity(text, copy.units[utilityType]);
}

/** '39.4 Cu M in 33 days'; null: there is no actual reading to compare with. */
export function formatUse(reading: UsedReading): string | null {
  const { use } = reading;
  return use && copy.usedIn(formatQuantity(reading, use.milli), use.days);
}

/** '16.7 Cu M': the mean of the home's bills for the same days; null: not known. */
export function formatUsual(reading: UsedReading): string | null {
  const { use, usual } = reading;
  return use && usual && formatQuantity(reading, usual.mean * use.days);
}
