/** The queue of money that came and that no rule could post: what waits, and what today decided. */
import type { Output } from '@portal/contract';
import { instantText } from '@portal/domain/sg-time';
import type { SubjectContext } from '../../wire/context.ts';
import { type ParkedPayment, parkedPayments, parkedTotals } from '../payments/public.ts';
import { onlyPaymentsStaff } from './officer.ts';
import type { QueueQuery } from './queue.service.ts';
import { loadHolders, loadQueuePages } from './queue-pages.ts';

type PaymentQueue = Extract<Output<'staff:queue'>, { name: 'parkedPayments' }>;

/** @throws Refusal SK_ACCESS_1001 for staff without the role */
export async function loadPaymentQueue(
  context: SubjectContext,
  { search: typed = '', page = 1 }: QueueQuery,
): Promise<PaymentQueue> {
  onlyPaymentsStaff(context);
  const { db } = context;
  const search = typed.trim();
  const { waiting, decided, totals } = await loadQueuePages(context, page, {
    count: (listed) => parkedTotals(db, { ...listed, search }),
    list: (listed, part) => parkedPayments(db, { ...listed, search }, part),
  });
  const accountIds = waiting.flatMap(({ accounts }) => accounts.map(({ accountId }) => accountId));
  const holders = await loadHolders(db, accountIds);
  return {
    name: 'parkedPayments',
    waiting: waiting.map((payment) => ({ ...incoming(payment), ...whose(payment, holders) })),
    decided: decided.map((payment) => ({
      ...incoming(payment),
      decidedAt: instantText(payment.decidedAt ?? payment.receivedAt),
      decision: payment.state === 'returned' ? 'return' : 'post',
    })),
    ...totals,
  };
}

export const incoming = ({ eventId, reference, amount, currency }: ParkedPayment) => ({
  itemId: eventId,
  reference,
  amount,
  currency,
});

function whose({ accounts, ...payment }: ParkedPayment, holders: ReadonlyMap<number, string>) {
  const [first] = accounts;
  return {
    reason: payment.reason,
    asked: payment.requestedPayment?.amount ?? null,
    paidAt: instantText(payment.paidAt),
    receivedAt: instantText(payment.receivedAt),
    holder: (first && holders.get(first.accountId)) ?? null,
    accountNos: accounts.map(({ account }) => account),
  };
}
