/** The waiver of Pink Notice and late payment charges: at once, of one charge of the past 3 months (S2 §4, §8). */
import { type AccountStanding, isContestable } from '../account-kind.ts';
import type { Cents } from '../money.ts';
import { addMonthsToDay, type SgDay } from '../sg-time.ts';

export type WaiverStatus = 'ELIGIBLE' | 'NOT_ELIGIBLE' | 'NONE' | 'NOT_ELIGIBLE_FOR_FEATURE';

/** A late charge in the ledger. */
export interface LateCharge {
  readonly chargedOn: SgDay;
  /** Positive. */
  readonly amount: Cents;
  readonly isWaived: boolean;
}

const WAIVER_MONTHS = 3;

/** The past 3 months begin on the same day of the third month before (visual language 47). */
export function firstWaiverDay(today: SgDay): SgDay {
  return addMonthsToDay(today, -WAIVER_MONTHS);
}

/** One that is not waived yet and not older than 3 months; whether it was paid makes no difference. */
export function mayWaiveCharge({ chargedOn, amount, isWaived }: LateCharge, today: SgDay): boolean {
  return !isWaived && amount > 0 && chargedOn >= firstWaiverDay(today) && chargedOn <= today;
}

/**
 * NOT_ELIGIBLE_FOR_FEATURE: a contestable account has no waivers. NOT_ELIGIBLE: the account is closed. NONE: nothing of
 * the past 3 months is left to waive.
 * @param hasCharge one that may be waived
 */
export function judgeWaiver(account: AccountStanding, hasCharge: boolean): WaiverStatus {
  if (isContestable(account)) return 'NOT_ELIGIBLE_FOR_FEATURE';
  if (!hasCharge) return 'NONE';
  return account.status === 'Active' ? 'ELIGIBLE' : 'NOT_ELIGIBLE';
}
