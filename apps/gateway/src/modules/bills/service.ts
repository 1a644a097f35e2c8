/** What the accounts owe. Gathers balance, newest bills and arrangements; the rules are pure, the SQL is the stores'. */
import type { Output } from '@portal/contract';
import type { AccountNo } from '@portal/domain/account-number';
import { sgDayOf } from '@portal/domain/sg-time';
import type { Db } from '../../db/database.ts';
import type { SubjectContext } from '../../wire/context.ts';
import type { OwnedAccount } from '../../wire/subject.ts';
import { partOrError } from '../../wire/unexpected.ts';
import { balancesOf, nothingOwed } from './balance.store.ts';
import { compositionOf } from './composition.rules.ts';
import { lateChargesLeft } from './history.store.ts';
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
  const [balances, { lines, parts }] = await Promise.all([balancesOf(db, ids, today), madeOf(db, ids)]);
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
    composition: parts(total),
    nextBillAround: newest === undefined ? null : nextBillAround(newest, today),
    lastPayment: last && { amount: last.amount, paidOn: last.paidOn, channel: last.channel },
  };
}

/** What the accounts' newest bills charge and which late charges are left, and the parts in which they explain a sum. */
export async function madeOf(db: Db, accountIds: readonly number[]) {
  const [lines, late] = await Promise.all([newestBillLines(db, accountIds), lateChargesLeft(db, accountIds)]);
  return { lines, parts: (total: number) => compositionOf(total, lines, late) };
}
