/** Unsettled notices and expired orders. Oldest first, a page at a time. */
import { sql } from 'kysely';
import { dateAt } from '../../../clock.ts';
import type { Db } from '../../../db/database.ts';

export interface WaitingNotice {
  readonly eventId: string;
  readonly receivedAt: number;
}

/** @param after the last of the page before; null: the first page */
export async function waitingNotices(
  db: Db,
  {
    before,
    after,
    limit,
  }: { readonly before: number; readonly after: WaitingNotice | null; readonly limit: number },
): Promise<WaitingNotice[]> {
  const rows = await db
    .selectFrom('bankNotice')
    .select(['eventId', 'receivedAt'])
    .where('outcome', 'is', null)
    .where('receivedAt', '<', before)
    .$if(after !== null, (all) =>
      all.where(
        sql<boolean>`(received_at, event_id) > (${dateAt(after?.receivedAt ?? 0)}, ${after?.eventId ?? ''})`,
      ),
    )
    .orderBy('receivedAt')
    .orderBy('eventId')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ eventId: row.eventId, receivedAt: row.receivedAt }));
}

export async function countWaitingNotices(db: Db, before: number): Promise<number> {
  const { count } = await db
    .selectFrom('bankNotice')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('outcome', 'is', null)
    .where('receivedAt', '<', before)
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * Closes unpaid orders that ended before. One that somebody is just paying or replacing is passed over: nobody waits
 * for it. @returns how many
 */
export async function closeEndedOrders(
  db: Db,
  { before, at, limit }: { readonly before: number; readonly at: number; readonly limit: number },
): Promise<number> {
  const { numAffectedRows } = await sql`
    update payment_order set closed_at = ${dateAt(at)} where (customer_id, order_id) in (
      select customer_id, order_id from payment_order
      where paid_by is null and closed_at is null and expires_at < ${dateAt(before)}
      order by expires_at limit ${limit} for update skip locked)`.execute(db);
  return Number(numAffectedRows ?? 0n);
}

/** Neither paid nor closed, though they ended before. */
export async function countEndedOrders(db: Db, before: number): Promise<number> {
  const { count } = await db
    .selectFrom('paymentOrder')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('paidBy', 'is', null)
    .where('closedAt', 'is', null)
    .where('expiresAt', '<', before)
    .executeTakeFirstOrThrow();
  return count;
}
