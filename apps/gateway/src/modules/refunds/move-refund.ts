/** Changes of state of a refund, each with the letter that tells of it. */
import type { Tx } from '../../db/database.ts';
import { produceLetter } from '../letters/public.ts';
import { formatLastEvent, moveRequest, type RequestChange, type StoredRequest } from '../requests/public.ts';
import { formatMethod } from './copy.ts';
import { KIND, readDetails } from './refund-request.ts';

type RefundKey = Pick<StoredRequest, 'accountId' | 'requestId'>;

/** The account stays locked to the end of the transaction. @returns null when the change does not follow: nothing happens */
export async function moveRefund(
  tx: Tx,
  { accountId, requestId }: RefundKey,
  change: RequestChange,
): Promise<StoredRequest | null> {
  const request = await moveRequest(tx, { accountId, requestId, kind: KIND }, change);
  if (request !== null) await writeLetter(tx, request);
  return request;
}

async function writeLetter(tx: Tx, request: StoredRequest): Promise<void> {
  const { accountId, requestId: reference, state, changedAt: printedAt } = request;
  const { amount, ...method } = readDetails(request);
  const order = { accountId, about: formatLastEvent(request), printedAt };
  if (state === 'ACTION_REQUIRED')
    await produceLetter(tx, { ...order, kind: 'refund-method-needed', data: { amount, reference } });
  if (state === 'REFUNDED' || state === 'REFUSED')
    await produceLetter(tx, {
      ...order,
      kind: state === 'REFUNDED' ? 'refund-paid' : 'refund-not-paid',
      data: { amount, reference, method: formatMethod(method) },
    });
}
