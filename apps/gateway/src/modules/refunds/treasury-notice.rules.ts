/** Judges a notice of the treasury against the payout that it names. Knows no store. */
import type { Cents } from '@portal/domain/money';

export interface ToldPayout {
  readonly event: 'accepted' | 'paid' | 'refused';
  readonly amount: Cents;
  readonly currency: string;
}

/** applied: it counts; repeated: nothing new; parked: it contradicts what we know, and staff look at it. */
export type TreasuryVerdict =
  | { readonly outcome: 'applied' | 'repeated'; readonly reason: null }
  | { readonly outcome: 'parked'; readonly reason: 'unknown' | 'amount' | 'contradicts' };

/** A payout as we have it; null: none was ordered. */
type KnownPayout = { readonly amount: Cents; readonly outcome: 'paid' | 'refused' | null } | null;

export function judgeTreasuryNotice(
  { event, amount, currency }: ToldPayout,
  payout: KnownPayout,
): TreasuryVerdict {
  if (payout === null) return { outcome: 'parked', reason: 'unknown' };
  if (amount !== payout.amount || currency !== 'SGD') return { outcome: 'parked', reason: 'amount' };
  if (payout.outcome === null) return { outcome: 'applied', reason: null };
  // An acceptance that comes after the outcome has lost its meaning on the way.
  if (event === 'accepted' || event === payout.outcome) return { outcome: 'repeated', reason: null };
  return { outcome: 'parked', reason: 'contradicts' };
}

/**
 * Judges the rejection of an order as a notice that it is refused.
 * @param mayHaveArrived an earlier try may have reached the treasury: nobody knows whether that one will be paid
 */
export function judgeRejection(
  rejected: ToldPayout,
  payout: KnownPayout,
  mayHaveArrived: boolean,
): TreasuryVerdict {
  const verdict = judgeTreasuryNotice(rejected, payout);
  return verdict.outcome === 'applied' && mayHaveArrived
    ? { outcome: 'parked', reason: 'contradicts' }
    : verdict;
}
