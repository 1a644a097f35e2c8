/** Payments that an arrangement goes by. */
import type { Cents } from '@portal/domain/money';
import type { SgDay } from '@portal/domain/sg-time';
import { sql } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';

/** Positive: everything that the account has paid, or that was waived, since an instant. */
export async function sumPaidSince(tx: Tx, accountId: number, since: number): Promise<Cents> {
  const { paid } = await tx
    .selectFrom('ledgerEntry')
    .select(sql<Cents>`coalesce(-sum(amount_cents), 0)::bigint`.as('paid'))
    .where('accountId', '=', accountId)
    .where('kind', 'in', ['payment', 'waiver'])
    .where('recordedAt', '>=', since)
    .executeTakeFirstOrThrow();
  return paid;
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
