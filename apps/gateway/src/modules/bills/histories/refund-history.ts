/** The history of refunds: entries of the ledger, and requests whose money is still in it. It fails alone. */
import type { Output } from '@portal/contract';
import type { AccountNo } from '@portal/domain/account-number';
import { isNew } from '@portal/domain/history';
import type { Cents } from '@portal/domain/money';
import { daysBetween, type SgDay, toSgDay } from '@portal/domain/sg-time';
import { accountsWith } from '../../../wire/callers/featured-accounts.ts';
import type { OwnedAccount } from '../../../wire/callers/subject.ts';
import { partOrError } from '../../../wire/calls/unexpected.ts';
import type { SubjectContext } from '../../../wire/context.ts';
import { toRefundRef } from '../settlement/post-refund.ts';
import { firstDayShown, listIds, listOwned } from './histories.ts';
import { refundsFrom } from './history.store.ts';

type Refunds = NonNullable<Output<'bills:refundHistory'>['refund_history']['data']>;
type Refund = Refunds['refunds'][number];

/** A request for a refund as the history takes it. */
export interface RequestedRefund {
  readonly accountId: number;
  readonly requestId: string;
  readonly requestedOn: SgDay;
  readonly amount: Cents;
  /** As the ledger has it: 'PAYNOW', 'BANK'; null: none is chosen. */
  readonly channel: string | null;
  readonly status: Refund['status'];
}

/** Injected by the refunds area: it imports bills, so bills cannot import it. */
export type RefundSource = (
  context: SubjectContext,
  accountIds: readonly number[],
) => Promise<readonly RequestedRefund[]>;

export async function loadRefundHistory(
  context: SubjectContext,
  source: RefundSource,
  accountNos: readonly AccountNo[],
): Promise<Output<'bills:refundHistory'>> {
  const accounts = listOwned(context, accountNos);
  const part = () => refunds(context, source, accounts);
  return { refund_history: await partOrError(part, context.log, 'bills:refundHistory') };
}

async function refunds(
  context: SubjectContext,
  source: RefundSource,
  of: readonly OwnedAccount[],
): Promise<Refunds> {
  const { db, clock } = context;
  const accounts = await accountsWith(context, 'request-refund', of);
  const today = toSgDay(clock.now());
  const ids = listIds(accounts);
  const numberOf = new Map(accounts.map(({ accountId, accountNo }) => [accountId, accountNo]));
  const [entries, requests] = await Promise.all([
    refundsFrom(db, ids, firstDayShown(today)),
    source(context, ids),
  ]);
  const requestOf = new Map(requests.map((request) => [toRefundRef(request.requestId), request]));
  const left = entries.map(({ accountId, refundedOn, amountCents, channel, sourceRef }): Refund => {
    const request = requestOf.get(sourceRef);
    return {
      accountNo: numberOf.get(accountId) ?? '',
      date: refundedOn,
      amount: amountCents,
      // It stands in the ledger when it has left.
      status: request?.status ?? 'Refunded',
      method: channel,
      isNew: isNew(refundedOn, today),
      requestId: request?.requestId ?? null,
    };
  });
  const inLedger = new Set(entries.map(({ sourceRef }) => sourceRef));
  const waiting = requests
    .filter(({ status, requestId }) => isUnderWay(status) && !inLedger.has(toRefundRef(requestId)))
    .map(
      ({ accountId, requestId, requestedOn, amount, channel, status }): Refund => ({
        accountNo: numberOf.get(accountId) ?? '',
        date: requestedOn,
        amount,
        status,
        method: channel,
        isNew: isNew(requestedOn, today),
        requestId,
      }),
    );
  return {
    refunds: [...waiting, ...left].sort((one, other) => daysBetween(one.date as SgDay, other.date as SgDay)),
  };
}

const isUnderWay = (status: Refund['status']): boolean =>
  status === 'PENDING' || status === 'ACTION REQUIRED' || status === 'IN-PROGRESS';
