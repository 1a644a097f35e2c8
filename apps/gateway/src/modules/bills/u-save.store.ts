/** Reads the U-Save entries of accounts, newest first. The caller has checked who owns the accounts. */

import type { USaveType } from '@portal/domain/bills/u-save-items';
import type { SgDay } from '@portal/domain/sg-time';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { MOST_ROWS } from './histories/history-cut.rules.ts';

export interface USaveRow {
  readonly accountId: number;
  readonly type: USaveType;
  readonly amountCents: number;
  readonly effectiveOn: SgDay;
}

export async function loadUSave(db: Db, accountIds: readonly number[]): Promise<USaveRow[]> {
  const { rows } = await sql<USaveRow>`
    select account_id, type, amount_cents, effective_on
    from u_save_entry where account_id = any(${accountIds}::bigint[])
    order by effective_on desc, account_id, entry_no desc limit ${MOST_ROWS}`.execute(db);
  return rows;
}

export interface USaveBalance {
  readonly amountCents: number;
  /** The earliest end of a credit that is still good; null when there is none. */
  readonly expiresOn: SgDay | null;
}

/** Of all entries, however many of them are shown. */
export async function loadUSaveBalance(
  db: Db,
  accountIds: readonly number[],
  today: SgDay,
): Promise<USaveBalance> {
  const { rows } = await sql<USaveBalance>`
    select coalesce(sum(amount_cents), 0)::bigint as amount_cents,
      min(expires_on) filter (where type = 'Credited' and expires_on >= ${today}) as expires_on
    from u_save_entry where account_id = any(${accountIds}::bigint[])`.execute(db);
  return rows[0] ?? { amountCents: 0, expiresOn: null };
}
