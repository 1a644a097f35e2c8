/** Requests for refunds as the history of the bills area shows them. */
import { cents } from '@portal/domain/money';
import { toSgDay } from '@portal/domain/sg-time';
import type { Db } from '../../db/database.ts';
import type { RequestedRefund } from '../bills/public.ts';
import { listRequestsOfKind } from '../requests/public.ts';
import { channels } from './destination.ts';
import { KIND, readDetails } from './refund-request.ts';

const statuses: Readonly<Record<string, RequestedRefund['status']>> = {
  PENDING: 'PENDING',
  ACTION_REQUIRED: 'ACTION REQUIRED',
  IN_PROGRESS: 'IN-PROGRESS',
  REFUNDED: 'Refunded',
  REFUSED: 'RETURNED',
};

/** Those that were cancelled are left out: nothing was ever paid. */
export async function listRequestedRefunds(
  db: Db,
  accountIds: readonly number[],
): Promise<readonly RequestedRefund[]> {
  return (await listRequestsOfKind(db, KIND, accountIds)).flatMap((request) => {
    const status = statuses[request.state];
    if (status === undefined) return [];
    const { amount, method } = readDetails(request);
    return [
      {
        accountId: request.accountId,
        requestId: request.requestId,
        requestedOn: toSgDay(request.createdAt),
        amount: cents(amount),
        channel: channels[method],
        status,
      },
    ];
  });
}
