/** The open amount of a bill, and whether a direct debit will collect it. */
import { type SgDay, toSgDay } from '@portal/domain/sg-time';
import type { OwnedAccount } from '../../wire/callers/subject.ts';
import type { SubjectContext } from '../../wire/context.ts';
import { loadBalances, nothingOwed } from './balance.store.ts';
import type { BillFacts } from './bill-facts.ts';
import { computeOwed, type OwedOfBill } from './bill-owed.rules.ts';
import { type AccountSettlement, loadSettlement } from './settlement/settlement.store.ts';

export interface Deduction {
  readonly way: 'giro' | 'card';
  readonly on: SgDay;
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
  const [settlement, balances] = await Promise.all([
    loadSettlement(db, accountId),
    loadBalances(db, [accountId], today),
  ]);
  const { paidByGiro, paidByCard, outstanding } = balances.get(accountId) ?? nothingOwed;
  const owed = computeOwed({ billId: bill.billId, payable }, outstanding, settlement.charged);
  const isTaken = (paidByGiro || paidByCard) && owed.total > 0 && bill.dueOn >= today;
  return {
    settlement,
    owed,
    deduction: isTaken ? { way: paidByGiro ? 'giro' : 'card', on: bill.dueOn } : null,
  };
}
