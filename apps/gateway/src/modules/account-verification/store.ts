/** Rows of wrong tries. By digits alone: every spelling is one row. */
import type { Db, Tx } from '../../db/database.ts';
import type { Tries } from './tries.rules.ts';

export async function triesAt(tx: Tx, digits: string): Promise<Tries | null> {
  const row = await tx
    .selectFrom('detailTries')
    .select(['wrong', 'firstAt', 'lockedUntil'])
    .where('digits', '=', digits)
    .executeTakeFirst();
  return row ?? null;
}

export async function keepTries(tx: Tx, digits: string, tries: Tries): Promise<void> {
  await tx
    .insertInto('detailTries')
    .values({ digits, ...tries })
    .onConflict((conflict) => conflict.column('digits').doUpdateSet(tries))
    .execute();
}

export async function forgetTries(tx: Tx, digits: string): Promise<void> {
  await tx.deleteFrom('detailTries').where('digits', '=', digits).execute();
}

export interface Lock {
  /** As it is written; its digits alone where no account has them. */
  readonly accountNo: string;
  readonly wrongTries: number;
  readonly lockedUntil: number;
}

/** Numbers that are locked, the newest lock first. @param latest no lock ends later: see `isLocked` */
export async function lockedNumbers(db: Db | Tx, now: number, latest: number, most: number): Promise<Lock[]> {
  return db
    .selectFrom('detailTries as tries')
    .leftJoin('accountNumber as number', 'number.digits', 'tries.digits')
    .leftJoin('account', 'account.accountId', 'number.accountId')
    .select(({ fn, ref }) => [
      fn.coalesce('account.accountNo', 'tries.digits').as('accountNo'),
      'tries.wrong as wrongTries',
      ref('tries.lockedUntil').$notNull().as('lockedUntil'),
    ])
    .where('tries.lockedUntil', '>', now)
    .where('tries.lockedUntil', '<=', latest)
    .orderBy('tries.lockedUntil', 'desc')
    .orderBy('tries.digits')
    .limit(most)
    .execute();
}

/** @returns whether it was locked, and whose number it is */
export async function deleteLock(
  tx: Tx,
  digits: string,
): Promise<{ lifted: boolean; accountId: number | null }> {
  const { numDeletedRows } = await tx
    .deleteFrom('detailTries')
    .where('digits', '=', digits)
    .where('lockedUntil', 'is not', null)
    .executeTakeFirst();
  const number = await tx
    .selectFrom('accountNumber')
    .select('accountId')
    .where('digits', '=', digits)
    .executeTakeFirst();
  return { lifted: numDeletedRows > 0n, accountId: number?.accountId ?? null };
}
