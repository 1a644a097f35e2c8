/** Histories and dues as the payments service answers them: from the ledger, in the service's own names (S2 §3). */
import type { HistoryReply, PayablesReply } from '@portal/contract/bills/bills.rest';
import { paymentSpelling12 } from '@portal/domain/account-number';
import { instantText, sgDay, startOfSgDay, toSgDay } from '@portal/domain/sg-time';
import type { OwnedAccount } from '../../../wire/callers/subject.ts';
import type { SubjectContext } from '../../../wire/context.ts';
import { loadBalances, nothingOwed } from '../balance.store.ts';
import { owedBy } from '../service.ts';
import type { PaymentSources } from '../settlement/under-review.ts';
import { listIds } from './histories.ts';
import { loadPayments } from './payment-history.ts';

export async function loadHistory(
  context: SubjectContext,
  sources: PaymentSources,
  accounts: readonly OwnedAccount[],
): Promise<HistoryReply> {
  const [balances, { payments, since }] = await Promise.all([
    balancesAt(context, accounts),
    loadPayments(context, sources, accounts),
  ]);
  const byNumber = new Map(accounts.map((account) => [String(account.accountNo), account]));
  return {
    transactions: payments.map((payment) => ({
      txn_time: toTime(payment),
      account_number: paymentSpelling12(payment.accountNo),
      amount: payment.amount,
      payment_method: payment.payment_method,
      order_id: payment.order_id,
      channel: payment.channel,
      recurring_enabled: balances(byNumber.get(payment.accountNo)).paidByCard,
      status: payment.status,
      ...(payment.second_attempt_on !== undefined && { second_attempt_on: payment.second_attempt_on }),
      ...(payment.taken_back_on !== undefined && { taken_back_on: payment.taken_back_on }),
      reference_id: payment.method_options.reference_id,
      utilities_internal_transactions: payment.utilities_internal_transactions.map(
        ({ account_number, amount }) => ({ account_number: paymentSpelling12(account_number), amount }),
      ),
      undivided_between: payment.undivided_between,
      returned: payment.returned,
      settled_bills: payment.settled_bills,
    })),
    since,
  };
}

/** The day of it is the day that counts, also where it was entered on a later one and nobody said when it came. */
function toTime({ date, created_at }: { readonly date: string; readonly created_at: string }): string {
  const day = sgDay(date);
  return toSgDay(Date.parse(created_at)) === day ? created_at : instantText(startOfSgDay(day));
}

export async function loadPayables(
  context: SubjectContext,
  sources: PaymentSources,
  accounts: readonly OwnedAccount[],
): Promise<PayablesReply> {
  const { total, checking, toPay, outstandingPayments, composition } = await owedBy(
    context,
    sources,
    accounts,
  );
  return {
    own: { amount: total, checking, to_pay: toPay },
    utilities: outstandingPayments.map((payment) => ({
      account_number: paymentSpelling12(payment.accountNo),
      amount: payment.amount,
      due: payment.due,
      dues: payment.dues,
      checking: payment.checking,
      to_pay: payment.toPay,
      giro_enabled: payment.isGiroEnable,
      deductions: payment.deductions,
      recurring_enabled: payment.isRecurringEnable,
    })),
    composition,
  };
}

async function balancesAt({ db, clock }: SubjectContext, accounts: readonly OwnedAccount[]) {
  const balances = await loadBalances(db, listIds(accounts), toSgDay(clock.now()));
  return (account: OwnedAccount | undefined) => (account && balances.get(account.accountId)) ?? nothingOwed;
}
