/** Payments in the ledger: by staff, by slips, at counters, of the years before. The caller checks who owns them. */
import type { AccountNo } from '@portal/domain/account-number';
import type { SgDay } from '@portal/domain/sg-time';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { TAKEN_BACK } from '../bills/public.ts';

export interface LedgerPart {
  readonly accountId: number;
  readonly account: AccountNo;
  readonly amount: number;
  readonly paidOn: SgDay;
  readonly recordedAt: number;
  readonly channel: string | null;
  readonly method: string | null;
  /** The bank's reference. */
  readonly referenceId: string | null;
  /** As the bank told; null: it did not. */
  readonly reference: string | null;
  readonly sentAt: number | null;
}

/** Every account's part, of whomever. None of what the bank took back. */
export async function ledgerParts(db: Db, orderId: string): Promise<LedgerPart[]> {
  const { rows } = await sql<LedgerPart>`
    select e.account_id, a.account_no as account, (-e.amount_cents)::bigint as amount,
      e.effective_on as paid_on, e.recorded_at, e.channel, e.payment_method as method,
      e.reference_id, n.reference,
      coalesce(e.paid_at, n.paid_at) as sent_at
    from ledger_entry e join account a using (account_id)
    left join bank_notice n on n.transaction_id = substr(e.source_ref, 8) and e.source_ref like 'paynow:%'
    where e.order_id = ${orderId} and e.kind = 'payment' and not exists (
      select from ledger_entry back where back.account_id = e.account_id and back.kind = 'payment'
        and back.source_ref = e.source_ref || ${TAKEN_BACK})
    order by e.account_id, e.entry_no`.execute(db);
  return rows;
}
