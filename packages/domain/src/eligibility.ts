/**
 * Which requests an account may make: payment arrangement, waiver of late charges, refund of a credit.
 * Judges facts that the gateway has gathered; the page only shows the answer.
 */
import { type Cents, cents } from './money.ts';

export interface AccountKind {
  readonly system: 'EBS' | 'MSSL';
  readonly type: string;
}

/** Input of the rules. Pending requests join with their areas; left out means none. */
export interface EligibilityFacts extends AccountKind {
  readonly status: 'Active' | 'Inactive';
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

/** A credit above 1,000 dollars is not refunded online; exactly 1,000.00 is (S2 §5, readings §1). */
export const REFUND_LIMIT = cents(100_000);

/** A contestable account buys in the open market: MSSL and NON together (S1 §5, readings §4). */
export function isContestable(account: AccountKind): boolean {
  return account.system === 'MSSL' && account.type === 'NON';
}

/** Contestable accounts and inactive ones cannot be edited online (S3 §2.3, readings §14). */
export function mayEditAccount(account: AccountKind & Pick<EligibilityFacts, 'status'>): boolean {
  return !isContestable(account) && account.status !== 'Inactive';
}

/** An overdue amount of an account that is not contestable, with no request under way (S2 §4 §8). */
function mayArrangePayment(facts: EligibilityFacts): boolean {
  return !isContestable(facts) && facts.overdue > 0 && facts.arrangementPending !== true;
}

/** A late charge of the past 3 months, on an open account that is not contestable (S1 §5, S2 §4). */
function mayWaiveLateCharges(facts: EligibilityFacts): boolean {
  return !isContestable(facts) && facts.status === 'Active' && facts.lateCharges > 0;
}

/** A credit of up to 1,000 dollars on an EBS account, with no refund under way (S2 §5 §6). */
function mayRefund(facts: EligibilityFacts): boolean {
  const credit = -facts.outstanding;
  return facts.system === 'EBS' && credit > 0 && credit <= REFUND_LIMIT && facts.refundPending !== true;
}

/** The three flags of an account on the wire (S1 §3). */
export function computeEligibility(facts: EligibilityFacts): Eligibility {
  return {
    payment_arrangement: mayArrangePayment(facts),
    pink_waiver: mayWaiveLateCharges(facts),
    refund: mayRefund(facts),
  };
}
