/** Arrangements that may have to be moved on, and money that may be theirs. */
import { type Cents, cents } from '@portal/domain/money';
import { addDays, type SgDay, startOfSgDay } from '@portal/domain/sg-time';
import { sql } from 'kysely';
import { dateAt } from '../../clock.ts';
import type { Db, Tx } from '../../db/database.ts';

/** Of notices of the bank that nobody has looked at yet, paid by that day: the most that can be for the account. */
export async function sumUnsettled(tx: Tx, accountId: number, paidBy: SgDay): Promise<Cents> {
  const { rows } = await sql<{ sum: Cents }>`
    select coalesce(sum(n.amount_cents), 0)::bigint as sum from bank_notice n
    where n.outcome is null and n.paid_at < ${dateAt(startOfSgDay(addDays(paidBy, 1)))} and (exists (
      select from payment_order paid join payment_order_part part using (order_id)
      where paid.reference = n.reference and part.account_id = ${accountId}
    ) or exists (
      select from account_number own
      where own.account_id = ${accountId} and replace(n.reference, '-', '') like '00' || own.digits || '%'
    ))`.execute(tx);
  return rows[0]?.sum ?? cents(0);
}

export interface WaitingArrangement {
  readonly accountId: number;
  readonly requestId: string;
}

/** Open arrangements whose day has passed, or whose account has a payment or waiver since their last change. */
export async function listWaitingArrangements(
  db: Db,
  {
    kind,
    today,
    after,
    limit,
  }: { readonly kind: string; readonly today: SgDay; readonly after: number; readonly limit: number },
): Promise<WaitingArrangement[]> {
  const { rows } = await sql<WaitingArrangement>`
    select r.account_id, r.request_id from customer_request r
    where r.kind = ${kind} and r.is_open and r.account_id > ${after} and (r.next_by < ${today} or exists (
      select from ledger_entry e
      where e.account_id = r.account_id and e.kind in ('payment', 'waiver') and e.recorded_at >= r.changed_at))
    order by r.account_id limit ${limit}`.execute(db);
  return rows;
}
