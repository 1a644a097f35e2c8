/** Notices of the treasury that are parked, and what staff made of them. */
import type { Cents } from '@portal/domain/money';
import type { TreasuryDecision } from '@portal/domain/refunds/treasury-decision';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import { dateAt } from '../../clock.ts';
import type { Db, Tx } from '../../db/database.ts';
import type { TreasuryNoticeDecisionTable } from '../../db/tables/refunds.ts';

/** A notice that contradicts the ledger. `amount` is in minor units of its currency. */
export interface ParkedNotice {
  readonly eventId: string;
  readonly reference: string;
  readonly event: 'accepted' | 'paid' | 'refused';
  readonly amount: Cents;
  readonly currency: string;
  readonly at: number;
  readonly receivedAt: number;
  readonly reason: 'unknown' | 'amount' | 'contradicts';
  /** Of the payout that it names; null: we ordered none. */
  readonly accountId: number | null;
  /** null: it waits. */
  readonly decision: TreasuryDecision | null;
  readonly decidedAt: number | null;
}

export interface ParkedNoticeQuery {
  readonly state: 'waiting' | 'decided';
  /** Decided not before this instant. */
  readonly since?: number | undefined;
  /** null: all of them. */
  readonly search: {
    /** In the reference, or the whole number of the notice. */
    readonly text: string;
    /** Of the account whose number the text is; null: it is none. */
    readonly accountId: number | null;
  } | null;
}

const parked = sql`party_notice notice
  left join treasury_notice_decision decided using (event_id)
  left join refund_payout payout on payout.request_id = notice.reference`;
const isParked = sql`notice.party = 'treasury' and notice.outcome = 'parked'`;
const columns = sql`notice.event_id, notice.reference, notice.event, notice.amount_cents as amount, notice.currency,
  notice.at, notice.received_at, notice.reason, payout.account_id, decided.decision, decided.decided_at`;

function matches({ state, since = 0, search }: ParkedNoticeQuery): RawBuilder<boolean> {
  const which =
    state === 'waiting' ? sql`decided.event_id is null` : sql`decided.decided_at >= ${dateAt(since)}`;
  if (search === null) return sql<boolean>`${isParked} and ${which}`;
  const like = `%${search.text.replace(/[\\%_]/g, '\\$&')}%`;
  return sql<boolean>`${isParked} and ${which} and (notice.reference ilike ${like}
    or notice.event_id = ${search.text} or payout.account_id = ${search.accountId}::bigint)`;
}

/** Newest first: by when it came, or by when it was decided. */
export async function listParkedNotices(
  db: Db,
  query: ParkedNoticeQuery,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<ParkedNotice[]> {
  const order = query.state === 'waiting' ? sql`notice.received_at` : sql`decided.decided_at`;
  const { rows } = await sql<ParkedNotice>`
    select ${columns} from ${parked} where ${matches(query)}
    order by ${order} desc, notice.event_id limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

/** How many there are, and since when the oldest is with us. */
export async function countParkedNotices(
  db: Db,
  query: ParkedNoticeQuery,
): Promise<{ readonly count: number; readonly oldest: number | null }> {
  const { rows } = await sql<{ count: number; oldest: number | null }>`
    select count(*)::int as count, min(notice.received_at) as oldest from ${parked}
    where ${matches(query)}`.execute(db);
  return rows[0] ?? { count: 0, oldest: null };
}

/** @returns null for a notice that was never parked, and for what does not exist */
export async function findParkedNotice(db: Db, eventId: string): Promise<ParkedNotice | null> {
  const { rows } = await sql<ParkedNotice>`
    select ${columns} from ${parked} where notice.event_id = ${eventId} and ${isParked}`.execute(db);
  return rows[0] ?? null;
}

/** @returns false when it was decided before: nothing changes */
export async function addNoticeDecision(
  tx: Tx,
  decision: Selectable<TreasuryNoticeDecisionTable>,
): Promise<boolean> {
  const added = await tx
    .insertInto('treasuryNoticeDecision')
    .values(decision)
    .onConflict((conflict) => conflict.doNothing())
    .returning('eventId')
    .executeTakeFirst();
  return added !== undefined;
}

export interface StoredNoticeDecision extends Selectable<TreasuryNoticeDecisionTable> {
  /** The provider's name for the officer. */
  readonly subject: string;
}

export async function findNoticeDecision(db: Db, eventId: string): Promise<StoredNoticeDecision | null> {
  const row = await db
    .selectFrom('treasuryNoticeDecision as decided')
    .innerJoin('customer as officer', 'officer.customerId', 'decided.staffId')
    .selectAll('decided')
    .select('officer.subject')
    .where('decided.eventId', '=', eventId)
    .executeTakeFirst();
  return row ?? null;
}
