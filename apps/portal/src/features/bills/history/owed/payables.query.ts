/** GET /v2/payables of the payments service: what the selected accounts owe, as the outstanding card takes it. */
import type { PayablesReply } from '@portal/contract/bills/bills.rest';
import { restPaths } from '@portal/contract/http';
import { queryOptions, skipToken } from '@tanstack/react-query';
import { getPrivate } from '../../../../lib/api/get-private.ts';
import { now } from '../../../../lib/clock.ts';
import { type BilledAccount, type OutstandingAnswer, refetchesForNews } from '../../outstanding.query.ts';
import { toAccountNo } from '../payment.ts';
import { accountNumbers } from '../queries/service-history.query.ts';

export function payablesQuery(accounts: readonly BilledAccount[] | null) {
  return queryOptions({
    ...refetchesForNews,
    queryKey: ['v2/payables', { accounts }] as const,
    queryFn: accounts === null ? skipToken : () => owedBy(accounts),
  });
}

async function owedBy(accounts: readonly BilledAccount[]): Promise<OutstandingAnswer> {
  const { own, utilities, composition } = (await getPrivate(
    restPaths.payables,
    accountNumbers(accounts),
  )) as PayablesReply;
  return {
    asOf: now(),
    outstanding: {
      total: own.amount,
      checking: own.checking,
      toPay: own.to_pay,
      outstandingPayments: utilities.map((each) => ({
        accountNo: toAccountNo(each.account_number),
        amount: each.amount,
        due: each.due,
        dues: each.dues,
        checking: each.checking,
        toPay: each.to_pay,
        isGiroEnable: each.giro_enabled,
        deductions: each.deductions,
        isRecurringEnable: each.recurring_enabled,
      })),
      composition,
      nextBillAround: null,
      lastPayment: null,
    },
  };
}
