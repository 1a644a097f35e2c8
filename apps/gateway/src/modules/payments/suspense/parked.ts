/**
 * Suspense payments with everything that helps to find the account: the subject of the reference and its accounts.
 * The staff module checks who may see and decide them.
 */
import type { AccountNo } from '@portal/domain/account-number';
import { type Cents, cents } from '@portal/domain/money';
import { sumParts } from '@portal/domain/payment-parts';
import type { Db } from '../../../db/database.ts';
import { type Claim, findOrderId, listParts, loadClaim, loadClaims } from '../claim.ts';
import type { OrderPart } from '../orders/order.store.ts';
import { accountOfReference } from '../orders/slip.ts';
import { type ParkedQuery, type ParkedRow, parkedRow, parkedRows, postedParts } from './parked.store.ts';

/** The subject of its reference: an order, or the slip of a bill. */
interface RequestedPayment {
  /** null: a slip. */
  readonly orderId: string | null;
  readonly amount: Cents;
  readonly issuedAt: number;
  readonly expiredAt: number;
  readonly closedAt: number | null;
  readonly paidAt: number | null;
  readonly parts: readonly OrderPart[];
}

/** `amount` is in minor units of its currency. `orderId` is where its receipt is, once it is posted. */
export interface ParkedPayment extends ParkedRow {
  /** null: its reference names nothing of ours. */
  readonly requestedPayment: RequestedPayment | null;
  /** Of what was asked for, or the one that its reference names; empty: nobody knows. */
  readonly accounts: readonly { readonly accountId: number; readonly account: AccountNo }[];
}

function toRequestedPayment(claim: Claim): RequestedPayment | null {
  if (claim === null) return null;
  const { issuedAt, expiredAt, closedAt, paidAt } = 'order' in claim ? claim.order : claim.slip;
  const parts = listParts(claim);
  return {
    orderId: findOrderId(claim),
    amount: sumParts(parts),
    issuedAt,
    expiredAt,
    closedAt,
    paidAt,
    parts,
  };
}

async function withClaim(db: Db, row: ParkedRow, claim: Claim): Promise<ParkedPayment> {
  const requestedPayment = toRequestedPayment(claim);
  if (requestedPayment !== null) return { ...row, requestedPayment, accounts: requestedPayment.parts };
  const named = await accountOfReference(db, row.reference);
  return { ...row, requestedPayment, accounts: named === null ? [] : [named] };
}

/** Newest first, a page at a time. Totals: `parkedTotals` of the same query. */
export async function parkedPayments(
  db: Db,
  query: ParkedQuery,
  page: { readonly limit: number; readonly offset?: number | undefined },
): Promise<ParkedPayment[]> {
  const rows = await parkedRows(db, query, page);
  const claims = await loadClaims(
    db,
    rows.map(({ reference }) => reference),
  );
  const found: ParkedPayment[] = [];
  for (const row of rows) found.push(await withClaim(db, row, claims.get(row.reference) ?? null));
  return found;
}

/** Where staff have posted it; empty while it waits and when it was returned. */
export interface ParkedPaymentDetail extends ParkedPayment {
  readonly posted: readonly { readonly accountId: number; readonly amount: Cents }[];
}

/** @returns null for what was never parked, and for what does not exist */
export async function parkedPayment(db: Db, eventId: string): Promise<ParkedPaymentDetail | null> {
  const row = await parkedRow(db, eventId);
  if (row === null) return null;
  const posted = row.state === 'posted' ? await postedParts(db, row) : [];
  return {
    ...(await withClaim(db, row, await loadClaim(db, row.reference))),
    posted: posted.map(({ accountId, amount }) => ({ accountId, amount: cents(amount) })),
  };
}
