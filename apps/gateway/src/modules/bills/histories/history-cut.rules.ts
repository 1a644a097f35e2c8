/** How much of a history that is too long is told, so that what is told is whole. Pure. */
import type { SgDay } from '@portal/domain/sg-time';

/** No answer grows beyond it: six months of 500 accounts. */
export const MOST_ROWS = 3_000;

/** The day, or the first day of the month, that a row belongs to and is left out with; and the next such day. */
export interface Span {
  startOf(day: SgDay): SgDay;
  after(start: SgDay): SgDay;
}

export interface CompleteHistory<Row> {
  readonly rows: readonly Row[];
  /** Nothing since that day is left out. */
  readonly since: SgDay;
}

/**
 * Leaves out whole days, or months: half a month looks like a cheap one.
 * @param newestFirst one row more than may be told, where there are as many
 * @param since what was asked for
 */
export function wholeSpans<Row>(
  newestFirst: readonly Row[],
  dayOf: (row: Row) => SgDay,
  { startOf, after }: Span,
  since: SgDay,
  most = MOST_ROWS,
): CompleteHistory<Row> {
  const firstLeftOut = newestFirst[most];
  if (firstLeftOut === undefined) return { rows: newestFirst, since };
  const brokenOff = startOf(dayOf(firstLeftOut));
  const whole = newestFirst.filter((row) => startOf(dayOf(row)) > brokenOff);
  // One day that alone has more rows is told as far as they go.
  return { rows: whole.length > 0 ? whole : newestFirst.slice(0, most), since: after(brokenOff) };
}
