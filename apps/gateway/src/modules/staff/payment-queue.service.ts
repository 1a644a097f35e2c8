/** The queue of money that came and that no rule could post: what waits, and what today decided. */
import type { Output } from '@portal/contract';
import { DECIDED_PER_PAGE } from '@portal/contract/http';
import { instantText, startOfSgDay, toSgDay } from '@portal/domain/sg-time';
import type { Db } from '../../db/database.ts';
import type { SubjectContext } from '../../wire/context.ts';
import { findHeldAccounts } from '../accounts/public.ts';
import { type ParkedPayment, parkedPayments, parkedTotals } from '../payments/public.ts';
import { onlyPaymentsStaff } from './payments-staff.ts';
import type { QueueQuery } from './queue.service.ts';

type PaymentQueue = Extract<Output<'staff:queue'>, { name: 'parkedPayments' }>;

/** At most so many that wait are shown: the longest waiting. */
const MOST_WAITING = 100;

/** @throws Refusal SK_ACCESS_1001 for staff without the role */
export async function loadPaymentQueue(
  context: SubjectContext,
  { search: typed = '', page = 1 }: QueueQuery,
): Promise<PaymentQueue> {
  onlyPaymentsStaff(context);
  const { db, clock } = context;
  const search = typed.trim();
  const waits = { state: 'waiting', search } as const;
  const today = { state: 'decided', search, since: startOfSgDay(toSgDay(clock.now())) } as const;
  const [totals, decidedTotals] = await Promise.all([parkedTotals(db, waits), parkedTotals(db, today)]);
  const newer = Math.max(0, totals.count - MOST_WAITING);
  const [waiting, decided] = await Promise.all([
    parkedPayments(db, waits, { limit: MOST_WAITING, offset: newer }),
    parkedPayments(db, today, { limit: DECIDED_PER_PAGE, offset: (page - 1) * DECIDED_PER_PAGE }),
  ]);
  const holders = await loadHolders(db, waiting);
  return {
    name: 'parkedPayments',
    waiting: waiting.map((payment) => ({ ...incoming(payment), ...whose(payment, holders) })),
    waitingCount: totals.count,
    oldestAt: totals.oldest === null ? null : instantText(totals.oldest),
    decided: decided.map((payment) => ({
      ...incoming(payment),
      decidedAt: instantText(payment.decidedAt ?? payment.receivedAt),
      decision: payment.state === 'returned' ? 'return' : 'post',
    })),
    decidedCount: decidedTotals.count,
  };
}

export const incoming = ({ eventId, reference, amount, currency }: ParkedPayment) => ({
  itemId: eventId,
  reference,
  amount,
  currency,
});

async function loadHolders(db: Db, payments: readonly ParkedPayment[]): Promise<ReadonlyMap<number, string>> {
  const accountIds = payments.flatMap(({ accounts }) => accounts.map(({ accountId }) => accountId));
  const accounts = await findHeldAccounts(db, [...new Set(accountIds)]);
  return new Map(accounts.map(({ accountId, holder }) => [accountId, holder]));
}

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
