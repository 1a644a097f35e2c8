/** Amounts owed by accounts. Gathers balance, newest bills and arrangements; the rules are pure, the SQL is in stores. */

import type { Output } from '@portal/contract';
import type { AccountNo } from '@portal/domain/account-number';
import { planDeductions } from '@portal/domain/giro/giro-deduction';
import { addCents, cents } from '@portal/domain/money';
import { type SgDay, toSgDay } from '@portal/domain/sg-time';
import { stillToPay, stillToPayInAll } from '@portal/domain/still-to-pay';
import type { OwnedAccount } from '../../wire/callers/subject.ts';
import { partOrError } from '../../wire/calls/unexpected.ts';
import type { SubjectContext } from '../../wire/context.ts';
import { type Balance, nothingOwed } from './balance.store.ts';
import { computeComposition } from './composition.rules.ts';
import { toGiroDebt } from './giro-debt.ts';
import { listIds, listOwned } from './histories/histories.ts';
import { findLastPayment } from './histories/last-payment.rules.ts';
import { expectNextBill } from './next-bill.ts';
import { type Checking, loadChecking, type PaymentSources } from './settlement/under-review.ts';
import { balancesAndNewestBills } from './store.ts';

type Reply = Output<'bills:outstandingPayment'>;
type Outstanding = NonNullable<Reply['outstanding']['data']>;

/** The balance may fail alone: the card shows its error panel, the page stands. */
export async function loadOutstanding(
  context: SubjectContext,
  sources: PaymentSources,
  accountNos: readonly AccountNo[],
): Promise<Reply> {
  const accounts = listOwned(context, accountNos);
  const work = () => owedBy(context, sources, accounts);
  return { outstanding: await partOrError(work, context.log, 'bills:outstandingPayment') };
}

/** Reply of both the keyed call and GET /v2/payables. */
export async function owedBy(
  context: SubjectContext,
  sources: PaymentSources,
  accounts: readonly OwnedAccount[],
): Promise<Outstanding> {
  const { db, clock } = context;
  const ids = listIds(accounts);
  const today = toSgDay(clock.now());
  const [{ balances, lines }, checking] = await Promise.all([
    balancesAndNewestBills(db, ids, today),
    loadChecking(context, sources, accounts),
  ]);
  const getBalance = (id: number) => balances.get(id) ?? nothingOwed;
  const outstandingPayments = accounts.map((account) =>
    toPayment(account, getBalance(account.accountId), checking, today),
  );
  const undivided = addCents(cents(0), ...checking.undivided.map(({ amount }) => amount));
  const newest = lines.toSorted((one, other) => (one.issuedOn < other.issuedOn ? -1 : 1)).at(-1);
  const last = findLastPayment(ids.map((id) => getBalance(id).lastPayment));
  const linesByAccount = Map.groupBy(lines, ({ accountId }) => accountId);
  return {
    total: addCents(cents(0), ...outstandingPayments.map(({ amount }) => amount)),
    checking: {
      amount: addCents(undivided, ...outstandingPayments.map((payment) => payment.checking)),
      undivided: [...checking.undivided],
    },
    toPay: stillToPayInAll(outstandingPayments, undivided),
    outstandingPayments,
    composition: computeComposition(
      ids.map((id) => ({ ...getBalance(id), lines: linesByAccount.get(id) ?? [] })),
    ),
    nextBillAround: newest === undefined ? null : await expectNextBill(db, newest, today),
    lastPayment: last && { amount: last.amount, paidOn: last.paidOn, channel: last.channel },
  };
}

function toPayment(
  { accountId, accountNo }: OwnedAccount,
  balance: Balance,
  { ofAccount, atMost }: Checking,
  today: SgDay,
) {
  const { outstanding: amount, charges, undated, due, paidByCard } = balance;
  const { running, next } = planDeductions(toGiroDebt(balance, atMost(accountId)), today);
  const deductions = [...(running ? [running] : []), ...next].map(({ on, amount: taken }) => ({
    on,
    amount: taken,
  }));
  const checking = ofAccount.get(accountId) ?? cents(0);
  const days = Map.groupBy(charges, (charge) => charge.due);
  const dated = [...days]
    .map(([on, own]) => ({ due: on, amount: addCents(...own.map(({ open }) => open)) }))
    .toSorted((one, other) => (one.due < other.due ? -1 : 1));
  return {
    accountNo,
    amount,
    due,
    dues: undated > 0 ? [{ due: null, amount: undated }, ...dated] : dated,
    checking,
    toPay: stillToPay({ amount, checking }),
    isGiroEnable: deductions.length > 0,
    deductions,
    isRecurringEnable: paidByCard,
  };
}
