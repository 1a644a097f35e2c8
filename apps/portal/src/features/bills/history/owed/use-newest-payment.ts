/** The newest payment, for a sum that the payments service answers: which one came last, its answer leaves out. */
import { addCents, type Cents } from '@portal/domain/money';
import { useQuery } from '@tanstack/react-query';
import type { BilledAccount, Outstanding } from '../../outstanding.query.ts';
import type { HistorySource, Payment } from '../payment.ts';
import { serviceHistoryQuery } from '../queries/service-history.query.ts';

interface LastPayment extends Pick<Payment, 'on' | 'channel'> {
  readonly amount: Cents;
}

/**
 * The whole of it, where it was one payment for several accounts; null: none, or the answer says so itself; undefined
 * while nobody knows.
 */
export function useNewestPayment(
  accounts: readonly BilledAccount[] | null,
  source: HistorySource,
): LastPayment | null | undefined {
  const { data, isLoading } = useQuery(serviceHistoryQuery(source === 'payments-service' ? accounts : null));
  if (isLoading) return undefined;
  const paid = data?.filter(({ state }) => state === 'received') ?? [];
  const [last] = paid;
  if (last === undefined) return null;
  const parts = last.orderId === null ? [last] : paid.filter(({ orderId }) => orderId === last.orderId);
  return { ...last, amount: addCents(...parts.map(({ share }) => share)) };
}

/** A payment in the answer itself stays. */
export function withLastPayment(outstanding: Outstanding, payment: LastPayment | null): Outstanding {
  const lastPayment = payment && {
    amount: payment.amount,
    paidOn: payment.on,
    channel: payment.channel,
  };
  return { ...outstanding, lastPayment: outstanding.lastPayment ?? lastPayment };
}
