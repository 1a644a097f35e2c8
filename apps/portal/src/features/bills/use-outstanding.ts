/** Outstanding amounts of accounts, from the one source that is on; an earlier answer of the other stands until it has come. */
import { useQuery } from '@tanstack/react-query';
import { payablesQuery } from './history/owed/payables.query.ts';
import type { HistorySource } from './history/payment.ts';
import { type BilledAccount, outstandingQuery } from './outstanding.query.ts';

/** @param accounts null while it is not known whose */
export function useOutstanding(accounts: readonly BilledAccount[] | null, source: HistorySource) {
  const service = useQuery(payablesQuery(source === 'payments-service' ? accounts : null));
  const operation = useQuery(outstandingQuery(source === 'operations' ? accounts : null));
  return source === 'payments-service' ? service : operation;
}
