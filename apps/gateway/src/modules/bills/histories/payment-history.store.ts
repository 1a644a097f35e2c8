/** Reads the payments of accounts, newest first. The caller has checked who owns the accounts. */
import { MOST_PARTS_OF_ROW } from '@portal/contract/bills/histories.contract';
import type { Attempt, ToldDeductionStatus } from '@portal/domain/giro/giro-deduction';
import type { SgDay } from '@portal/domain/sg-time';
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { anyOf, keepPlanForFew } from '../../../db/kept-plan.ts';
import { isOwned } from '../../../wire/callers/subject.store.ts';
import type { Subject } from '../../../wire/callers/subject.ts';
import { TAKEN_BACK } from '../settlement/post-payment.ts';
import { MOST_ROWS } from './history-cut.rules.ts';

export interface PaymentRow {
  readonly accountId: number;
  /** Its number in the ledger of the account. */
  readonly entryNo: number;
  readonly paidOn: SgDay;
  /** When it came; where nobody said, when it was entered. */
  readonly cameAt: number;
  readonly channel: string | null;
  readonly method: string | null;
  readonly orderId: string | null;
  readonly referenceId: string | null;
  /** Of the account, positive. */
  readonly amountCents: number;
}

/** A deduction that the bank took back after it was paid is listed as a deduction. */
const isTakenBack = sql`exists (select from ledger_entry back where back.account_id = ledger_entry.account_id
  and back.kind = 'payment' and back.source_ref = ledger_entry.source_ref || ${TAKEN_BACK})`;

/** @returns one more than may be told, where there are more */
export async function paymentsTo(db: Db, accountIds: readonly number[], since: SgDay): Promise<PaymentRow[]> {
  const statement = sql<PaymentRow>`
    select account_id, entry_no, effective_on as paid_on, coalesce(paid_at, recorded_at) as came_at, channel,
      payment_method as method, order_id, reference_id, -amount_cents as amount_cents
    from ledger_entry
    where account_id = ${anyOf(accountIds)} and kind = 'payment' and amount_cents < 0
      and effective_on >= ${since} and not ${isTakenBack}
    order by effective_on desc, came_at desc, account_id, entry_no desc limit ${MOST_ROWS + 1}`;
  const { rows } = await keepPlanForFew(accountIds, statement).execute(db);
  return rows;
}

/** Parts of an order in the accounts that the reader may see. */
export interface PaidOrder {
  readonly orderId: string;
  readonly wholeCents: number;
  /** One by one; null where they are very many. */
  readonly parts: readonly { readonly accountId: number; readonly amountCents: number }[] | null;
  /** Whether no part of it is another's. */
  readonly isAll: boolean;
}

/** Each order once, however many rows it has. Parts of accounts that are not the reader's stay untold. */
export async function paidOrders(
  db: Db,
  orderIds: readonly string[],
  reader: Subject,
): Promise<Map<string, PaidOrder>> {
  if (orderIds.length === 0) return new Map();
  const { rows } = await sql<PaidOrder>`
    with part as (
      select order_id, account_id, entry_no, amount_cents, ${isOwned(sql`ledger_entry.account_id`, reader)} as is_visible
      from ledger_entry where order_id = any(${orderIds}::text[]) and kind = 'payment'
    )
    select order_id, bool_and(is_visible) as is_all,
      coalesce(sum(-amount_cents) filter (where is_visible), 0)::bigint as whole_cents,
      case when count(*) filter (where is_visible) <= ${MOST_PARTS_OF_ROW} then
        jsonb_agg(jsonb_build_object('accountId', account_id, 'amountCents', -amount_cents)
          order by account_id, entry_no) filter (where is_visible)
      end as parts
    from part group by order_id`.execute(db);
  return new Map(rows.map((row) => [row.orderId, row]));
}

/** A deduction that is under way, or that the bank returned. */
export interface UnpaidDeduction {
  readonly accountId: number;
  readonly billId: string;
  readonly dueOn: SgDay;
  readonly attempt: Attempt;
  readonly status: Exclude<ToldDeductionStatus, 'PAID'>;
  readonly orderedOn: SgDay;
  readonly orderedAt: number;
  readonly channel: 'EGIRO' | 'GIRO';
  readonly amountCents: number;
  /** When the bank took money back that had come. */
  readonly takenBackAt: number | null;
}

/** Newest first. */
export async function unpaidDeductions(
  db: Db,
  accountIds: readonly number[],
  since: SgDay,
): Promise<UnpaidDeduction[]> {
  const statement = sql<UnpaidDeduction>`
    select d.account_id, d.bill_id, d.due_on, d.attempt, d.status, d.ordered_on, d.ordered_at,
      case debit.kind when 'EGIRO' then 'EGIRO' else 'GIRO' end as channel, d.amount_cents, d.taken_back_at
    from giro_deduction d join direct_debit debit using (account_id, debit_id)
    where d.account_id = ${anyOf(accountIds)} and d.status in ('IN_PROGRESS', 'RETURNED') and d.ordered_on >= ${since}
    order by d.ordered_at desc, d.reference desc limit ${MOST_ROWS}`;
  const { rows } = await keepPlanForFew(accountIds, statement).execute(db);
  return rows;
}
