/** Reads the payments of an order. Its owner follows from the accounts that it paid. */
import type { SgDay } from '@portal/domain/sg-time';
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';

export interface PaidPart {
  readonly accountId: number;
  readonly amountCents: number;
  readonly paidOn: SgDay;
  /** When it came; where nobody said, when it was entered. */
  readonly cameAt: Date;
  readonly channel: string | null;
  readonly method: string | null;
  readonly referenceId: string | null;
}

/** Every account's part, of whomever; the caller tells only what its reader may know. */
export async function partsOfOrder(db: Db, orderId: string): Promise<PaidPart[]> {
  const { rows } = await sql<PaidPart>`
    select account_id as "accountId", (-amount_cents)::bigint as "amountCents", effective_on as "paidOn",
      coalesce(paid_at, recorded_at) as "cameAt", channel, payment_method as method, reference_id as "referenceId"
    from ledger_entry where order_id = ${orderId} and kind = 'payment'
    order by account_id, entry_no`.execute(db);
  return rows;
}
