/** The open amount of a bill, and whether a direct debit will collect it. */
import { type Attempt, type BillToDeduct, findNextAttempt } from '@portal/domain/giro/giro-deduction';
import { cents } from '@portal/domain/money';
import { type SgDay, toSgDay } from '@portal/domain/sg-time';
import type { OwnedAccount } from '../../wire/callers/subject.ts';
import type { SubjectContext } from '../../wire/context.ts';
import { listAttemptsOf, loadBalances, type MadeAttempt, nothingOwed } from './balance.store.ts';
import type { BillFacts } from './bill-facts.ts';
import { computeOwed, type OwedOfBill } from './bill-owed.rules.ts';
import { type AccountSettlement, loadSettlement } from './settlement/settlement.store.ts';

export interface Deduction {
  readonly way: 'giro' | 'card';
  readonly on: SgDay;
  /** Of GIRO. */
  readonly attempt?: Attempt;
}

export interface BillOwed {
  readonly settlement: AccountSettlement;
  readonly owed: OwedOfBill;
  /** null: nothing is taken, nothing is owed, or its day is over. */
  readonly deduction: Deduction | null;
}

export async function loadBillOwed(
  { db, clock }: SubjectContext,
  { accountId }: OwnedAccount,
  { bill, payable }: BillFacts,
): Promise<BillOwed> {
  const today = toSgDay(clock.now());
  const [settlement, balances, attempts] = await Promise.all([
    loadSettlement(db, accountId),
    loadBalances(db, [accountId], today),
    listAttemptsOf(db, accountId, bill.billId),
  ]);
  const { giroSince, paidByCard, outstanding } = balances.get(accountId) ?? nothingOwed;
  const owed = computeOwed({ billId: bill.billId, payable }, outstanding, settlement.charged);
  const giro =
    giroSince === null || owed.total <= 0
      ? null
      : findDeduction(
          { dueOn: bill.dueOn, owed: cents(owed.total), activeSince: giroSince },
          attempts,
          today,
        );
  const cardOn = paidByCard && owed.total > 0 && bill.dueOn >= today ? bill.dueOn : null;
  return {
    settlement,
    owed,
    deduction: giro ?? (cardOn === null ? null : { way: 'card', on: cardOn }),
  };
}

/** Of the attempt under way, else of the next one. */
function findDeduction(
  bill: Omit<BillToDeduct, 'attempts'>,
  attempts: readonly MadeAttempt[],
  today: SgDay,
): Deduction | null {
  const running = attempts.find(({ status }) => status === 'IN_PROGRESS');
  if (running !== undefined) return { way: 'giro', on: running.orderedOn, attempt: running.attempt };
  const next = findNextAttempt({ ...bill, attempts }, today);
  return next && { way: 'giro', ...next };
}
