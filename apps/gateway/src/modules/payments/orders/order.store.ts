/** Rows of orders: made, closed, paid, looked at. Never decides what a payment is worth. */
import type { AccountNo } from '@portal/domain/account-number';
import type { Cents } from '@portal/domain/money';
import { readReference } from '@portal/domain/paynow-qr/reference';
import type { ParkedReason, PaynowOrder } from '@portal/domain/settlement.rules';
import { sql } from 'kysely';
import { dateAt } from '../../../clock.ts';
import type { Db, Tx } from '../../../db/database.ts';

export interface OrderPart {
  readonly accountId: number;
  readonly account: AccountNo;
  readonly amount: Cents;
}

interface Unmatched {
  /** In minor units of its currency. */
  readonly amount: number;
  readonly currency: string;
  readonly paidAt: number;
  readonly reason: ParkedReason;
  /** Staff have sent it back; else it waits for them. */
  readonly isReturned: boolean;
}

/** With what the rule of settlement asks for. */
export interface Order extends PaynowOrder {
  readonly customerId: number;
  readonly orderId: string;
  readonly reference: string;
  readonly amount: Cents;
  readonly payload: string;
  readonly issuedAt: number;
  readonly paidAt: number | null;
  readonly parts: readonly OrderPart[];
  /** Payments for it that did not match it, newest first. */
  readonly unmatched: readonly Unmatched[];
  /** Under which staff posted what came for it, as that was not what it asked for; null: they did not. */
  readonly postedAs: string | null;
}

export type NewOrder = Pick<
  Order,
  'customerId' | 'orderId' | 'reference' | 'amount' | 'payload' | 'issuedAt' | 'expiredAt' | 'parts'
>;

export async function nextOrderNumber(tx: Tx): Promise<number> {
  const { rows } = await sql<{ number: number }>`select nextval('payment_order_number') as number`.execute(
    tx,
  );
  const [row] = rows;
  if (row === undefined) throw new Error('no number came from the sequence');
  return row.number;
}

/** The caller holds the lock of these accounts. Orders of other customers for the same account are closed too. */
export async function closeOrders(tx: Tx, accountIds: readonly number[], at: number): Promise<void> {
  await tx
    .updateTable('paymentOrder')
    .set({ closedAt: at })
    .where('paidBy', 'is', null)
    .where('closedAt', 'is', null)
    .where('orderId', 'in', (part) =>
      part.selectFrom('paymentOrderPart').select('orderId').where('accountId', 'in', accountIds),
    )
    .execute();
}

/**
 * The open codes of these accounts, whoever asked for them, that ask of one more than it owes: whoever paid them would
 * pay twice. The accounts are locked, and what was posted to them is in the ledger.
 */
export async function closeOrdersAboveDue(tx: Tx, accountIds: readonly number[], at: number): Promise<void> {
  await sql`update payment_order set closed_at = ${dateAt(at)}
    where paid_by is null and closed_at is null and order_id in (
      select part.order_id from payment_order_part part
      where part.account_id = any(${accountIds}::bigint[]) and part.amount_cents > (
        select coalesce(sum(entry.amount_cents), 0) from ledger_entry entry where entry.account_id = part.account_id
      ))`.execute(tx);
}

/** One that is not paid: what came for it is posted, under another number and to the cent as it came. */
export async function markPosted(
  tx: Tx,
  { customerId, orderId, closedAt }: Order,
  postedAs: string,
  at: number,
): Promise<void> {
  await tx
    .updateTable('paymentOrder')
    .set({ postedAs, closedAt: closedAt ?? at })
    .where('customerId', '=', customerId)
    .where('orderId', '=', orderId)
    .where('postedAs', 'is', null)
    .execute();
}

export async function addOrder(tx: Tx, order: NewOrder): Promise<void> {
  const key = { customerId: order.customerId, orderId: order.orderId };
  await tx
    .insertInto('paymentOrder')
    .values({
      ...key,
      reference: order.reference,
      amountCents: order.amount,
      payload: order.payload,
      issuedAt: order.issuedAt,
      expiresAt: order.expiredAt,
    })
    .execute();
  await tx
    .insertInto('paymentOrderPart')
    .values(order.parts.map(({ accountId, amount }) => ({ ...key, accountId, amountCents: amount })))
    .execute();
}

export async function markPaid(tx: Tx, order: Order, transaction: string, paidAt: number): Promise<void> {
  await tx
    .updateTable('paymentOrder')
    .set({ paidBy: transaction, paidAt })
    .where('customerId', '=', order.customerId)
    .where('orderId', '=', order.orderId)
    .where('paidBy', 'is', null)
    .execute();
}

/** Orders by their id, whoever made them; an id that is none is absent. */
export async function ordersById(db: Db, orderIds: readonly string[]): Promise<Map<string, Order>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('paymentOrder')
    .select(['customerId', 'orderId', 'reference', 'amountCents as amount', 'payload', 'postedAs'])
    .select(['issuedAt', 'expiresAt as expiredAt', 'closedAt', 'paidBy', 'paidAt'])
    .where('orderId', 'in', orderIds)
    .execute();
  const parts = await db
    .selectFrom('paymentOrderPart as part')
    .innerJoin('account', 'account.accountId', 'part.accountId')
    .select(['part.orderId', 'part.accountId', 'part.amountCents as amount'])
    .select(({ ref }) => ref('account.accountNo').$castTo<AccountNo>().as('account'))
    .where('part.orderId', 'in', orderIds)
    .orderBy('part.accountId')
    .execute();
  const unmatched = await loadUnmatched(db, orderIds);
  const partsByOrder = Map.groupBy(parts, (part) => part.orderId);
  return new Map(
    rows.map((row) => [
      row.orderId,
      {
        ...row,
        unmatched: unmatched.get(row.orderId) ?? [],
        parts: (partsByOrder.get(row.orderId) ?? []).map(({ orderId, ...part }) => part),
      },
    ]),
  );
}

/** Two questions in one, as each outcome has its own index. */
async function loadUnmatched(db: Db, orderIds: readonly string[]): Promise<Map<string, Unmatched[]>> {
  const of = (outcome: 'parked' | 'returned') =>
    db
      .selectFrom('bankNotice')
      .select(['orderId', 'amountCents', 'currency', 'paidAt', 'reason', 'outcome', 'eventId'])
      .where('outcome', '=', sql.lit(outcome))
      .where('orderId', 'in', orderIds);
  const rows = await of('parked')
    .unionAll(of('returned'))
    .orderBy('paidAt', 'desc')
    .orderBy('eventId')
    .execute();
  const found = new Map<string, Unmatched[]>();
  for (const { orderId, reason, ...row } of rows) {
    if (orderId === null || reason === null) continue;
    const of = found.get(orderId) ?? [];
    of.push({
      amount: row.amountCents,
      currency: row.currency,
      paidAt: row.paidAt,
      reason,
      isReturned: row.outcome === 'returned',
    });
    found.set(orderId, of);
  }
  return found;
}

export async function orderById(db: Db, orderId: string): Promise<Order | null> {
  return (await ordersById(db, [orderId])).get(orderId) ?? null;
}

/** By the reference that was asked for: the order in another spelling, in any hyphenation. None: absent. */
export async function ordersByReference(db: Db, references: readonly string[]): Promise<Map<string, Order>> {
  if (references.length === 0) return new Map();
  const named = references.flatMap((reference) => orderNumberIn(reference) ?? []);
  const rows = await db
    .selectFrom('paymentOrder')
    .select('orderId')
    .where(({ eb, or }) =>
      or([eb('reference', 'in', references), ...(named.length === 0 ? [] : [eb('orderId', 'in', named)])]),
    )
    .execute();
  const orders = await ordersById(db, [...new Set(rows.map((row) => row.orderId))]);
  const bySpelling = new Map([...orders.values()].map((order) => [unhyphenated(order.reference), order]));
  return new Map(
    references.flatMap((reference) => {
      const order = bySpelling.get(unhyphenated(reference));
      return order === undefined ? [] : [[reference, order] as const];
    }),
  );
}

const unhyphenated = (reference: string): string => reference.replaceAll('-', '');

function orderNumberIn(reference: string): string | null {
  const meaning = readReference(reference);
  return meaning?.kind === 'order' ? meaning.orderId : null;
}
