/** The newest payment, for a sum that the payments service answers: which one came last, its answer leaves out. */
import { useQuery } from '@tanstack/react-query';
import type { BilledAccount, Outstanding } from '../outstanding.query.ts';
import type { HistorySource, Payment } from './payment.ts';
import { serviceHistoryQuery } from './service-history.query.ts';

/** null: none, or the answer says so itself. */
export function useNewestPayment(
  accounts: readonly BilledAccount[] | null,
  source: HistorySource,
): Payment | null {
  const { data } = useQuery(serviceHistoryQuery(source === 'payments-service' ? accounts : null));
  return data?.find(({ isChecking }) => !isChecking) ?? null;
}

/** What an answer says itself stays. */
export function withLastPayment(outstanding: Outstanding, payment: Payment | null): Outstanding {
  const lastPayment = payment && {
    amount: payment.share,
    paidOn: payment.on,
    channel: payment.channel,
  };
  return { ...outstanding, lastPayment: outstanding.lastPayment ?? lastPayment };
}
