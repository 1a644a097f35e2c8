/** Refunds under way as other areas show them. Pill and change are judged on the same facts as on the page of refunds. */
import { cents } from '@portal/domain/money';
import { getRefundPill, mayChangeMethod, type PillFacts } from '@portal/domain/refunds/refund-pill';
import { toSgDay } from '@portal/domain/sg-time';
import type { SubjectContext } from '../../wire/context.ts';
import type { RequestedRefund } from '../bills/public.ts';
import { listRequestsOfKind, type StoredRequest } from '../requests/public.ts';
import { isOwn, toPillFacts } from './check.ts';
import { channels } from './destination.ts';
import { loadRefundFacts } from './refund-facts.ts';
import { KIND, readDetails } from './refund-request.ts';

const ended: Readonly<Record<string, RequestedRefund['status']>> = {
  REFUNDED: 'Refunded',
  REFUSED: 'RETURNED',
};

type Pills = ReadonlyMap<string, PillFacts>;

/** By the id of the request. */
async function loadPillFacts(context: SubjectContext, open: readonly StoredRequest[]): Promise<Pills> {
  const now = context.clock.now();
  const ids = [...new Set(open.map(({ accountId }) => accountId))];
  if (ids.length === 0) return new Map();
  const facts = await loadRefundFacts(context.db, ids, toSgDay(now), isOwn(context));
  return new Map(
    open.flatMap((request) => {
      const found = facts.get(request.accountId);
      return found ? [[request.requestId, toPillFacts(request, found, now)] as const] : [];
    }),
  );
}

export async function findChangeableRefunds(
  context: SubjectContext,
  open: readonly StoredRequest[],
): Promise<ReadonlySet<string>> {
  const pills = await loadPillFacts(context, open);
  return new Set([...pills].flatMap(([requestId, facts]) => (mayChangeMethod(facts) ? [requestId] : [])));
}

/** Those that were cancelled are left out: nothing was ever paid. */
export async function listRequestedRefunds(
  context: SubjectContext,
  accountIds: readonly number[],
): Promise<readonly RequestedRefund[]> {
  const requests = await listRequestsOfKind(context.db, KIND, accountIds);
  const pills = await loadPillFacts(
    context,
    requests.filter(({ isOpen }) => isOpen),
  );
  return requests.flatMap((request) => {
    const pill = pills.get(request.requestId);
    const status = pill ? toStatus(pill) : ended[request.state];
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

function toStatus(facts: PillFacts): RequestedRefund['status'] {
  const pill = getRefundPill(facts);
  return pill === 'REFUNDED' ? 'Refunded' : pill;
}
