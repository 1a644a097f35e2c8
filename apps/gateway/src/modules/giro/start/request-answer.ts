/** The answer of a bank that was asked about a request, as the notice that it would have sent. */
import type { EgiroNotice } from '@portal/contract/giro/egiro-webhook.rest';
import { instantText } from '@portal/domain/sg-time';
import { type BankAnswer, type EgiroBank, EgiroOrderRejected } from '../../../ports/egiro-bank/port.ts';
import type { BankRequest } from '../authorisation.store.ts';

/** @returns null for a request that the bank does not know, or says nothing of */
export async function askOfRequest(
  ask: EgiroBank['findRequest'],
  { requestId }: BankRequest,
): Promise<BankAnswer | null> {
  try {
    return await ask(requestId);
  } catch (error) {
    if (error instanceof EgiroOrderRejected) return null;
    throw error;
  }
}

/** @returns null where the bank has no end of it yet: the time is over */
export function toRequestNotice(
  request: BankRequest,
  answer: BankAnswer | null,
  now: number,
): EgiroNotice | null {
  const { requestId: txn_ref_no, reference: dda_ref_no, state, approvedAt } = request;
  const common = { at: instantText(now), txn_ref_no, dda_ref_no };
  const event_id = `asked-${txn_ref_no}-${answer?.state}-${now}`;
  switch (answer?.state) {
    case 'completed':
      return {
        ...common,
        event_id,
        event: 'completed',
        limit: answer.limit,
        ...(answer.lastFour !== null && { last_four: answer.lastFour }),
      };
    case 'failed':
      return { ...common, event_id, event: 'failed', reason: answer.reason };
    case 'approved':
      // Its confirmation has 48 hours more, once.
      return state === 'PENDING_SETUP_EGIRO' || approvedAt !== null
        ? null
        : { ...common, event_id, event: 'approved' };
    default:
      return null;
  }
}
