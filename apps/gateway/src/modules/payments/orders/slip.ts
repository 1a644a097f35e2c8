/**
 * The slip of a bill as an order: nobody asked for it, the bill made it. Its reference names account and month
 * (ADR 0028); where that is not one bill, or less is owed by now, the money waits for staff.
 */
import { billReference, readReference } from '@portal/domain/paynow-qr/reference';
import type { PaynowOrder } from '@portal/domain/settlement.rules';
import { type SgMonth, startOfNextSgDay, startOfSgDay } from '@portal/domain/sg-time';
import type { Db } from '../../../db/database.ts';
import { billFactsOf } from '../../bills/public.ts';
import { accountOfDigits, type NamedAccount, postedNotices } from '../notice.store.ts';
import type { OrderPart } from './order.store.ts';
import { billsOfMonth } from './slip.store.ts';

const SECOND = 1_000;

export interface Slip extends PaynowOrder {
  readonly parts: readonly OrderPart[];
  readonly paidAt: number | null;
}

/** The account that a reference names, of an order or a slip; null when there is none. */
export async function accountOfReference(db: Db, reference: string): Promise<NamedAccount | null> {
  const account = readReference(reference)?.account ?? null;
  return account === null ? null : accountOfDigits(db, account);
}

/** @returns null when the reference is no slip's, or not one bill's */
export async function slipOfReference(db: Db, reference: string): Promise<Slip | null> {
  const meaning = readReference(reference);
  if (meaning?.kind !== 'bill') return null;
  const named = await accountOfDigits(db, meaning.account);
  if (named === null) return null;
  const [billId, ...others] = await billsOfMonth(db, named.accountId, meaning.month);
  if (billId === undefined || others.length > 0) return null;
  const facts = await billFactsOf(db, named.accountId, billId);
  if (facts === null || facts.payable <= 0) return null;
  const paid = await slipPayment(db, named, meaning.month);
  return {
    parts: [{ ...named, amount: facts.payable }],
    issuedAt: startOfSgDay(facts.bill.issuedOn),
    expiredAt: startOfNextSgDay(startOfSgDay(facts.bill.dueOn)) - SECOND,
    closedAt: null,
    paidBy: paid?.transaction ?? null,
    paidAt: paid?.paidAt ?? null,
  };
}

/** A slip is account and month, with or without hyphens. */
async function slipPayment(db: Db, { accountId, account }: NamedAccount, month: SgMonth) {
  const referenceEnd = billReference(account, month).slice(-'B2611'.length);
  const [first = null] = await postedNotices(db, { accountId, referenceEnd });
  return first;
}
