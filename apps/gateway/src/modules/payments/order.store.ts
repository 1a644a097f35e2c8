/** Rows of orders: made, closed, paid, looked at. Never decides what a payment is worth. */
import type { AccountNo } from '@portal/domain/account-number';
import { type Cents, cents } from '@portal/domain/money';
import type { PaynowOrder } from '@portal/domain/settlement.rules';
import { sql } from 'kysely';
import { dateAt } from '../../clock.ts';
import type { Db, Tx } from '../../db/database.ts';

export interface OrderPart {
  readonly accountId: number;
  readonly account: AccountNo;
  readonly amount: Cents;
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
  /** Whether money for it waits for staff. */
  readonly hasParked: boolean;
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

/** Whoever closes holds the lock of these accounts. Orders of others for the same account are closed too. */
export async function closeOrdersOf(tx: Tx, accountIds: readonly number[], at: number): Promise<void> {
  await tx
    .updateTable('payment_order')
    .set({ closed_at: dateAt(at) })
    .where('paid_by', 'is', null)
    .where('closed_at', 'is', null)
    .where('order_id', 'in', (part) =>
      part.selectFrom('payment_order_part').select('order_id').where('account_id', 'in', accountIds),
    )
    .execute();
}

/** One that is not paid, whoever asked for it. */
export async function closeOrder(tx: Tx, { customerId, orderId }: Order, at: number): Promise<void> {
  await tx
    .updateTable('payment_order')
    .set({ closed_at: dateAt(at) })
    .where('customer_id', '=', customerId)
    .where('order_id', '=', orderId)
    .where('closed_at', 'is', null)
    .execute();
}

export async function addOrder(tx: Tx, order: NewOrder): Promise<void> {
  const key = { customer_id: order.customerId, order_id: order.orderId };
  await tx
    .insertInto('payment_order')
    .values({
      ...key,
      reference: order.reference,
      amount_cents: order.amount,
      payload: order.payload,
      issued_at: dateAt(order.issuedAt),
      expires_at: dateAt(order.expiredAt),
    })
    .execute();
  await tx
    .insertInto('payment_order_part')
    .values(
      order.parts.map(({ accountId, amount }) => ({ ...key, account_id: accountId, amount_cents: amount })),
    )
    .execute();
}

export async function markPaid(tx: Tx, order: Order, transaction: string, paidAt: number): Promise<void> {
  await tx
    .updateTable('payment_order')
    .set({ paid_by: transaction, paid_at: dateAt(paidAt) })
    .where('customer_id', '=', order.customerId)
    .where('order_id', '=', order.orderId)
    .where('paid_by', 'is', null)
    .execute();
}

/** Orders by their id, whoever made them; an id that is none is absent. */
export async function ordersById(db: Db, orderIds: readonly string[]): Promise<Map<string, Order>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('payment_order as o')
    .selectAll('o')
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('bank_notice as n')
          .select('n.event_id')
          .whereRef('n.order_id', '=', 'o.order_id')
          .where('n.outcome', '=', 'parked'),
      ).as('has_parked'),
    )
    .where('o.order_id', 'in', orderIds)
    .execute();
  const parts = await db
    .selectFrom('payment_order_part as part')
    .innerJoin('account', 'account.account_id', 'part.account_id')
    .select(['part.order_id', 'part.account_id', 'part.amount_cents', 'account.account_no'])
    .where('part.order_id', 'in', orderIds)
    .orderBy('part.account_id')
    .execute();
  const partsByOrder = Map.groupBy(parts, (part) => part.order_id);
  return new Map(
    rows.map((row) => [
      row.order_id,
      {
        customerId: row.customer_id,
        orderId: row.order_id,
        reference: row.reference,
        amount: cents(row.amount_cents),
        payload: row.payload,
        issuedAt: row.issued_at.getTime(),
        expiredAt: row.expires_at.getTime(),
        closedAt: row.closed_at?.getTime() ?? null,
        paidBy: row.paid_by,
        paidAt: row.paid_at?.getTime() ?? null,
        hasParked: Boolean(row.has_parked),
        parts: (partsByOrder.get(row.order_id) ?? []).map((part) => ({
          accountId: part.account_id,
          account: part.account_no as AccountNo,
          amount: cents(part.amount_cents),
        })),
      },
    ]),
  );
}

export async function orderById(db: Db, orderId: string): Promise<Order | null> {
  return (await ordersById(db, [orderId])).get(orderId) ?? null;
}

/** The reference is the order in another spelling, and is compared as it was kept. None: absent. */
export async function ordersByReference(db: Db, references: readonly string[]): Promise<Map<string, Order>> {
  if (references.length === 0) return new Map();
  const rows = await db
    .selectFrom('payment_order')
    .select('order_id')
    .where('reference', 'in', references)
    .execute();
  const orders = await ordersById(
    db,
    rows.map((row) => row.order_id),
  );
  return new Map([...orders.values()].map((order) => [order.reference, order]));
}
