/** Bills that have been issued, and how each went out. */
import type { SgDay } from '@portal/domain/sg-time';
import type { Insertable } from 'kysely';
import { sql } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';
import type { BillDeliveryTable } from '../../db/tables/preferences.ts';

interface BillKey {
  readonly accountId: number;
  readonly billId: string;
}

export interface UndeliveredBill extends BillKey {
  readonly issuedOn: SgDay;
}

/**
 * Bills issued on these days, both included, of which it is not decided how they go out; the oldest first.
 * @param after the last one of the page before; null: from the beginning
 */
export async function listUndelivered(
  db: Db,
  {
    from,
    to,
    after,
    limit,
  }: {
    readonly from: SgDay;
    readonly to: SgDay;
    readonly after: UndeliveredBill | null;
    readonly limit: number;
  },
): Promise<UndeliveredBill[]> {
  const rest =
    after === null
      ? sql`true`
      : sql`(issued_on, account_id, bill_id) > (${after.issuedOn}::date, ${after.accountId}::bigint, ${after.billId})`;
  const { rows } = await sql<UndeliveredBill>`
    select account_id, bill_id, issued_on from bill b
    where issued_on between ${from} and ${to} and ${rest} and not exists (
      select from bill_delivery d where d.account_id = b.account_id and d.bill_id = b.bill_id
    )
    order by issued_on, account_id, bill_id limit ${limit}`.execute(db);
  return rows;
}

/** @returns false when another gateway has decided it */
export async function addDelivery(tx: Tx, delivery: Insertable<BillDeliveryTable>): Promise<boolean> {
  const added = await tx
    .insertInto('billDelivery')
    .values(delivery)
    .onConflict((conflict) => conflict.columns(['accountId', 'billId']).doNothing())
    .returning('billId')
    .executeTakeFirst();
  return added !== undefined;
}
