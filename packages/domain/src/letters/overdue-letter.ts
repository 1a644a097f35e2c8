/**
 * When the utility writes about a bill that is not paid (ours): a reminder a week after its due day, when a bank has had
 * its second attempt (S2 §9: within 5 days), and a Pink Notice two weeks later.
 */
import type { Cents } from '../money.ts';
import { addDays, daysBetween, type SgDay } from '../sg-time.ts';

export const overdueLetters = ['bill-reminder', 'pink-notice'] as const;
export type OverdueLetter = (typeof overdueLetters)[number];

const AFTER_DAYS: Readonly<Record<OverdueLetter, number>> = { 'bill-reminder': 7, 'pink-notice': 21 };
/** A letter that could not be produced on its day is still produced in the week after; older debts get none. */
const CATCH_UP_DAYS = 6;

/** The due days whose open bills get a letter today. */
export function getDueDays(
  letter: OverdueLetter,
  today: SgDay,
): { readonly from: SgDay; readonly to: SgDay } {
  const to = addDays(today, -AFTER_DAYS[letter]);
  return { from: addDays(to, -CATCH_UP_DAYS), to };
}

export interface OverdueBill {
  readonly due: SgDay;
  /** The part that is not paid yet. */
  readonly open: Cents;
}

/** The letter that is due about a bill; whether it went out already is not known here. */
export function chooseOverdueLetter({ due, open }: OverdueBill, today: SgDay): OverdueLetter | null {
  if (open <= 0) return null;
  const days = daysBetween(due, today);
  const isDue = (letter: OverdueLetter): boolean =>
    days >= AFTER_DAYS[letter] && days <= AFTER_DAYS[letter] + CATCH_UP_DAYS;
  return overdueLetters.find(isDue) ?? null;
}
