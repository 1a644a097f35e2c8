/** The waiver of Pink Notice and late payment charges: at once, of one charge of the past 3 months (S2 §4, §8). */
import { type AccountKind, isContestable, WAIVER_MONTHS } from '../eligibility.ts';
import type { Cents } from '../money.ts';
import { addMonths, getFirstDay, type SgDay, toMonth } from '../sg-time.ts';

export type WaiverStatus = 'ELIGIBLE' | 'NOT_ELIGIBLE' | 'NONE';

/** A late charge in the ledger. */
export interface LateCharge {
  readonly chargedOn: SgDay;
  /** Positive. */
  readonly amount: Cents;
  readonly isWaived: boolean;
}

/** The past 3 months begin on the first day of the third month before this one (ours). */
function firstWaiverDay(today: SgDay): SgDay {
  return getFirstDay(addMonths(toMonth(today), -WAIVER_MONTHS));
}

/** One that is not waived yet and not older than 3 months; whether it was paid makes no difference. */
export function mayWaiveCharge({ chargedOn, amount, isWaived }: LateCharge, today: SgDay): boolean {
  return !isWaived && amount > 0 && chargedOn >= firstWaiverDay(today) && chargedOn <= today;
}

/** NOT_ELIGIBLE: a contestable account, whatever it was charged. NONE: nothing of the past 3 months is left to waive. */
export function judgeWaiver(
  account: AccountKind,
  charges: readonly LateCharge[],
  today: SgDay,
): WaiverStatus {
  if (isContestable(account)) return 'NOT_ELIGIBLE';
  return charges.some((charge) => mayWaiveCharge(charge, today)) ? 'ELIGIBLE' : 'NONE';
}
