/** Reads the payments of an order. Its owner follows from the accounts that it paid. */
import type { SgDay } from '@portal/domain/sg-time';
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';

export interface PaidPart {
  readonly accountId: number;
  readonly amountCents: number;
  readonly paidOn: SgDay;
  /** When it came; where nobody said, when it was entered. */
  readonly cameAt: number;
  readonly channel: string | null;
  readonly method: string | null;
  readonly referenceId: string | null;
}

/** Every account's part, of whomever; the caller tells only what its reader may know. */
export async function partsOfOrder(db: Db, orderId: string): Promise<PaidPart[]> {
  const { rows } = await sql<PaidPart>`
    select account_id, (-amount_cents)::bigint as amount_cents, effective_on as paid_on,
      coalesce(paid_at, recorded_at) as came_at, channel, payment_method as method, reference_id
    from ledger_entry where order_id = ${orderId} and kind = 'payment'
    order by account_id, entry_no`.execute(db);
  return rows;
}
