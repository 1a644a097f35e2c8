/** Rows of money that no rule could post: what waits for staff, and what they made of it. Decides nothing. */
import { cents } from '@portal/domain/money';
import type { ParkedReason } from '@portal/domain/settlement.rules';
import { sql } from 'kysely';
import { dateAt } from '../../../clock.ts';
import type { Db, Tx } from '../../../db/database.ts';
import type { Notice } from '../notice.store.ts';

type ParkedState = 'waiting' | 'posted' | 'returned';

export interface ParkedRow extends Omit<Notice, 'outcome'> {
  readonly reason: ParkedReason;
  readonly state: ParkedState;
  readonly receivedAt: number;
  readonly decidedAt: number | null;
  /** Found by its reference; once it is posted, the one under which its receipt is found. */
  readonly orderId: string | null;
  /** The account in its reference, or the only one of its order. */
  readonly accountId: number | null;
}

export interface ParkedQuery {
  readonly state: 'waiting' | 'decided';
  /** Decided not before this instant. */
  readonly since?: number | undefined;
  /** In the reference, or the whole number of an order, a payment or a notice; '' finds all. */
  readonly search?: string | undefined;
}

const columns = [
  'event_id',
  'transaction_id',
  'reference',
  'amount_cents',
  'currency',
  'paid_at',
  'received_at',
  'outcome',
  'reason',
  'order_id',
  'account_id',
  'decided_at',
] as const;

function matching(db: Db, { state, since, search = '' }: ParkedQuery) {
  const like = `%${search
    .replace(/\s/g, '')
    .toUpperCase()
    .replace(/[\\%_]/g, '\\$&')}%`;
  return db
    .selectFrom('bank_notice')
    .$if(state === 'waiting', (rows) => rows.where('outcome', '=', 'parked'))
    .$if(state === 'decided', (rows) => rows.where('decided_at', '>=', dateAt(since ?? 0)))
    .$if(search !== '', (rows) =>
      rows.where(({ eb, or }) =>
        or([
          eb('reference', 'like', like),
          eb('order_id', '=', search),
          eb('transaction_id', '=', search),
          eb('event_id', '=', search),
        ]),
      ),
    );
}

interface Selected {
  readonly event_id: string;
  readonly transaction_id: string;
  readonly reference: string;
  readonly amount_cents: number;
  readonly currency: string;
  readonly paid_at: Date;
  readonly received_at: Date;
  readonly outcome: 'posted' | 'parked' | 'returned' | null;
  readonly reason: ParkedReason | null;
  readonly order_id: string | null;
  readonly account_id: number | null;
  readonly decided_at: Date | null;
}

function rowOf(row: Selected): ParkedRow | null {
  const { outcome, reason } = row;
  if (outcome === null || reason === null) return null;
  return {
    eventId: row.event_id,
    transaction: row.transaction_id,
    reference: row.reference,
    amount: cents(row.amount_cents),
    currency: row.currency,
    reason,
    state: outcome === 'parked' ? 'waiting' : outcome,
    paidAt: row.paid_at.getTime(),
    receivedAt: row.received_at.getTime(),
    decidedAt: row.decided_at?.getTime() ?? null,
    orderId: row.order_id,
    accountId: row.account_id,
  };
}

/** Newest first: by when it came, or by when it was decided. */
export async function parkedRows(
  db: Db,
  query: ParkedQuery,
  { limit, offset = 0 }: { readonly limit: number; readonly offset?: number | undefined },
): Promise<ParkedRow[]> {
  const rows = await matching(db, query)
    .select(columns)
    .orderBy(query.state === 'waiting' ? 'received_at' : 'decided_at', 'desc')
    .orderBy('event_id')
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.flatMap((row) => rowOf(row) ?? []);
}

/** How many there are, and since when the oldest is with us. */
export async function parkedTotals(
  db: Db,
  query: ParkedQuery,
): Promise<{ count: number; oldest: number | null }> {
  const row = await matching(db, query)
    .select([sql<number>`count(*)::int`.as('count'), sql<Date | null>`min(received_at)`.as('oldest')])
    .executeTakeFirstOrThrow();
  return { count: row.count, oldest: row.oldest?.getTime() ?? null };
}

/** null for what no rule has parked, and for what does not exist. */
export async function parkedRow(db: Db, eventId: string): Promise<ParkedRow | null> {
  const row = await db
    .selectFrom('bank_notice')
    .select(columns)
    .where('event_id', '=', eventId)
    .executeTakeFirst();
  return row ? rowOf(row) : null;
}

/** The same, held until the transaction ends. */
export async function lockedParkedRow(tx: Tx, eventId: string): Promise<ParkedRow | null> {
  const row = await tx
    .selectFrom('bank_notice')
    .select(columns)
    .where('event_id', '=', eventId)
    .forUpdate()
    .executeTakeFirst();
  return row ? rowOf(row) : null;
}

export async function markDecided(
  tx: Tx,
  eventId: string,
  outcome: { readonly state: 'posted'; readonly orderId: string } | { readonly state: 'returned' },
  at: number,
): Promise<void> {
  await tx
    .updateTable('bank_notice')
    .set({
      outcome: outcome.state,
      decided_at: dateAt(at),
      ...(outcome.state === 'posted' ? { order_id: outcome.orderId } : {}),
    })
    .where('event_id', '=', eventId)
    .where('outcome', '=', 'parked')
    .execute();
}

export interface PostedPart {
  readonly accountId: number;
  readonly amount: number;
}

/** Where the money of a posted notice went, as the ledger has it. */
export async function postedParts(db: Db, { orderId, transaction }: ParkedRow): Promise<PostedPart[]> {
  if (orderId === null) return [];
  const rows = await db
    .selectFrom('ledger_entry')
    .select(['account_id', 'amount_cents'])
    .where('order_id', '=', orderId)
    .where('kind', '=', 'payment')
    .where('source_ref', '=', sourceRefOf(transaction))
    .orderBy('account_id')
    .execute();
  return rows.map((row) => ({ accountId: row.account_id, amount: -row.amount_cents }));
}

/** The event of the ledger that a payment of the bank is: it enters once, whoever posts it. */
export const sourceRefOf = (transaction: string): string => `paynow:${transaction}`;
