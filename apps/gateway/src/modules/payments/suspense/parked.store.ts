/** Rows of money that no rule could post: what waits for staff, and what they made of it. Decides nothing. */
import type { ParkedReason } from '@portal/domain/settlement.rules';
import { type Selectable, sql } from 'kysely';
import type { Db, Tx } from '../../../db/database.ts';
import type { BankNoticeTable } from '../../../db/tables/payments.ts';
import { type Notice, toSourceRef } from '../notice.store.ts';

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
  'eventId',
  'transactionId as transaction',
  'reference',
  'amountCents as amount',
  'currency',
  'paidAt',
  'receivedAt',
  'outcome',
  'reason',
  'orderId',
  'accountId',
  'decidedAt',
] as const;

function matching(db: Db, { state, since, search = '' }: ParkedQuery) {
  const like = `%${search
    .replace(/\s/g, '')
    .toUpperCase()
    .replace(/[\\%_]/g, '\\$&')}%`;
  return db
    .selectFrom('bankNotice')
    .$if(state === 'waiting', (rows) => rows.where('outcome', '=', 'parked'))
    .$if(state === 'decided', (rows) => rows.where('decidedAt', '>=', since ?? 0))
    .$if(search !== '', (rows) =>
      rows.where(({ eb, or }) =>
        or([
          eb('reference', 'like', like),
          eb('orderId', '=', search),
          eb('transactionId', '=', search),
          eb('eventId', '=', search),
        ]),
      ),
    );
}

type Selected = Omit<ParkedRow, 'state' | 'reason'> & Pick<Selectable<BankNoticeTable>, 'outcome' | 'reason'>;

const toRow = ({ outcome, reason, ...row }: Selected): ParkedRow | null =>
  outcome === null || reason === null
    ? null
    : { ...row, reason, state: outcome === 'parked' ? 'waiting' : outcome };

/** Newest first: by when it came, or by when it was decided. */
export async function parkedRows(
  db: Db,
  query: ParkedQuery,
  { limit, offset = 0 }: { readonly limit: number; readonly offset?: number | undefined },
): Promise<ParkedRow[]> {
  const rows = await matching(db, query)
    .select(columns)
    .orderBy(query.state === 'waiting' ? 'receivedAt' : 'decidedAt', 'desc')
    .orderBy('eventId')
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.flatMap((row) => toRow(row) ?? []);
}

/** How many there are, and since when the oldest is with us. */
export async function parkedTotals(
  db: Db,
  query: ParkedQuery,
): Promise<{ count: number; oldest: number | null }> {
  return matching(db, query)
    .select([sql<number>`count(*)::int`.as('count'), sql<number | null>`min(received_at)`.as('oldest')])
    .executeTakeFirstOrThrow();
}

/** null for what no rule has parked, and for what does not exist. */
export async function parkedRow(db: Db, eventId: string): Promise<ParkedRow | null> {
  const row = await db
    .selectFrom('bankNotice')
    .select(columns)
    .where('eventId', '=', eventId)
    .executeTakeFirst();
  return row ? toRow(row) : null;
}

/** The same, held until the transaction ends. */
export async function lockedParkedRow(tx: Tx, eventId: string): Promise<ParkedRow | null> {
  const row = await tx
    .selectFrom('bankNotice')
    .select(columns)
    .where('eventId', '=', eventId)
    .forUpdate()
    .executeTakeFirst();
  return row ? toRow(row) : null;
}

export async function markDecided(
  tx: Tx,
  eventId: string,
  outcome: { readonly state: 'posted'; readonly orderId: string } | { readonly state: 'returned' },
  at: number,
): Promise<void> {
  await tx
    .updateTable('bankNotice')
    .set({
      outcome: outcome.state,
      decidedAt: at,
      ...(outcome.state === 'posted' ? { orderId: outcome.orderId } : {}),
    })
    .where('eventId', '=', eventId)
    .where('outcome', '=', 'parked')
    .execute();
}

/** The bank has it back. @param postedTo the one account that had it; undefined: none, or several had */
export async function markTakenBack(
  tx: Tx,
  { eventId, state }: Pick<ParkedRow, 'eventId' | 'state'>,
  postedTo: number | undefined,
  at: number,
): Promise<void> {
  await tx
    .updateTable('bankNotice')
    .set({
      outcome: 'returned',
      decidedAt: at,
      // The history of who had it tells of it: no order of theirs does.
      ...(state === 'posted' && { orderId: null }),
      ...(postedTo !== undefined && { accountId: postedTo }),
    })
    .where('eventId', '=', eventId)
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
    .selectFrom('ledgerEntry')
    .select(['accountId', 'amountCents'])
    .where('orderId', '=', orderId)
    .where('kind', '=', 'payment')
    .where('sourceRef', '=', toSourceRef(transaction))
    .orderBy('accountId')
    .execute();
  return rows.map((row) => ({ accountId: row.accountId, amount: -row.amountCents }));
}
