/** What the accounts owe. Gathers balance, newest bills and arrangements; the rules are pure, the SQL is the stores'. */
import type { Output } from '@portal/contract';
import type { AccountNo } from '@portal/domain/account-number';
import { sgDayOf } from '@portal/domain/sg-time';
import type { SubjectContext } from '../../wire/context.ts';
import type { OwnedAccount } from '../../wire/subject.ts';
import { partOrError } from '../../wire/unexpected.ts';
import { type Balance, balancesOf, nothingOwed } from './balance.store.ts';
import { type BilledLine, compositionOf, type Part } from './composition.rules.ts';
import { lastPaymentOf } from './last-payment.rules.ts';
import { nextBillAround } from './next-bill.rules.ts';
import { newestBillLines } from './store.ts';

type Reply = Output<'bills:outstandingPayment'>;
type Outstanding = NonNullable<Reply['outstanding']['data']>;

/** The balance may fail alone: the card shows its error panel, the page stands. */
export async function outstandingOf(
  context: SubjectContext,
  accountNos: readonly AccountNo[],
): Promise<Reply> {
  const accounts = [...new Set(accountNos.map((accountNo) => context.subject.own(accountNo)))];
  return {
    outstanding: await partOrError(() => owedBy(context, accounts), context.log, 'bills:outstandingPayment'),
  };
}

async function owedBy(
  { db, clock }: SubjectContext,
  accounts: readonly OwnedAccount[],
): Promise<Outstanding> {
  const ids = accounts.map(({ accountId }) => accountId);
  const today = sgDayOf(clock.now());
  const [balances, lines] = await Promise.all([balancesOf(db, ids, today), newestBillLines(db, ids)]);
  const balanceOf = (id: number) => balances.get(id) ?? nothingOwed;
  const total = ids.reduce((sum, id) => sum + balanceOf(id).outstanding, 0);
  const newest = lines
    .map(({ issuedOn }) => issuedOn)
    .sort()
    .at(-1);
  const last = lastPaymentOf(ids.map((id) => balanceOf(id).lastPayment));
  return {
    total,
    outstandingPayments: accounts.map(({ accountId, accountNo }) => ({
      accountNo,
      amount: balanceOf(accountId).outstanding,
      due: balanceOf(accountId).due,
      isGiroEnable: balanceOf(accountId).paidByGiro,
      isRecurringEnable: balanceOf(accountId).paidByCard,
    })),
    composition: partsOf(lines, ids.map(balanceOf)),
    nextBillAround: newest === undefined ? null : nextBillAround(newest, today),
    lastPayment: last && { amount: last.amount, paidOn: last.paidOn, channel: last.channel },
  };
}

/** What the balances come to together, in the parts that the newest bills and the late charges explain. */
export function partsOf(lines: readonly BilledLine[], balances: readonly Balance[]): Part[] {
  const sumOf = (of: (balance: Balance) => number) => balances.reduce((sum, each) => sum + of(each), 0);
  return compositionOf(
    sumOf(({ outstanding }) => outstanding),
    lines,
    sumOf(({ lateLeft }) => lateLeft),
  );
}
