/** Decisions that staff may take on a notice of the treasury that contradicts the ledger, by what we know of its payout. */

/** unknown: we ordered no such payout; ordered: the treasury has not decided it. */
export type PayoutState = 'unknown' | 'ordered' | 'paid' | 'refused';

/** paid, refused: that is what happened to the payout. unchanged: what we have of it is right. */
export type TreasuryDecision = 'paid' | 'refused' | 'unchanged';

/** In the order in which they are offered. Nothing is settled as it stands already, so no decision can be taken twice. */
export function listTreasuryDecisions(payout: PayoutState): readonly TreasuryDecision[] {
  switch (payout) {
    case 'unknown':
      return ['unchanged'];
    case 'ordered':
      return ['paid', 'refused', 'unchanged'];
    case 'paid':
      return ['refused', 'unchanged'];
    case 'refused':
      return ['paid', 'unchanged'];
  }
}

/** The entry that a decision makes in the ledger: the money is a credit again, leaves it once more, or stays where it is. */
export function findLedgerEffect(
  payout: PayoutState,
  decision: TreasuryDecision,
): 'credited' | 'debited' | null {
  if (decision === 'refused' && (payout === 'ordered' || payout === 'paid')) return 'credited';
  return decision === 'paid' && payout === 'refused' ? 'debited' : null;
}

const REJECTION = 'rejected-';

/** Names the notice as which the rejection of an order is kept. @param reference of the request */
export const nameRejection = (reference: string): string => `${REJECTION}${reference}`;

/** Whether the treasury rejected an order: no notice of its own says so. */
export const isRejectionEvent = (eventId: string): boolean => eventId.startsWith(REJECTION);
