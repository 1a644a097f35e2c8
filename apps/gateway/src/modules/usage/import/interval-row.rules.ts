/** One row of an interval file: a day of an account in 48 half hours. Pure. */
import { accountDigits, canonicalAccountNo } from '@portal/domain/account-number';
import type { HalfHours } from '@portal/domain/meters/usage-day';
import { OFFERED_DAYS } from '@portal/domain/meters/usage-periods';
import { daysBetween, type SgDay, SLOTS_PER_DAY, sgDay, startOfSlot, toSgDay } from '@portal/domain/sg-time';
import { csvCells } from '../../../imports/csv-cells.ts';
import { formatPeriod } from '../half-hours.rules.ts';

/** The only head of an interval file. */
export const INTERVAL_HEAD = [
  'accountNo',
  'day',
  ...Array.from({ length: SLOTS_PER_DAY }, (_, slot) => formatPeriod(slot)),
].join(',');

/** 20 MW for half an hour: 48 of them still fit the total of a day. */
const MOST_WH = 10_000_000;
const VALUE = /^\d{1,8}E?$/;
const COLUMNS = SLOTS_PER_DAY + 2;

export interface IntervalDay {
  /** The account number as the database looks it up. */
  readonly digits: string;
  readonly day: SgDay;
  /** Wh; null = not measured. */
  readonly values: HalfHours;
  /** Bit n = half hour n is estimated. */
  readonly estimatedSlots: number;
}

/** A problem names fields, never values. */
export type ReadInterval =
  | { readonly day: IntervalDay; readonly problem: null }
  | { readonly day: null; readonly problem: string };

const refuse = (problem: string): ReadInterval => ({ day: null, problem });

/** A written day and how many days ago it was. */
interface DayOfRow {
  readonly text: string;
  readonly day: SgDay | null;
  readonly age: number;
}

/**
 * Reads rows that came at one moment. Many rows in a row are of one day, which is taken apart once.
 * @param now half hours that begin after it cannot have been measured
 */
export function intervalReader(now: number): (text: string) => ReadInterval {
  const today = toSgDay(now);
  let known: DayOfRow = { text: '', day: null, age: 0 };
  return (text) => {
    const cells = csvCells(text);
    if (cells?.length !== COLUMNS) return refuse('not 50 cells');
    const [spelling = '', dayText = ''] = cells;
    const accountNo = canonicalAccountNo(spelling);
    if (accountNo === null) return refuse('accountNo: no account number');
    if (dayText !== known.text) known = readDay(dayText, today);
    const { day, age } = known;
    if (day === null) return refuse('day: no day like 2026-11-18');
    if (age >= OFFERED_DAYS) return refuse('day: older than half hours are kept');
    const values: (number | null)[] = [];
    let estimatedSlots = 0;
    // Half hours come by the hundred million: a counter, and no array for each cell.
    for (let slot = 0; slot < SLOTS_PER_DAY; slot += 1) {
      const cell = cells[slot + 2] ?? '';
      const value = readValue(cell);
      if (value === undefined) return refuse(`${formatPeriod(slot)}: no whole number of Wh`);
      if (value !== null && age <= 0 && startOfSlot(day, slot) >= now)
        return refuse(`${formatPeriod(slot)}: in the future`);
      values.push(value);
      if (cell.endsWith('E')) estimatedSlots += 2 ** slot;
    }
    if (values.every((value) => value === null)) return refuse('no half hour has a value');
    return { day: { digits: accountDigits(accountNo), day, values, estimatedSlots }, problem: null };
  };
}

/** '218' is measured, '218E' estimated, '' missing. @returns undefined for anything else */
function readValue(cell: string): number | null | undefined {
  if (cell === '') return null;
  const value = VALUE.test(cell) ? Number.parseInt(cell, 10) : Number.NaN;
  return value <= MOST_WH ? value : undefined;
}

function readDay(text: string, today: SgDay): DayOfRow {
  try {
    const day = sgDay(text);
    return { text, day, age: daysBetween(day, today) };
  } catch {
    return { text, day: null, age: 0 };
  }
}
