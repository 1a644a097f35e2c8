/** The open amount of a bill, and whether a direct debit will collect it. */
import { type Attempt, type DeductionPlan, planDeductions } from '@portal/domain/giro/giro-deduction';
import { type Cents, cents } from '@portal/domain/money';
import { type SgDay, toSgDay } from '@portal/domain/sg-time';
import type { OwnedAccount } from '../../wire/callers/subject.ts';
import type { SubjectContext } from '../../wire/context.ts';
import { loadBalances, nothingOwed } from './balance.store.ts';
import type { BillFacts } from './bill-facts.ts';
import { computeOwed, type OwedOfBill } from './bill-owed.rules.ts';
import { toGiroDebt } from './giro-debt.ts';
import { type AccountSettlement, loadSettlement } from './settlement/settlement.store.ts';
import { type Checking, loadChecking, type PaymentSources } from './settlement/under-review.ts';

export interface Deduction {
  readonly way: 'giro' | 'card';
  readonly on: SgDay;
  /** Of what is still owed of the bill. */
  readonly amount: Cents;
  /** Of GIRO. */
  readonly attempt?: Attempt;
}

export interface BillOwed {
  readonly settlement: AccountSettlement;
  readonly owed: OwedOfBill;
  readonly checking: Checking;
  /** null: nothing is taken, nothing is owed, or its day is over. */
  readonly deduction: Deduction | null;
}

export async function loadBillOwed(
  context: SubjectContext,
  sources: PaymentSources,
  account: OwnedAccount,
  { bill, payable }: BillFacts,
): Promise<BillOwed> {
  const { db, clock } = context;
  const { accountId } = account;
  const today = toSgDay(clock.now());
  const [settlement, balances, checking] = await Promise.all([
    loadSettlement(db, accountId),
    loadBalances(db, [accountId], today),
    loadChecking(context, sources, [account]),
  ]);
  const balance = balances.get(accountId) ?? nothingOwed;
  const owed = computeOwed({ billId: bill.billId, payable }, balance.outstanding, settlement.charged);
  const total = cents(owed.total);
  if (total <= 0) return { settlement, owed, checking, deduction: null };
  const byGiro = findOwn(planDeductions(toGiroDebt(balance, checking.atMost(accountId)), today), bill.billId);
  const byCard = balance.paidByCard && bill.dueOn >= today ? { on: bill.dueOn, amount: total } : null;
  const taken = byGiro ?? byCard;
  const deduction = taken && {
    way: byGiro === null ? ('card' as const) : ('giro' as const),
    on: taken.on,
    amount: cents(Math.min(taken.amount, total)),
    ...(byGiro !== null && { attempt: byGiro.attempt }),
  };
  return { settlement, owed, checking, deduction };
}

/** The deduction under way, else the next one, that pays the bill. */
function findOwn(
  { running, next }: DeductionPlan,
  billId: string,
): NonNullable<DeductionPlan['running']> | null {
  return running?.billId === billId ? running : (next.find(({ covers }) => covers.includes(billId)) ?? null);
}
