/** Which document a row of the histories has: a bill its PDF, a payment with an order its receipt once it is matched. */

import type { BillHistory } from './bill-history.query.ts';
import type { HistoryRow } from './history-rows.ts';
import type { Document } from './use-documents.ts';

/** @param refetchBills asks for the bills once more: their references are short-lived */
export function documentOf(
  row: HistoryRow,
  refetchBills: () => Promise<{ readonly data?: BillHistory | null | undefined }>,
): Document | null {
  if (row.kind === 'payment') {
    const { orderId, state } = row.payment;
    return orderId === null || state !== 'received' ? null : { kind: 'receipt', key: row.key, orderId };
  }
  if (row.kind !== 'bill') return null;
  const { billId, accountNo, period, encryptedUrl } = row.bill;
  return {
    kind: 'bill',
    key: row.key,
    accountNo,
    period,
    encryptedUrl,
    refreshed: async () => {
      const { data } = await refetchBills();
      return data?.bills.find((bill) => bill.billId === billId)?.encryptedUrl ?? null;
    },
  };
}
