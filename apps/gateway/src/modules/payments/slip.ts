/**
 * The slip of a bill as an order: nobody asked for it, the bill made it. Its reference names account and month
 * (ADR 0028); where that is not one bill, or less is owed by now, the money waits for staff.
 */
import { accountDigits } from '@portal/domain/account-number';
import { readReference } from '@portal/domain/paynow-qr/reference';
import type { PaynowOrder } from '@portal/domain/settlement.rules';
import { startOfNextSgDay, startOfSgDay } from '@portal/domain/sg-time';
import type { Db } from '../../db/database.ts';
import { billFactsOf } from '../bills/public.ts';
import { accountIdOfDigits, transactionOf } from './notice.store.ts';
import type { OrderPart } from './order.store.ts';
import { billsOfMonth } from './slip.store.ts';

const SECOND = 1_000;

export interface Slip extends PaynowOrder {
  readonly parts: readonly OrderPart[];
}

/** The account that a reference names, of an order or a slip; null when there is none. */
export async function accountOfReference(db: Db, reference: string): Promise<number | null> {
  const account = readReference(reference)?.account ?? null;
  return account === null ? null : accountIdOfDigits(db, accountDigits(account));
}

/** @returns null when the reference is no slip's, or not one bill's */
export async function slipOfReference(db: Db, reference: string): Promise<Slip | null> {
  const meaning = readReference(reference);
  if (meaning?.kind !== 'bill') return null;
  const accountId = await accountIdOfDigits(db, accountDigits(meaning.account));
  if (accountId === null) return null;
  const [billId, ...others] = await billsOfMonth(db, accountId, meaning.month);
  if (billId === undefined || others.length > 0) return null;
  const facts = await billFactsOf(db, accountId, billId);
  if (facts === null || facts.payable <= 0) return null;
  return {
    parts: [{ accountId, account: meaning.account, amount: facts.payable }],
    expiredAt: startOfNextSgDay(startOfSgDay(facts.bill.dueOn)) - SECOND,
    closedAt: null,
    paidBy: await transactionOf(db, reference),
  };
}
