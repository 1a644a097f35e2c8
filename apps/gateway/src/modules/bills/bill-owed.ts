/** The open amount of a bill, and whether a direct debit will collect it. */
import { type Attempt, type DeductionPlan, planDeductions } from '@portal/domain/giro/giro-deduction';
import { type Cents, cents } from '@portal/domain/money';
import { type SgDay, toSgDay } from '@portal/domain/sg-time';
import { stillToPay } from '@portal/domain/still-to-pay';
import type { Db } from '../../db/database.ts';
import type { OwnedAccount } from '../../wire/callers/subject.ts';
import type { SubjectContext } from '../../wire/context.ts';
import { type Balance, loadBalances, nothingOwed } from './balance.store.ts';
import { billAndEarlier, type StoredBill } from './bill.store.ts';
import { type BillFacts, computePayable } from './bill-facts.ts';
import { computeOwed, type OwedOfBill } from './bill-owed.rules.ts';
import { toGiroDebt } from './giro-debt.ts';
import { type AccountSettlement, loadSettlement } from './settlement/settlement.store.ts';
import { sumUnmatched } from './settlement/under-review.rules.ts';
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
  const atMost = checking.atMost(accountId);
  return { settlement, owed, checking, deduction: findDeduction({ bill, owed, balance, atMost }, today) };
}

/** A bill as its mail tells of it. */
export interface BillToPay {
  readonly issuedOn: SgDay;
  readonly dueOn: SgDay;
  readonly payable: Cents;
  /** Of that, what is still to be paid; money that is being checked counts as paid. */
  readonly left: Cents;
  readonly deduction: Deduction | null;
}

/** @returns null when the account has no such bill */
export async function findBillToPay(
  db: Db,
  sources: Pick<PaymentSources, 'underReview'>,
  { accountId, billId }: { readonly accountId: number; readonly billId: string },
  today: SgDay,
): Promise<BillToPay | null> {
  const [[bill], settlement, balances, unmatched] = await Promise.all([
    billAndEarlier(db, accountId, billId, 1),
    loadSettlement(db, accountId),
    loadBalances(db, [accountId], today),
    sources.underReview(db, [accountId]),
  ]);
  if (bill === undefined) return null;
  const payable = computePayable(bill);
  const balance = balances.get(accountId) ?? nothingOwed;
  const owed = computeOwed({ billId, payable }, balance.outstanding, settlement.charged);
  const atMost = cents(sumUnmatched(unmatched, accountId));
  const deduction = findDeduction({ bill, owed, balance, atMost }, today);
  const left = stillToPay({ amount: cents(owed.total), checking: atMost });
  return { issuedOn: bill.issuedOn, dueOn: bill.dueOn, payable, left, deduction };
}

interface DebtOfBill {
  readonly bill: Pick<StoredBill, 'billId' | 'dueOn'>;
  readonly owed: OwedOfBill;
  readonly balance: Balance;
  /** The most that money being checked can come to. */
  readonly atMost: Cents;
}

function findDeduction({ bill, owed, balance, atMost }: DebtOfBill, today: SgDay): Deduction | null {
  const total = cents(owed.total);
  if (total <= 0) return null;
  const byGiro = findOwn(planDeductions(toGiroDebt(balance, atMost), today), bill.billId);
  const byCard = balance.paidByCard && bill.dueOn >= today ? { on: bill.dueOn, amount: total } : null;
  const taken = byGiro ?? byCard;
  return (
    taken && {
      way: byGiro === null ? ('card' as const) : ('giro' as const),
      on: taken.on,
      amount: cents(Math.min(taken.amount, total)),
      ...(byGiro !== null && { attempt: byGiro.attempt }),
    }
  );
}

/** The deduction under way, else the next one, that pays the bill. */
function findOwn(
  { running, next }: DeductionPlan,
  billId: string,
): NonNullable<DeductionPlan['running']> | null {
  return running?.billId === billId ? running : (next.find(({ covers }) => covers.includes(billId)) ?? null);
}
