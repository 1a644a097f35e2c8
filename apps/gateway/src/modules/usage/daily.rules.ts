/** Days of several accounts as one: sums and how sure they are. Pure. */
import { FEWEST_USUAL_DAYS, USUAL_DAYS } from '@portal/domain/meters/usage-day';
import { divideRounded } from '@portal/domain/money';
import { addDays, type SgDay } from '@portal/domain/sg-time';

const WEEK = 7;
/** Days before the first one that its usual day rests on. */
export const DAYS_OF_USUAL = WEEK * USUAL_DAYS;

interface DayOfAccount {
  readonly accountId: number;
  readonly day: SgDay;
  readonly total: number;
  readonly status: 'Actual' | 'Estimated' | 'Partial';
}

export interface DaySum {
  readonly day: SgDay;
  /** null: nothing has come. */
  readonly total: number | null;
  readonly status: DayOfAccount['status'] | 'Missing';
}

/**
 * @param rows of these days, of all accounts
 * @returns a sum for every day. An account counts as missing from its first day in the rows to its last one only: it may
 *   have been opened, or closed, within the month.
 */
export function addDayRows(days: readonly SgDay[], rows: readonly DayOfAccount[]): DaySum[] {
  const spans = [...Map.groupBy(rows, ({ accountId }) => accountId).values()].map((own) => {
    const dates = own.map(({ day }) => day).toSorted();
    return { from: dates[0], to: dates.at(-1) };
  });
  const byDay = Map.groupBy(rows, ({ day }) => day);
  return days.map((day) => {
    const own = byDay.get(day) ?? [];
    if (own.length === 0) return { day, total: null, status: 'Missing' };
    const expected = spans.filter(({ from, to }) => from && to && from <= day && day <= to).length;
    const total = own.reduce((sum, row) => sum + row.total, 0);
    if (own.length < expected || own.some(({ status }) => status === 'Partial'))
      return { day, total, status: 'Partial' };
    return { day, total, status: own.some(({ status }) => status === 'Estimated') ? 'Estimated' : 'Actual' };
  });
}

/** The last day before the first one that lacks something; null when that is the first of all. */
export function completeTo(sums: readonly DaySum[]): SgDay | null {
  const gap = sums.findIndex(({ status }) => status === 'Partial' || status === 'Missing');
  const complete = gap === -1 ? sums : sums.slice(0, gap);
  return complete.at(-1)?.day ?? null;
}

/**
 * The mean of the eight same weekdays before each day, of those that are complete.
 * @param known sums of these days and of the weeks before
 */
export function usualTotals(days: readonly SgDay[], known: readonly DaySum[]): (number | null)[] {
  const complete = new Map(
    known.flatMap(({ day, total, status }) =>
      total === null || status === 'Partial' ? [] : [[day, total] as const],
    ),
  );
  return days.map((day) => {
    const totals = Array.from({ length: USUAL_DAYS }, (_, week) =>
      complete.get(addDays(day, -WEEK * (week + 1))),
    ).filter((total) => total !== undefined);
    if (totals.length < FEWEST_USUAL_DAYS) return null;
    return divideRounded(
      totals.reduce((sum, total) => sum + total, 0),
      totals.length,
    );
  });
}
