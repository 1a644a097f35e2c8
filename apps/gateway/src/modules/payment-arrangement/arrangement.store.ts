/** Payments that an arrangement goes by. */
import { type Cents, cents } from '@portal/domain/money';
import type { SgDay } from '@portal/domain/sg-time';
import { sql } from 'kysely';
import { dateAt } from '../../clock.ts';
import type { Db, Tx } from '../../db/database.ts';
import { TAKEN_BACK } from '../bills/public.ts';

/**
 * Positive: everything that the account has paid, or that was waived, since an instant. A payment of before that the bank has
 * taken back since is owed beside the arrangement, and lessens nothing that was paid for it.
 */
export async function sumPaidSince(tx: Tx, accountId: number, since: number): Promise<Cents> {
  const { rows } = await sql<{ paid: Cents }>`
    select coalesce(-sum(e.amount_cents), 0)::bigint as paid from ledger_entry e
    where e.account_id = ${accountId} and e.kind in ('payment', 'waiver') and e.recorded_at >= ${dateAt(since)}
      and not exists (
        select from ledger_entry earlier
        where earlier.account_id = e.account_id and earlier.kind = 'payment'
          and e.source_ref = earlier.source_ref || ${TAKEN_BACK} and earlier.recorded_at < ${dateAt(since)})`.execute(
    tx,
  );
  return rows[0]?.paid ?? cents(0);
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
