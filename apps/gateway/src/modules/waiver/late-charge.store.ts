/** Late charges in the ledger, and the entries that waive them. */
import type { LateCharge } from '@portal/domain/requests/waiver';
import type { SgDay } from '@portal/domain/sg-time';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

export interface StoredCharge extends LateCharge {
  readonly accountId: number;
  readonly entryNo: number;
  readonly sourceRef: string;
  readonly isPinkNotice: boolean;
}

/** Newest first. @param since the first day of those that are listed */
export async function listLateCharges(
  db: Db,
  accountIds: readonly number[],
  since: SgDay,
): Promise<StoredCharge[]> {
  if (accountIds.length === 0) return [];
  const { rows } = await sql<StoredCharge>`
    select e.account_id, e.entry_no, e.source_ref, e.effective_on as charged_on, e.amount_cents as amount,
      e.source_ref like '%pink-notice%' as is_pink_notice,
      exists (select from ledger_entry w where w.account_id = e.account_id and w.kind = 'waiver'
        and w.source_ref = 'waiver:' || e.source_ref) as is_waived
    from ledger_entry e
    where e.account_id = any(${accountIds}::bigint[]) and e.kind = 'adjustment' and e.due_on is not null
      and e.amount_cents > 0 and e.effective_on >= ${since}
    order by e.effective_on desc, e.entry_no desc, e.account_id`.execute(db);
  return rows;
}
