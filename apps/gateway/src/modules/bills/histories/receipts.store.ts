/** Reads the payments of an order. Its owner follows from the accounts that it paid. */
import type { SgDay } from '@portal/domain/sg-time';
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { TAKEN_BACK } from '../settlement/post-payment.ts';

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

/** None of an order that the bank took back. Every account's part, of whomever; the caller tells only what its reader may know. */
export async function partsOfOrder(db: Db, orderId: string): Promise<PaidPart[]> {
  const { rows } = await sql<PaidPart>`
    select account_id, (-amount_cents)::bigint as amount_cents, effective_on as paid_on,
      coalesce(paid_at, recorded_at) as came_at, channel, payment_method as method, reference_id
    from ledger_entry where order_id = ${orderId} and kind = 'payment' and not exists (
      select from ledger_entry back where back.account_id = ledger_entry.account_id and back.kind = 'payment'
        and back.source_ref = ledger_entry.source_ref || ${TAKEN_BACK})
    order by account_id, entry_no`.execute(db);
  return rows;
}
