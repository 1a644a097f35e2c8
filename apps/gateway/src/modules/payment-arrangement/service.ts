/** Judges an account's wish to pay its overdue amount in parts, and makes the request. */

import { type ErrorCode, textOfError } from '@portal/contract/errors';
import { partialPaymentMinimum } from '@portal/contract/field-texts';
import type { ArrangementCheck } from '@portal/contract/requests/arrangement.contract';
import { addCents, type Cents, formatAmount } from '@portal/domain/money';
import {
  findMinimumPayment,
  findPartialPaymentProblem,
  judgeArrangement,
  planArrangement,
  scheduleArrangement,
} from '@portal/domain/requests/payment-arrangement';
import { type SgDay, toMonth, toSgDay } from '@portal/domain/sg-time';
import type { Db, Tx } from '../../db/database.ts';
import { withTransaction } from '../../db/transaction.ts';
import type { OwnedAccount } from '../../wire/callers/subject.ts';
import { Refusal } from '../../wire/calls/refusal.ts';
import type { SubjectContext } from '../../wire/context.ts';
import { accountBalances, findNewestBill, lockAccounts } from '../bills/public.ts';
import { findOpenRequests, openRequest, type StoredRequest } from '../requests/public.ts';
import { KIND, refreshArrangement } from './arrangement-kind.ts';
import { writeArrangementLetter } from './arrangement-letters.ts';

async function gatherFacts(db: Db, account: OwnedAccount, today: SgDay) {
  const { accountId } = account;
  const [balanceOf, open] = await Promise.all([
    accountBalances(db, [accountId], today),
    findOpenRequests(db, KIND, [accountId]),
  ]);
  const balance = balanceOf(accountId);
  const pending = open.get(accountId) ?? null;
  const overdue = addCents(balance.overdue, balance.arranged);
  return {
    overdue,
    charges: balance.charges.filter(({ billedDue }) => billedDue < today),
    pending,
    verdict: judgeArrangement({ ...account, overdue, isPending: pending !== null }),
  };
}

/** An account without a bill has its first one this month. */
async function findSchedule(db: Db, { accountId }: OwnedAccount, today: SgDay) {
  const newest = await findNewestBill(db, accountId);
  return scheduleArrangement(today, {
    month: toMonth(newest?.issuedOn ?? today),
    dueOn: newest?.dueOn ?? today,
  });
}

export async function checkArrangement(
  { db, clock }: Pick<SubjectContext, 'db' | 'clock'>,
  account: OwnedAccount,
): Promise<ArrangementCheck> {
  const today = toSgDay(clock.now());
  const [{ overdue, charges, pending, verdict }, schedule] = await Promise.all([
    gatherFacts(db, account, today),
    findSchedule(db, account, today),
  ]);
  return {
    account_no: account.accountNo,
    ...verdict,
    bill:
      overdue > 0
        ? {
            overdue_amount: overdue,
            due_date: charges[0]?.billedDue ?? null,
            minimum_amount: findMinimumPayment(overdue),
          }
        : null,
    charges: charges.map(({ billId, billedDue, open }) => ({
      bill_id: billId,
      due_date: billedDue,
      amount: open,
    })),
    schedule:
      verdict.status === 'ELIGIBLE'
        ? {
            partial_due: schedule.partialDueOn,
            bills: schedule.bills.map(({ month, dueOn }) => ({ month, due_date: dueOn })),
          }
        : null,
    request_id: pending?.requestId ?? null,
  };
}

export interface ArrangementWish {
  readonly payment: Cents;
  readonly source: 'K' | 'M' | 'W';
}

/** @throws Refusal SK_PA_1001, SK_PA_1002 with the field `paymentField`, SK_PA_1003 */
export async function createArrangement(
  { db, clock, subject }: Pick<SubjectContext, 'db' | 'clock' | 'subject'>,
  account: OwnedAccount,
  { payment, source }: ArrangementWish,
  paymentField: string,
): Promise<StoredRequest> {
  const { customer } = subject;
  if (customer === null) throw new Refusal('SK_ACCESS_1001');
  return withTransaction(db, async (tx) => {
    await lockAccounts(tx, [account.accountId]);
    // After the lock, so that whoever waited for it has the later instant.
    const at = clock.now();
    const today = toSgDay(at);
    await refreshOpen(tx, account, at);
    const { overdue, charges, verdict } = await gatherFacts(tx, account, today);
    if (verdict.status !== 'ELIGIBLE') throw new Refusal('SK_PA_1003');
    const minimum = findMinimumPayment(overdue);
    const problem = findPartialPaymentProblem(payment, { minimum, overdue });
    if (problem !== null)
      throw refusalOf(problem === 'below-minimum' ? 'SK_PA_1001' : 'SK_PA_1002', minimum, paymentField);
    const plan = planArrangement(overdue, payment, await findSchedule(tx, account, today));
    const request = await openRequest(tx, {
      kind: KIND,
      accountId: account.accountId,
      state: 'PENDING',
      details: {
        overdueAmount: overdue,
        overdueSince: charges[0]?.billedDue ?? null,
        partial: plan.partial,
        instalments: plan.instalments.map((each) => ({ ...each })),
      },
      nextBy: plan.partial.dueOn,
      by: { actor: 'customer', actorId: customer.customerId, source },
      at,
    });
    if (request === null) throw new Refusal('SK_PA_1003');
    await writeArrangementLetter(tx, request);
    return request;
  });
}

/** One that has ended by now is in nobody's way. */
async function refreshOpen(tx: Tx, { accountId }: OwnedAccount, at: number): Promise<void> {
  const open = (await findOpenRequests(tx, KIND, [accountId])).get(accountId);
  if (open) await refreshArrangement(tx, open, at);
}

function refusalOf(code: ErrorCode, minimum: Cents, field: string): Refusal {
  const message = code === 'SK_PA_1001' ? partialPaymentMinimum(formatAmount(minimum)) : textOfError(code);
  return new Refusal(code, [{ field, message }]);
}
