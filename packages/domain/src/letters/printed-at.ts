/**
 * Print dates of letters: hours for those of today, the order of the list and its groups (S2 §9, readings §11,
 * visual 48). A day is a day in Singapore.
 */
import { type SgDay, type SgMonth, sgDay, startOfSgDay, toMonth, toSgDay } from '../sg-time.ts';

export interface Printed {
  readonly day: SgDay;
  /** null: the letter names a day without a time. */
  readonly at: number | null;
}

export type PrintAge =
  /** Whole hours; 0 is less than one. */
  | { readonly kind: 'hours'; readonly hours: number }
  | { readonly kind: 'today' }
  | { readonly kind: 'day'; readonly day: SgDay };

const HOUR = 3_600_000;

/** @param printDate 'YYYY-MM-DD' or an instant in ISO 8601 */
export function toPrinted(printDate: string): Printed {
  if (printDate.length === 10) return { day: sgDay(printDate), at: null };
  const at = Date.parse(printDate);
  return { day: toSgDay(at), at };
}

export function describePrinted({ day, at }: Printed, now: number): PrintAge {
  if (day !== toSgDay(now)) return { kind: 'day', day };
  if (at === null) return { kind: 'today' };
  return { kind: 'hours', hours: Math.max(0, Math.floor((now - at) / HOUR)) };
}

export interface PrintMonth<Letter> {
  /** null: today. */
  readonly month: SgMonth | null;
  readonly letters: readonly Letter[];
}

/** Today's letters, then one group for each month, all newest first. */
export function byPrintMonth<Letter extends { readonly printed: Printed }>(
  letters: readonly Letter[],
  now: number,
): PrintMonth<Letter>[] {
  const today = toSgDay(now);
  const groups = new Map<SgMonth | null, Letter[]>();
  const instantOf = ({ printed: { day, at } }: Letter): number => at ?? startOfSgDay(day);
  for (const letter of letters.toSorted((one, other) => instantOf(other) - instantOf(one))) {
    const { day } = letter.printed;
    const month = day === today ? null : toMonth(day);
    groups.set(month, [...(groups.get(month) ?? []), letter]);
  }
  return [...groups].map(([month, own]) => ({ month, letters: own }));
}
