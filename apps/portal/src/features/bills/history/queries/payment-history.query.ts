/** bills:paymentHistory: payments to the selected accounts; null where there are none. */

import { sgDay } from '@portal/domain/sg-time';
import { queryOptions, skipToken } from '@tanstack/react-query';
import { call } from '../../../../lib/api/api.ts';
import type { BilledAccount } from '../../outstanding.query.ts';
import { settlePart } from '../part-of.ts';
import { type Payment, toPayment } from '../payment.ts';

export function paymentHistoryQuery(accounts: readonly BilledAccount[] | null) {
  return queryOptions({
    queryKey: ['bills:paymentHistory', { accounts }] as const,
    queryFn: accounts === null ? skipToken : () => paymentsTo(accounts),
  });
}

async function paymentsTo(accounts: readonly BilledAccount[]): Promise<readonly Payment[] | null> {
  const reply = call('bills:paymentHistory', { accounts: [...accounts] });
  const data = await settlePart(
    reply.then(({ payment_history }) => payment_history),
    'SK_BILL_3003',
  );
  return (
    data?.payments.map((row) =>
      toPayment(row, row.accountNo, {
        on: sgDay(row.date),
        at: Date.parse(row.created_at),
        reference: row.method_options.reference_id,
        isNew: row.isNew,
      }),
    ) ?? null
  );
}
