/** Money that no rule could post, by account: what waits for staff, and what they have sent back. */
import type { ParkedReason } from '@portal/domain/settlement.rules';
import { type RawBuilder, sql } from 'kysely';
import { dateAt } from '../../clock.ts';
import type { Db } from '../../db/database.ts';
import { anyOf, keepPlanForFew } from '../../db/kept-plan.ts';

export interface UnderReview {
  readonly eventId: string;
  /** null: no order has its reference. */
  readonly orderId: string | null;
  /** The one account that the order or the reference names; null for an order of several. */
  readonly accountId: number | null;
  /** The whole that came, in minor units of the currency. */
  readonly amount: number;
  readonly currency: string;
  /** When it came, for what is dated before it was asked for. */
  readonly paidAt: number;
  /** Amounts requested by its order, by account, of every customer: readers see their own. */
  readonly requestedParts: readonly { readonly accountId: number; readonly amount: number }[];
}

interface SentBack extends UnderReview {
  /** Why no rule could post it. */
  readonly reason: ParkedReason;
  readonly decidedAt: number;
}

const MOST_ROWS = 500;

/** Newest first, each once: what may be for one of the accounts. */
export async function paymentsUnderReview(db: Db, accountIds: readonly number[]): Promise<UnderReview[]> {
  const rows = await noticesTouching(db, accountIds, sql`n.outcome = 'parked'`);
  return rows.map(({ reason, decidedAt, ...row }) => row);
}

/** The same of what staff have sent back. @param since sent by the payer not before this instant */
async function paymentsSentBack(db: Db, accountIds: readonly number[], since: number): Promise<SentBack[]> {
  const which = sql`n.outcome = 'returned' and n.paid_at >= ${dateAt(since)}`;
  const rows = await noticesTouching(db, accountIds, which);
  return rows.map(({ decidedAt, ...row }) => ({ ...row, decidedAt: decidedAt ?? row.paidAt }));
}

/** As the histories of bills take both. */
export const paymentSources = { underReview: paymentsUnderReview, sentBack: paymentsSentBack };

type Touching = Omit<SentBack, 'decidedAt'> & { readonly decidedAt: number | null };

async function noticesTouching(
  db: Db,
  accountIds: readonly number[],
  which: RawBuilder<unknown>,
): Promise<Touching[]> {
  if (accountIds.length === 0) return [];
  const statement = sql<Omit<Touching, 'paidAt'> & { readonly paidAt: number }>`
    with touched as (
      select n.event_id from payment_order_part part join bank_notice n on n.order_id = part.order_id
      where part.account_id = ${anyOf(accountIds)} and ${which}
      union
      select event_id from bank_notice n
      where account_id = ${anyOf(accountIds)} and order_id is null and ${which}
    )
    select event_id, order_id, account_id, amount_cents as amount, currency,
      case when reason = 'early' then received_at else paid_at end as paid_at, reason, decided_at,
      coalesce((
        select jsonb_agg(jsonb_build_object('accountId', part.account_id, 'amount', part.amount_cents)
          order by part.account_id)
        from payment_order_part part where part.order_id = n.order_id
      ), '[]') as requested_parts
    from touched join bank_notice n using (event_id)
    order by paid_at desc, event_id limit ${MOST_ROWS}`;
  const { rows } = await keepPlanForFew(accountIds, statement).execute(db);
  return rows.map((row) => ({ ...row, paidAt: row.paidAt }));
}
