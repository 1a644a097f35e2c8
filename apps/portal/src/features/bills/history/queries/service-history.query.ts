/** GET /v1/history of the payments service: payments to the selected accounts; null where there are none. */
import type { HistoryReply } from '@portal/contract/bills/bills.rest';
import { restPaths } from '@portal/contract/http';
import { paymentSpelling12 } from '@portal/domain/account-number';
import { isNew } from '@portal/domain/history';
import { toSgDay } from '@portal/domain/sg-time';
import { queryOptions, skipToken } from '@tanstack/react-query';
import { getPrivate } from '../../../../lib/api/get-private.ts';
import { now } from '../../../../lib/clock.ts';
import type { BilledAccount } from '../../outstanding.query.ts';
import { settlePart } from '../part-of.ts';
import { type Payment, toPayment } from '../payment.ts';

export function serviceHistoryQuery(accounts: readonly BilledAccount[] | null) {
  return queryOptions({
    queryKey: ['v1/history', { accounts }] as const,
    queryFn: accounts === null ? skipToken : () => paymentsTo(accounts),
  });
}

/** The list that the payments service takes (S2 §7). */
export const accountNumbers = (accounts: readonly BilledAccount[]) => ({
  account_numbers: accounts.map(({ accountNo }) => paymentSpelling12(accountNo)).join(','),
});

async function paymentsTo(accounts: readonly BilledAccount[]): Promise<readonly Payment[] | null> {
  const reply = getPrivate(restPaths.history, accountNumbers(accounts)) as Promise<HistoryReply>;
  const data = await settlePart(
    reply.then((answer) => ({ data: answer })),
    'SK_BILL_3003',
  );
  if (data === null) return null;
  const today = toSgDay(now());
  return data.transactions.map((row) => {
    const at = Date.parse(row.txn_time);
    const on = toSgDay(at);
    return toPayment(row, row.account_number, {
      on,
      at,
      reference: row.reference_id,
      isNew: isNew(on, today),
    });
  });
}
