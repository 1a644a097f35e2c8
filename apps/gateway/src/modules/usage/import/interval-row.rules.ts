/** One row of an interval file: a day of an account in 48 half hours, or of its water in 24 hours. Pure. */
import { accountDigits, canonicalAccountNo } from '@portal/domain/account-number';
import type { HalfHours } from '@portal/domain/meters/usage-day';
import { OFFERED_DAYS } from '@portal/domain/meters/usage-periods';
import { daysBetween, type SgDay, SLOTS_PER_DAY, sgDay, startOfSlot, toSgDay } from '@portal/domain/sg-time';
import type { Utility } from '@portal/domain/utility-names';
import { csvCells } from '../../../imports/csv-cells.ts';
import { formatPeriod, toHalves } from '../half-hours.rules.ts';

const periods = Array.from({ length: SLOTS_PER_DAY }, (_, slot) => formatPeriod(slot));

/** The head of a file of half hours of electricity. */
export const INTERVAL_HEAD = ['accountNo', 'day', ...periods].join(',');
/** The head of a file of hours of water. */
const HOUR_HEAD = ['accountNo', 'utility', 'day', ...periods.filter((_, slot) => slot % 2 === 0)].join(',');

/** null: it is no interval file. */
export function findIntervalForm(head: string): IntervalForm | null {
  if (head === INTERVAL_HEAD) return 'halfHours';
  return head === HOUR_HEAD ? 'hours' : null;
}

export type IntervalForm = 'halfHours' | 'hours';

/** 20 MW for half an hour: 48 of them still fit the total of a day. */
const MOST_WH = 10_000_000;
const VALUE = /^\d{1,8}E?$/;
const COLUMNS = { halfHours: SLOTS_PER_DAY + 2, hours: SLOTS_PER_DAY / 2 + 3 } as const;
const UNIT = { halfHours: 'Wh', hours: 'litres' } as const;

export interface IntervalDay {
  /** The account number as the database looks it up. */
  readonly digits: string;
  readonly utility: Utility;
  readonly day: SgDay;
  /** Wh or litres; null = not measured. */
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
export function intervalReader(
  now: number,
  form: IntervalForm = 'halfHours',
): (text: string) => ReadInterval {
  const today = toSgDay(now);
  let known: DayOfRow = { text: '', day: null, age: 0 };
  const isHourly = form === 'hours';
  const slotsOfCell = isHourly ? 2 : 1;
  const columns = COLUMNS[form];
  return (text) => {
    const cells = csvCells(text);
    if (cells?.length !== columns) return refuse(`not ${columns} cells`);
    const [spelling = ''] = cells;
    const dayText = cells[isHourly ? 2 : 1] ?? '';
    const accountNo = canonicalAccountNo(spelling);
    if (accountNo === null) return refuse('accountNo: no account number');
    if (isHourly && cells[1] !== 'water') return refuse('utility: only water comes in hours');
    if (dayText !== known.text) known = readDay(dayText, today);
    const { day, age } = known;
    if (day === null) return refuse('day: no day like 2026-11-18');
    if (age >= OFFERED_DAYS) return refuse('day: older than half hours are kept');
    const values: (number | null)[] = [];
    let estimatedSlots = 0;
    // Half hours come by the hundred million: a counter, and no array for each cell.
    for (let slot = 0; slot < SLOTS_PER_DAY; slot += slotsOfCell) {
      const cell = cells[isHourly ? slot / 2 + 3 : slot + 2] ?? '';
      const value = readValue(cell);
      if (value === undefined) return refuse(`${formatPeriod(slot)}: no whole number of ${UNIT[form]}`);
      if (value !== null && age <= 0 && startOfSlot(day, slot) >= now)
        return refuse(`${formatPeriod(slot)}: in the future`);
      const isEstimated = cell.endsWith('E');
      if (isHourly) {
        values.push(...toHalves([value]));
        if (isEstimated) estimatedSlots += 3 * 2 ** slot;
      } else {
        values.push(value);
        if (isEstimated) estimatedSlots += 2 ** slot;
      }
    }
    if (values.every((value) => value === null))
      return refuse(isHourly ? 'no hour has a value' : 'no half hour has a value');
    const utility = isHourly ? 'water' : 'electricity';
    return { day: { digits: accountDigits(accountNo), utility, day, values, estimatedSlots }, problem: null };
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
