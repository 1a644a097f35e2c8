/** Histories and dues as the payments service answers them: from the ledger, in the service's own names (S2 §3). */
import {
  type HistoryReply,
  historyReply,
  type PayablesReply,
  payablesReply,
} from '@portal/contract/bills/bills.rest';
import { accountNo } from '@portal/contract/values';
import { paymentSpelling12 } from '@portal/domain/account-number';
import { instantText, sgDay, sgDayOf, startOfSgDay } from '@portal/domain/sg-time';
import * as z from 'zod/mini';
import type { SubjectContext } from '../../wire/context.ts';
import { Refusal } from '../../wire/refusal.ts';
import { refusedFields } from '../../wire/refused-fields.ts';
import type { OwnedAccount } from '../../wire/subject.ts';
import { balancesOf, nothingOwed } from './balance.store.ts';
import type { PaymentSources } from './being-checked.ts';
import { idsOf, ownOf } from './histories.ts';
import { paymentsOf } from './payment-history.ts';
import { owedBy } from './service.ts';

const MOST_NUMBERS = 500;

/** Once with commas, or once for each, with or without brackets; every spelling of a number is taken. */
const query = z.object({
  numbers: z.pipe(
    z.pipe(
      z.array(z.string()),
      z.transform((given) => given.flatMap((text) => text.split(','))),
    ),
    z.array(accountNo).check(z.minLength(1), z.maxLength(MOST_NUMBERS)),
  ),
});

const texts = z.optional(z.union([z.string(), z.array(z.string())]));
const lists = z.object({ account_numbers: texts, 'account_numbers[]': texts });

/** The parsed request before any check: the number of accounts decides its cost. */
export function numbersAsked(given: unknown) {
  const { account_numbers: plain = [], 'account_numbers[]': bracketed = [] } = lists.parse(given);
  return query.safeParse({ numbers: [plain, bracketed].flat() });
}

export type NumbersAsked = ReturnType<typeof numbersAsked>;

/** @throws Refusal SK_INPUT_1001 for what is no number; SK_ACCESS_1001 for one that is not the caller's */
export function ownNumbers(context: SubjectContext, asked: NumbersAsked): OwnedAccount[] {
  if (!asked.success) throw new Refusal('SK_INPUT_1001', refusedFields(asked.error.issues));
  return ownOf(context, asked.data.numbers);
}

export async function historyOf(
  context: SubjectContext,
  sources: PaymentSources,
  accounts: readonly OwnedAccount[],
): Promise<HistoryReply> {
  const [balances, { payments, since }] = await Promise.all([
    balancesAt(context, accounts),
    paymentsOf(context, sources, accounts),
  ]);
  const byNumber = new Map(accounts.map((account) => [String(account.accountNo), account]));
  return historyReply.parse({
    transactions: payments.map((payment) => ({
      txn_time: timeOf(payment),
      account_number: paymentSpelling12(payment.accountNo),
      amount: payment.amount,
      payment_method: payment.payment_method,
      order_id: payment.order_id,
      channel: payment.channel,
      recurring_enabled: balances(byNumber.get(payment.accountNo)).paidByCard,
      status: payment.status,
      reference_id: payment.method_options.reference_id,
      utilities_internal_transactions: payment.utilities_internal_transactions.map(
        ({ account_number, amount }) => ({ account_number: paymentSpelling12(account_number), amount }),
      ),
      undivided_between: payment.undivided_between,
      returned: payment.returned,
      settled_bills: payment.settled_bills,
    })),
    since,
  });
}

/** The day of it is the day that counts, also where it was entered on a later one and nobody said when it came. */
function timeOf({ date, created_at }: { readonly date: string; readonly created_at: string }): string {
  const day = sgDay(date);
  return sgDayOf(Date.parse(created_at)) === day ? created_at : instantText(startOfSgDay(day));
}

export async function payablesOf(
  context: SubjectContext,
  sources: PaymentSources,
  accounts: readonly OwnedAccount[],
): Promise<PayablesReply> {
  const { total, checking, toPay, outstandingPayments, composition } = await owedBy(
    context,
    sources,
    accounts,
  );
  return payablesReply.parse({
    own: { amount: total, checking, to_pay: toPay },
    utilities: outstandingPayments.map((payment) => ({
      account_number: paymentSpelling12(payment.accountNo),
      amount: payment.amount,
      due: payment.due,
      dues: payment.dues,
      checking: payment.checking,
      to_pay: payment.toPay,
      giro_enabled: payment.isGiroEnable,
      recurring_enabled: payment.isRecurringEnable,
    })),
    composition,
  });
}

async function balancesAt({ db, clock }: SubjectContext, accounts: readonly OwnedAccount[]) {
  const balances = await balancesOf(db, idsOf(accounts), sgDayOf(clock.now()));
  return (account: OwnedAccount | undefined) => (account && balances.get(account.accountId)) ?? nothingOwed;
}
