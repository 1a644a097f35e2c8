/** Reads bills and refunds for the histories, newest first. The caller has checked who owns the accounts. */
import type { SgDay } from '@portal/domain/sg-time';
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { TAKEN_BACK } from '../settlement/post-payment.ts';
import { MOST_ROWS } from './history-cut.rules.ts';

export interface BillRow {
  readonly accountId: number;
  readonly billId: string;
  readonly issuedOn: SgDay;
  readonly dueOn: SgDay;
  readonly totalCents: number;
  /** The balance of earlier bills when this one was issued. */
  readonly earlierCents: number;
  readonly estimated: boolean;
}

/** @returns one more than may be told, where there are more */
export async function loadBills(db: Db, accountIds: readonly number[], since: SgDay): Promise<BillRow[]> {
  const { rows } = await sql<BillRow>`
    select account_id, bill_id, issued_on, due_on,
      total_cents, earlier_cents, exists (
        select from bill_line line
        where line.account_id = bill.account_id and line.bill_id = bill.bill_id and line.estimated
      ) as estimated
    from bill where account_id = any(${accountIds}::bigint[]) and issued_on >= ${since}
    order by issued_on desc, account_id, bill_id limit ${MOST_ROWS + 1}`.execute(db);
  return rows;
}

export interface OtherRow {
  readonly accountId: number;
  readonly on: SgDay;
  readonly kind: 'late-charge' | 'adjustment' | 'waiver' | 'rebate' | 'payment';
  readonly amountCents: number;
}

/** Entries that are no bill, payment or refund. Money that a bank took back shows as its deduction, or as sent back. */
export async function loadOthers(db: Db, accountIds: readonly number[], since: SgDay): Promise<OtherRow[]> {
  const { rows } = await sql<OtherRow>`
    select account_id, effective_on as "on", amount_cents,
      case when kind = 'adjustment' and due_on is not null and amount_cents > 0 then 'late-charge' else kind end as kind
    from ledger_entry
    where account_id = any(${accountIds}::bigint[]) and effective_on >= ${since}
      and (kind in ('adjustment', 'waiver') or kind = 'rebate' and bill_id is null
        or kind = 'payment' and amount_cents >= 0 and source_ref not like ${`%giro:%${TAKEN_BACK}`})
    order by effective_on desc, account_id, entry_no desc limit ${MOST_ROWS}`.execute(db);
  return rows;
}

export interface RefundRow {
  readonly accountId: number;
  readonly refundedOn: SgDay;
  readonly amountCents: number;
  readonly channel: string | null;
  /** 'refund:RF-2611-1183' of a request. */
  readonly sourceRef: string;
}

export async function refundsFrom(db: Db, accountIds: readonly number[], since: SgDay): Promise<RefundRow[]> {
  const { rows } = await sql<RefundRow>`
    select account_id, effective_on as refunded_on, amount_cents, channel, source_ref
    from ledger_entry
    where account_id = any(${accountIds}::bigint[]) and kind = 'refund' and effective_on >= ${since}
    order by effective_on desc, account_id, entry_no desc limit ${MOST_ROWS}`.execute(db);
  return rows;
}
