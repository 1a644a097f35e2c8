/** Which paper a row of the histories has: a bill its PDF, a payment with an order its receipt once it is matched. */

import type { BillHistory } from '../queries/bill-history.query.ts';
import type { BillRow, PaymentRow } from '../table/history-rows.ts';
import type { BillDocument } from './use-documents.ts';

/** @param refetchBills asks for the bills once more: their references are short-lived */
export function toDocument(
  { key, bill }: BillRow,
  refetchBills: () => Promise<{ readonly data?: BillHistory | null | undefined }>,
): BillDocument {
  const { billId, accountNo, period, encryptedUrl } = bill;
  return {
    key,
    accountNo,
    period,
    encryptedUrl,
    refreshed: async () => {
      const { data } = await refetchBills();
      return data?.bills.find((bill) => bill.billId === billId)?.encryptedUrl ?? null;
    },
  };
}

/** null: it has no order, or has not been received. */
export const findReceipt = ({ payment: { orderId, state } }: PaymentRow): string | null =>
  state === 'received' ? orderId : null;
