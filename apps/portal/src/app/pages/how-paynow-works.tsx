/** /paynow/how-it-works: hands the page what this customer would pay, to whom and for which account. */
import { canonicalAccountNo } from '@portal/domain/account-number';
import { cents } from '@portal/domain/money';
import { useOutstanding } from '../../features/bills/index.ts';
import { HowItWorksPage } from '../../features/payments/index.ts';
import { useConfig } from '../../lib/use-config.ts';
import { useBilledAccounts, useHistorySource } from '../account/billed.ts';

export function HowPayNowWorks() {
  const accounts = useBilledAccounts();
  const { data } = useOutstanding(accounts, useHistorySource());
  const owing = data?.outstanding.outstandingPayments.filter(({ amount }) => amount > 0) ?? [];
  const [first] = owing.length > 0 ? owing : (accounts ?? []);
  return (
    <HowItWorksPage
      due={data === undefined ? null : cents(data.outstanding.total)}
      payee={useConfig()?.payee ?? null}
      account={first === undefined ? null : canonicalAccountNo(first.accountNo)}
      paysSeveral={owing.length > 1}
    />
  );
}
