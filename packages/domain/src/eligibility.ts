/**
 * Which requests an account may make, as the list of accounts says it: payment arrangement, waiver of late charges,
 * refund of a credit. The judges are those of the requests themselves.
 */
import type { AccountStanding } from './account-kind.ts';
import { type Cents, cents } from './money.ts';
import { judgeRefund } from './refunds/refund-eligibility.ts';
import { judgeArrangement } from './requests/payment-arrangement.ts';
import { judgeWaiver } from './requests/waiver.ts';

/** Input of the rules. Pending requests join with their areas; left out means none. */
export interface EligibilityFacts extends AccountStanding {
  /** Positive is owed, negative is a credit. */
  readonly outstanding: Cents;
  /** Of that, what is past its due date. */
  readonly overdue: Cents;
  /** Late payment and Pink Notice charges of the past 3 months that were not waived. */
  readonly lateCharges: Cents;
  readonly arrangementPending?: boolean;
  readonly refundPending?: boolean;
}

export interface Eligibility {
  readonly payment_arrangement: boolean;
  readonly pink_waiver: boolean;
  readonly refund: boolean;
}

/** The three flags of an account on the wire (S1 §3). Debts of the holder's other accounts are told by the refund page. */
export function computeEligibility(facts: EligibilityFacts): Eligibility {
  const { arrangementPending = false, refundPending = false } = facts;
  return {
    payment_arrangement: judgeArrangement({ ...facts, isPending: arrangementPending }).status === 'ELIGIBLE',
    pink_waiver: judgeWaiver(facts, facts.lateCharges > 0) === 'ELIGIBLE',
    refund: judgeRefund({ ...facts, arrears: cents(0), isPending: refundPending }) === '100',
  };
}
