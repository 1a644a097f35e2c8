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

export function judgeTreasuryNotice(
  { event, amount, currency }: ToldPayout,
  payout: { readonly amount: Cents; readonly outcome: 'paid' | 'refused' | null } | null,
): TreasuryVerdict {
  if (payout === null) return { outcome: 'parked', reason: 'unknown' };
  if (amount !== payout.amount || currency !== 'SGD') return { outcome: 'parked', reason: 'amount' };
  if (payout.outcome === null) return { outcome: 'applied', reason: null };
  // An acceptance that comes after the outcome has lost its meaning on the way.
  if (event === 'accepted' || event === payout.outcome) return { outcome: 'repeated', reason: null };
  return { outcome: 'parked', reason: 'contradicts' };
}
