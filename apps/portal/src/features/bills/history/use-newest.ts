/** The newest bill and payment, asked for only where the payments service leaves them out. */
import { useQuery } from '@tanstack/react-query';
import { billDetailQuery } from '../bill/bill-detail.query.ts';
import type { BilledAccount } from '../outstanding.query.ts';
import { billHistoryQuery } from './bill-history.query.ts';
import type { Newest } from './outstanding-parts.ts';
import type { HistorySource } from './payment.ts';
import { serviceHistoryQuery } from './service-history.query.ts';

export function useNewest(accounts: readonly BilledAccount[] | null, source: HistorySource): Newest {
  const asked = source === 'payments-service' ? accounts : null;
  const bills = useQuery(billHistoryQuery(asked));
  const payments = useQuery(serviceHistoryQuery(asked));
  const newest = asked?.length === 1 ? (bills.data?.bills[0] ?? null) : null;
  const detail = useQuery(billDetailQuery(asked, newest?.billId ?? null));
  return { bill: detail.data ?? null, payment: payments.data?.find(({ isChecking }) => !isChecking) ?? null };
}
