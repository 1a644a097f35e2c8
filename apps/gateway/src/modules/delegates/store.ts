/** Invitations to a premises and the people who opened them. The caller has checked whose premises it is. */
import type { SgDay } from '@portal/domain/sg-time';
import { sql } from 'kysely';
import { dateAt } from '../../clock.ts';
import type { Db, Tx } from '../../db/database.ts';

export interface PremisesNumbers {
  readonly bpNo: string;
  readonly premiseNo: string;
}

export interface StoredDelegate extends PremisesNumbers {
  readonly delegateId: number;
  readonly holderId: number;
  readonly email: string;
  readonly emailKey: string;
  readonly invitedAt: number;
  readonly openBy: SgDay;
  readonly until: SgDay;
  readonly viewerId: number | null;
  readonly viewerName: string | null;
  readonly openedAt: number | null;
  readonly takenBackAt: number | null;
}

const columns = [
  'bpNo',
  'premiseNo',
  'delegateId',
  'holderId',
  'email',
  'emailKey',
  'invitedAt',
  'openBy',
  'until',
  'viewerId',
  'viewerName',
  'openedAt',
  'takenBackAt',
] as const;

/** One change at a time to the people of the premises of a business partner. */
export async function lockPremises(tx: Tx, { bpNo }: PremisesNumbers): Promise<void> {
  await sql`select bp_no from business_partner where bp_no = ${bpNo} for no key update`.execute(tx);
}

export async function takeDelegateId(tx: Tx): Promise<number> {
  const { rows } = await sql<{ id: number }>`select nextval('premises_delegate_number') as id`.execute(tx);
  const [row] = rows;
  if (!row) throw new RangeError('the sequence of delegates gave no number');
  return row.id;
}

export type NewDelegate = Omit<StoredDelegate, 'viewerId' | 'viewerName' | 'openedAt' | 'takenBackAt'> & {
  readonly tokenHash: string;
};

export async function addDelegate(tx: Tx, delegate: NewDelegate): Promise<void> {
  await tx.insertInto('premisesDelegate').values(delegate).execute();
}

/** Of all who hold an account there, newest first: a login that lost its accounts lets nobody in. */
export async function listDelegates(db: Db | Tx, numbers: PremisesNumbers): Promise<StoredDelegate[]> {
  return db
    .selectFrom('premisesDelegate')
    .select(columns)
    .where('bpNo', '=', numbers.bpNo)
    .where('premiseNo', '=', numbers.premiseNo)
    .where('holderId', 'in', selectHolders(db, numbers))
    .orderBy('invitedAt', 'desc')
    .orderBy('delegateId', 'desc')
    .execute();
}

/** The logins to which an account of the premises is linked. */
const selectHolders = (db: Db | Tx, { bpNo, premiseNo }: PremisesNumbers) =>
  db
    .selectFrom('account')
    .innerJoin('customerAccount as link', 'link.accountId', 'account.accountId')
    .innerJoin('customer as holder', 'holder.customerId', 'link.customerId')
    .select('link.customerId')
    .where('account.bpNo', '=', bpNo)
    .where('account.premiseNo', '=', premiseNo)
    .where('holder.linkStatus', '=', 'active');

export async function listHolders(db: Db | Tx, numbers: PremisesNumbers): Promise<number[]> {
  const rows = await selectHolders(db, numbers).distinct().orderBy('link.customerId').execute();
  return rows.map(({ customerId }) => customerId);
}

/** Of the logins that hold an account of the premises, their names at the identity provider. */
export async function listHolderSubjects(db: Db | Tx, numbers: PremisesNumbers): Promise<string[]> {
  const rows = await selectHolders(db, numbers).select('holder.subject').distinct().execute();
  return rows.map(({ subject }) => subject);
}

/** When each person last looked with an access, by its number. */
export async function findLastLooks(
  db: Db | Tx,
  delegates: readonly StoredDelegate[],
): Promise<ReadonlyMap<number, number>> {
  const ids = delegates.map(({ delegateId }) => delegateId);
  const [first] = delegates;
  if (!first) return new Map();
  const { rows } = await sql<{ delegateId: number; at: number }>`
    select look.delegate_id, max(look.last_at) as at
    from account a join delegate_look look on look.account_id = a.account_id
    where a.bp_no = ${first.bpNo} and a.premise_no = ${first.premiseNo} and look.delegate_id = any(${ids}::bigint[])
    group by look.delegate_id`.execute(db);
  return new Map(rows.map(({ delegateId, at }) => [delegateId, at]));
}

export async function findByToken(db: Db | Tx, tokenHash: string): Promise<StoredDelegate | null> {
  const found = await db
    .selectFrom('premisesDelegate')
    .select(columns)
    .where('tokenHash', '=', tokenHash)
    .executeTakeFirst();
  return found ?? null;
}

export async function findDelegate(db: Db | Tx, delegateId: number): Promise<StoredDelegate | null> {
  const found = await db
    .selectFrom('premisesDelegate')
    .select(columns)
    .where('delegateId', '=', delegateId)
    .executeTakeFirst();
  return found ?? null;
}

/** @returns false when it was opened or taken back before: of many who open it at once one does */
export async function markOpened(
  tx: Tx,
  { bpNo, premiseNo, delegateId }: StoredDelegate,
  viewer: { readonly viewerId: number; readonly viewerName: string; readonly at: number },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('premisesDelegate')
    .set({ viewerId: viewer.viewerId, viewerName: viewer.viewerName, openedAt: viewer.at })
    .where('bpNo', '=', bpNo)
    .where('premiseNo', '=', premiseNo)
    .where('delegateId', '=', delegateId)
    .where('openedAt', 'is', null)
    .where('takenBackAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function markTakenBack(
  tx: Tx,
  { bpNo, premiseNo, delegateId }: StoredDelegate,
  at: number,
): Promise<void> {
  await tx
    .updateTable('premisesDelegate')
    .set({ takenBackAt: at })
    .where('bpNo', '=', bpNo)
    .where('premiseNo', '=', premiseNo)
    .where('delegateId', '=', delegateId)
    .where('takenBackAt', 'is', null)
    .execute();
}

/** Accounts at the premises that are linked to the holder, open ones first. */
export async function listHeldThere(
  db: Db | Tx,
  { bpNo, premiseNo, holderId }: PremisesNumbers & { readonly holderId: number },
): Promise<{ accountId: number; accountNo: string; isOpen: boolean }[]> {
  const { rows } = await sql<{ accountId: number; accountNo: string; isOpen: boolean }>`
    select a.account_id, a.account_no, a.status = 'Active' as is_open
    from account a
    join customer_account link on link.account_id = a.account_id and link.customer_id = ${holderId}
    join customer holder on holder.customer_id = link.customer_id and holder.link_status = 'active'
    where a.bp_no = ${bpNo} and a.premise_no = ${premiseNo}
    order by is_open desc, a.account_id`.execute(db);
  return rows;
}

/** Accesses whose last day lies in this span and of whose end nobody was told; at most a batch. */
export async function listEndingUntold(
  db: Db,
  span: { readonly from: SgDay; readonly to: SgDay },
  limit: number,
): Promise<StoredDelegate[]> {
  return db
    .selectFrom('premisesDelegate')
    .select(columns)
    .where('until', '>=', span.from)
    .where('until', '<=', span.to)
    .where('openedAt', 'is not', null)
    .where('takenBackAt', 'is', null)
    .where('endingToldAt', 'is', null)
    .orderBy('until')
    .limit(limit)
    .execute();
}

export async function markEndingTold(
  tx: Tx,
  { bpNo, premiseNo, delegateId }: StoredDelegate,
  at: number,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('premisesDelegate')
    .set({ endingToldAt: at })
    .where('bpNo', '=', bpNo)
    .where('premiseNo', '=', premiseNo)
    .where('delegateId', '=', delegateId)
    .where('endingToldAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Deletes what ended, and was looked at, before a day. @returns rows deleted */
export async function deleteEndedBefore(db: Db, day: SgDay, instant: number): Promise<number> {
  const ended = await sql`
    delete from premises_delegate
    where taken_back_at < ${dateAt(instant)} or until < ${day} or opened_at is null and open_by < ${day}`.execute(
    db,
  );
  const looks = await db.deleteFrom('delegateLook').where('day', '<', day).executeTakeFirst();
  return Number(ended.numAffectedRows ?? 0n) + Number(looks.numDeletedRows);
}
