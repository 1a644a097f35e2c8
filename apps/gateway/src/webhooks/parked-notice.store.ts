/** Notices of a party that are parked, and the decisions of staff on them. A party hands in its own tables. */
import { type RawBuilder, sql } from 'kysely';
import { dateAt } from '../clock.ts';
import type { Db, Tx } from '../db/database.ts';
import type { PartyNoticeTable } from '../db/tables/notices-of-parties.ts';

interface NoticeSource {
  readonly party: PartyNoticeTable['party'];
  readonly decisions: 'treasury_notice_decision' | 'egiro_notice_decision';
  /** The account of a row `notice`; null: of none that we know. */
  readonly accountId: RawBuilder<unknown>;
  /** Those that another queue has. */
  readonly except?: RawBuilder<unknown>;
}

/** A parked notice. Its kind adds the types of event and amount, which is in minor units of its currency. */
export interface StoredNotice<Decision> {
  readonly eventId: string;
  readonly reference: string;
  readonly at: number;
  readonly receivedAt: number;
  readonly reason: 'unknown' | 'amount' | 'contradicts';
  /** null: it names none that we know. */
  readonly accountId: number | null;
  /** null: it waits. */
  readonly decision: Decision | null;
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

export const everyWaiting = { state: 'waiting', search: null } as const satisfies ParkedNoticeQuery;

interface DecisionRow<Decision> {
  readonly eventId: string;
  readonly staffId: number;
  readonly decision: Decision;
  readonly note: string;
  readonly decidedAt: number;
}
/** With the provider's name for the officer. */
type DecisionWithOfficer<Decision> = DecisionRow<Decision> & { readonly subject: string };

export type ParkedNotices<Decision extends string, Notice extends StoredNotice<Decision>> = ReturnType<
  typeof createParkedNotices<Decision, Notice>
>;

export function createParkedNotices<Decision extends string, Notice extends StoredNotice<Decision>>({
  party,
  decisions,
  accountId,
  except = sql`false`,
}: NoticeSource) {
  const table = sql.table(decisions);
  const isParked = sql`notice.party = ${party} and notice.outcome = 'parked' and not (${except})`;
  const parked = sql`party_notice notice left join ${table} decided using (event_id)`;
  const columns = sql`notice.event_id, notice.reference, notice.event, notice.amount_cents as amount, notice.currency,
    notice.at, notice.received_at, notice.reason, notice.content, ${accountId} as account_id, decided.decision,
    decided.decided_at`;

  function matches({ state, since = 0, search }: ParkedNoticeQuery): RawBuilder<boolean> {
    const which =
      state === 'waiting' ? sql`decided.event_id is null` : sql`decided.decided_at >= ${dateAt(since)}`;
    if (search === null) return sql<boolean>`${isParked} and ${which}`;
    const like = `%${search.text.replace(/[\\%_]/g, '\\$&')}%`;
    const isOfAccount =
      search.accountId === null ? sql`false` : sql`${accountId} = ${search.accountId}::bigint`;
    return sql<boolean>`${isParked} and ${which} and (notice.reference ilike ${like}
      or notice.event_id = ${search.text} or ${isOfAccount})`;
  }

  return {
    /** Newest first: by when it came, or by when it was decided. */
    async list(
      db: Db,
      query: ParkedNoticeQuery,
      { limit, offset }: { readonly limit: number; readonly offset: number },
    ): Promise<Notice[]> {
      const order = query.state === 'waiting' ? sql`notice.received_at` : sql`decided.decided_at`;
      const { rows } = await sql<Notice>`
        select ${columns} from ${parked} where ${matches(query)}
        order by ${order} desc, notice.event_id limit ${limit} offset ${offset}`.execute(db);
      return rows;
    },

    /** How many there are, and since when the oldest is with us. */
    async count(
      db: Db,
      query: ParkedNoticeQuery,
    ): Promise<{ readonly count: number; readonly oldest: number | null }> {
      const { rows } = await sql<{ count: number; oldest: number | null }>`
        select count(*)::int as count, min(notice.received_at) as oldest from ${parked}
        where ${matches(query)}`.execute(db);
      return rows[0] ?? { count: 0, oldest: null };
    },

    /** @returns null for a notice that was never parked, and for what does not exist */
    async find(db: Db, eventId: string): Promise<Notice | null> {
      const { rows } = await sql<Notice>`
        select ${columns} from ${parked} where notice.event_id = ${eventId} and ${isParked}`.execute(db);
      return rows[0] ?? null;
    },

    /** @returns false when it was decided before: nothing changes */
    async addDecision(tx: Tx, decision: DecisionRow<Decision>): Promise<boolean> {
      const { eventId, staffId, decision: decided, note, decidedAt } = decision;
      const { rows } = await sql`
        insert into ${table} (event_id, staff_id, decision, note, decided_at)
        values (${eventId}, ${staffId}, ${decided}, ${note}, ${dateAt(decidedAt)})
        on conflict do nothing returning event_id`.execute(tx);
      return rows.length > 0;
    },

    async findDecision(db: Db, eventId: string): Promise<DecisionWithOfficer<Decision> | null> {
      const { rows } = await sql<DecisionWithOfficer<Decision>>`
        select decided.*, officer.subject from ${table} decided
        join customer officer on officer.customer_id = decided.staff_id
        where decided.event_id = ${eventId}`.execute(db);
      return rows[0] ?? null;
    },
  };
}
