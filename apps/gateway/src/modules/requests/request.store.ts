/** Rows of requests and of their history. Knows no kind. */
import type { SgDay } from '@portal/domain/sg-time';
import type { Insertable, Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';
import type { CustomerRequestEventTable, CustomerRequestTable } from '../../db/tables/requests.ts';

export type StoredRequest = Selectable<CustomerRequestTable>;
export type RequestEvent = Selectable<CustomerRequestEventTable>;

/** 'RF-2611-1183-3': the request with the number of its newest event, as the cause of something that happens once. */
export const formatLastEvent = ({ requestId, lastEvent }: StoredRequest): string =>
  `${requestId}-${lastEvent}`;

export async function nextRequestNumber(tx: Tx): Promise<number> {
  const { rows } = await sql<{ number: number }>`select nextval('customer_request_number') as number`.execute(
    tx,
  );
  const [row] = rows;
  if (row === undefined) throw new Error('no number came from the sequence');
  return row.number;
}

/** @returns null when the account has an open request of this kind */
export async function addRequest(
  tx: Tx,
  request: Insertable<CustomerRequestTable>,
): Promise<StoredRequest | null> {
  const added = await tx
    .insertInto('customerRequest')
    .values(request)
    .onConflict((conflict) =>
      conflict.columns(['accountId', 'kind']).where(sql<boolean>`is_open`).doNothing(),
    )
    .returningAll()
    .executeTakeFirst();
  return added ?? null;
}

export interface StateChange {
  readonly accountId: number;
  readonly requestId: string;
  /** The states that the new one may follow. */
  readonly from: readonly string[];
  readonly to: string;
  readonly isOpen: boolean;
  readonly at: number;
  readonly nextBy: SgDay | null;
  /** As JSON; null: it stays as it is. */
  readonly payload: string | null;
}

/** @returns null when the request is in none of those states: nothing changes */
export async function changeState(tx: Tx, change: StateChange): Promise<StoredRequest | null> {
  const { accountId, requestId, from, to, isOpen, at, nextBy, payload } = change;
  const changed = await tx
    .updateTable('customerRequest')
    .set((row) => ({
      state: to,
      isOpen,
      lastEvent: row('lastEvent', '+', 1),
      changedAt: at,
      nextBy,
      ...(payload === null ? {} : { payload }),
    }))
    .where('accountId', '=', accountId)
    .where('requestId', '=', requestId)
    .where('state', 'in', from)
    .returningAll()
    .executeTakeFirst();
  return changed ?? null;
}

export async function addEvent(tx: Tx, event: Insertable<CustomerRequestEventTable>): Promise<void> {
  await tx.insertInto('customerRequestEvent').values(event).execute();
}

/** Whether an event of another system has already counted for the request. */
export async function hasCounted(
  tx: Tx,
  { accountId, requestId, sourceRef }: Pick<StateChange, 'accountId' | 'requestId'> & { sourceRef: string },
): Promise<boolean> {
  const row = await tx
    .selectFrom('customerRequestEvent')
    .select('eventNo')
    .where('accountId', '=', accountId)
    .where('requestId', '=', requestId)
    .where('sourceRef', '=', sourceRef)
    .executeTakeFirst();
  return row !== undefined;
}

/** Those of one page, newest first. */
const MOST = 200;

/** Of these accounts, newest first; the open ones before all others, so that no limit hides them. */
export function listRequests(db: Db, accountIds: readonly number[]): Promise<StoredRequest[]> {
  if (accountIds.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('customerRequest')
    .selectAll()
    .where('accountId', 'in', accountIds)
    .orderBy('isOpen', 'desc')
    .orderBy('createdAt', 'desc')
    .orderBy('requestId', 'desc')
    .limit(MOST)
    .execute();
}

const selectOfKind = (db: Db, kind: string, accountIds: readonly number[]) =>
  db.selectFrom('customerRequest').selectAll().where('accountId', 'in', accountIds).where('kind', '=', kind);

/** Those of one kind, newest first. */
export function listRequestsOfKind(
  db: Db,
  kind: string,
  accountIds: readonly number[],
): Promise<StoredRequest[]> {
  if (accountIds.length === 0) return Promise.resolve([]);
  return selectOfKind(db, kind, accountIds)
    .orderBy('createdAt', 'desc')
    .orderBy('requestId', 'desc')
    .limit(MOST)
    .execute();
}

/** Of whichever account: the caller checks whose it is. */
export async function findRequest(db: Db, requestId: string): Promise<StoredRequest | null> {
  const row = await db
    .selectFrom('customerRequest')
    .selectAll()
    .where('requestId', '=', requestId)
    .executeTakeFirst();
  return row ?? null;
}

/** The accounts of these that have an open request of the kind, with the request. */
export async function findOpenRequests(
  db: Db,
  kind: string,
  accountIds: readonly number[],
): Promise<Map<number, StoredRequest>> {
  if (accountIds.length === 0) return new Map();
  const rows = await selectOfKind(db, kind, accountIds).where('isOpen', '=', true).execute();
  return new Map(rows.map((row) => [row.accountId, row]));
}

/** The newest of each account that has ended in this state. */
export async function findLastRequests(
  db: Db,
  kind: string,
  state: string,
  accountIds: readonly number[],
): Promise<Map<number, StoredRequest>> {
  if (accountIds.length === 0) return new Map();
  const rows = await selectOfKind(db, kind, accountIds)
    .distinctOn('accountId')
    .where('state', '=', state)
    .orderBy('accountId')
    .orderBy('createdAt', 'desc')
    .orderBy('requestId', 'desc')
    .execute();
  return new Map(rows.map((row) => [row.accountId, row]));
}

interface DueRequests {
  readonly kind: string;
  readonly state: string;
  /** The next step was promised by this day. */
  readonly by: SgDay;
}

const selectDue = (db: Db, { kind, state, by }: DueRequests) =>
  db
    .selectFrom('customerRequest')
    .where('kind', '=', kind)
    .where('isOpen', '=', true)
    .where('state', '=', state)
    .where('nextBy', '<=', by);

/** The earliest promise first. @param after the last of the page before; null: the first page */
export function listDueRequests(
  db: Db,
  due: DueRequests,
  { after, limit }: { readonly after: StoredRequest | null; readonly limit: number },
): Promise<StoredRequest[]> {
  return selectDue(db, due)
    .selectAll()
    .$if(after !== null, (requests) =>
      requests.where(
        sql<boolean>`(next_by, request_id) > (${after?.nextBy}::date, ${after?.requestId}::text)`,
      ),
    )
    .orderBy('nextBy')
    .orderBy('requestId')
    .limit(limit)
    .execute();
}

export async function countDueRequests(db: Db, due: DueRequests): Promise<number> {
  const { count } = await selectDue(db, due)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Newest first. */
export function listEvents(
  db: Db,
  { accountId, requestId }: Pick<StoredRequest, 'accountId' | 'requestId'>,
): Promise<RequestEvent[]> {
  return db
    .selectFrom('customerRequestEvent')
    .selectAll()
    .where('accountId', '=', accountId)
    .where('requestId', '=', requestId)
    .orderBy('eventNo', 'desc')
    .execute();
}

/** The customers who see the account: it is linked to them, or billed under a master account that is. */
export async function listCustomersOf(db: Db, accountId: number): Promise<number[]> {
  const { rows } = await sql<{ customerId: number }>`
    select link.customer_id from account a
    join customer_account link on link.account_id = a.account_id where a.account_id = ${accountId}
    union
    select link.customer_id from account a
    join customer_account link on link.account_id = a.master_account_id
    join customer who on who.customer_id = link.customer_id and who.is_master
    where a.account_id = ${accountId}
    order by customer_id`.execute(db);
  return rows.map(({ customerId }) => customerId);
}
