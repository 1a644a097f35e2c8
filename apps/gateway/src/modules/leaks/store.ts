/** Rows of the leak watch. Every change holds the row of the account in leak_watch. */
import type { LeakCause } from '@portal/domain/insights/leak-causes';
import type { LeakEpisode } from '@portal/domain/insights/leaks';
import type { SgDay } from '@portal/domain/sg-time';
import { sql } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';

export interface StoredEpisode extends Omit<LeakEpisode, 'litres' | 'litresPerHour'> {
  readonly episodeNo: number;
  readonly litres: number;
  readonly litresPerHour: number;
  readonly cause: LeakCause | null;
  readonly note: string;
  readonly revised: number;
  readonly withdrawnAt: number | null;
  /** Of the account. */
  readonly type: string;
}

/** Accounts whose hours have changed since they were looked through. */
export async function listChanged(db: Db, after: number, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('leakWatch')
    .select('accountId')
    .where('changedFrom', 'is not', null)
    .where('accountId', '>', after)
    .orderBy('accountId')
    .limit(limit)
    .execute();
  return rows.map(({ accountId }) => accountId);
}

/** Takes the account, unless another gateway has it. @returns the first changed day; null: there is nothing to do */
export async function takeChanged(tx: Tx, accountId: number): Promise<SgDay | null> {
  const { rows } = await sql<{ changedFrom: SgDay | null }>`
    select changed_from from leak_watch where account_id = ${accountId} and changed_from is not null
    for update skip locked`.execute(tx);
  return rows[0]?.changedFrom ?? null;
}

export async function markLookedThrough(tx: Tx, accountId: number): Promise<void> {
  await tx.updateTable('leakWatch').set({ changedFrom: null }).where('accountId', '=', accountId).execute();
}

/** Keeps imports and other gateways from the episodes of the account. @returns false when its meter sends no hours */
export async function lockWatch(tx: Tx, accountId: number): Promise<boolean> {
  const { rows } = await sql`
    select account_id from leak_watch where account_id = ${accountId} for update`.execute(tx);
  return rows.length > 0;
}

/** Newest first, those that were taken back too. */
export async function listEpisodes(db: Db | Tx, accountId: number): Promise<StoredEpisode[]> {
  return db
    .selectFrom('leakEpisode')
    .innerJoin('account', 'account.accountId', 'leakEpisode.accountId')
    .select(['episodeNo', 'startedAt', 'endedAt', 'foundAt', 'flowedTo', 'litres', 'litresPerHour'])
    .select(['cause', 'note', 'revised', 'withdrawnAt', 'account.type'])
    .where('account.accountId', '=', accountId)
    .orderBy('startedAt', 'desc')
    .orderBy('episodeNo', 'desc')
    .execute();
}

export async function addEpisode(
  tx: Tx,
  accountId: number,
  episodeNo: number,
  episode: LeakEpisode,
): Promise<void> {
  await tx
    .insertInto('leakEpisode')
    .values({ accountId, episodeNo, ...episode, cause: null })
    .execute();
}

/** The episode as the hours have it now; what the customer said of it stays. */
export async function correctEpisode(
  tx: Tx,
  accountId: number,
  episodeNo: number,
  episode: LeakEpisode,
): Promise<void> {
  await tx
    .updateTable('leakEpisode')
    .set({ ...episode, withdrawnAt: null })
    .where('accountId', '=', accountId)
    .where('episodeNo', '=', episodeNo)
    .execute();
}

/** Late data shows no leak any more. The row stays, so that its number never becomes that of another leak. */
export async function withdrawEpisode(
  tx: Tx,
  accountId: number,
  { episodeNo }: StoredEpisode,
  at: number,
): Promise<void> {
  await tx
    .updateTable('leakEpisode')
    .set({ withdrawnAt: at })
    .where('accountId', '=', accountId)
    .where('episodeNo', '=', episodeNo)
    .where('withdrawnAt', 'is', null)
    .execute();
}

export interface Explanation {
  readonly cause: LeakCause;
  readonly note: string;
}

/** @returns false when somebody else has said why since the revision, or there is no such episode */
export async function explainEpisode(
  tx: Tx,
  { accountId, episodeNo, revision }: { accountId: number; episodeNo: number; revision: number },
  { cause, note }: Explanation,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('leakEpisode')
    .set({ cause, note, revised: revision + 1 })
    .where('accountId', '=', accountId)
    .where('episodeNo', '=', episodeNo)
    .where('revised', '=', revision)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
