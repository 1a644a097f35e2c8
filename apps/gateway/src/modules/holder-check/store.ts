/** Rows of wrong tries, and what is on file about an account. By digits alone: every spelling is one row. */
import type { SgDay } from '@portal/domain/sg-time';
import { sql } from 'kysely';
import { dateAt } from '../../clock.ts';
import type { Db, Tx } from '../../db/database.ts';
import type { RecordedDetails } from './details.rules.ts';
import type { Tries } from './tries.rules.ts';

/** One caller at a time for each of the names, in their order, until the transaction ends. */
export async function takeTurns(tx: Tx, names: readonly string[]): Promise<void> {
  for (const name of names) await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx);
}

export interface RecordedAccount extends RecordedDetails {
  readonly accountId: number;
  readonly accountNo: string;
  readonly bpNo: string;
  readonly holderName: string;
  readonly openedOn: SgDay;
}

export async function recordedAccount(tx: Tx, digits: string): Promise<RecordedAccount | null> {
  const row = await tx
    .selectFrom('account_number as number')
    .innerJoin('account', 'account.account_id', 'number.account_id')
    .innerJoin('premises', (join) =>
      join
        .onRef('premises.bp_no', '=', 'account.bp_no')
        .onRef('premises.premise_no', '=', 'account.premise_no'),
    )
    .innerJoin('business_partner as partner', 'partner.bp_no', 'account.bp_no')
    .select([
      'account.account_id as accountId',
      'account.account_no as accountNo',
      'account.bp_no as bpNo',
      'account.opened_on as openedOn',
      'premises.postal_code as postalCode',
      'partner.bp_type as bpType',
      'partner.name as holderName',
      'partner.id_fragment as idFragment',
      'partner.uen',
    ])
    .where('number.digits', '=', digits)
    .executeTakeFirst();
  return row ?? null;
}

export async function triesAt(tx: Tx, digits: string): Promise<Tries | null> {
  const row = await tx
    .selectFrom('detail_tries')
    .select(['wrong', 'first_at', 'locked_until'])
    .where('digits', '=', digits)
    .executeTakeFirst();
  if (!row) return null;
  return {
    wrong: row.wrong,
    firstAt: row.first_at.getTime(),
    lockedUntil: row.locked_until?.getTime() ?? null,
  };
}

export async function keepTries(tx: Tx, digits: string, tries: Tries): Promise<void> {
  const row = {
    wrong: tries.wrong,
    first_at: dateAt(tries.firstAt),
    locked_until: tries.lockedUntil === null ? null : dateAt(tries.lockedUntil),
  };
  await tx
    .insertInto('detail_tries')
    .values({ digits, ...row })
    .onConflict((conflict) => conflict.column('digits').doUpdateSet(row))
    .execute();
}

export async function forgetTries(tx: Tx, digits: string): Promise<void> {
  await tx.deleteFrom('detail_tries').where('digits', '=', digits).execute();
}

export interface Lock {
  /** As it is written; its digits alone where no account has them. */
  readonly accountNo: string;
  readonly wrongTries: number;
  readonly lockedUntil: Date;
}

/** Numbers that are locked, the newest lock first. @param latest no lock ends later: see `isLocked` */
export async function lockedNumbers(db: Db | Tx, now: Date, latest: Date, most: number): Promise<Lock[]> {
  return db
    .selectFrom('detail_tries as tries')
    .leftJoin('account_number as number', 'number.digits', 'tries.digits')
    .leftJoin('account', 'account.account_id', 'number.account_id')
    .select(({ fn, ref }) => [
      fn.coalesce('account.account_no', 'tries.digits').as('accountNo'),
      'tries.wrong as wrongTries',
      ref('tries.locked_until').$notNull().as('lockedUntil'),
    ])
    .where('tries.locked_until', '>', now)
    .where('tries.locked_until', '<=', latest)
    .orderBy('tries.locked_until', 'desc')
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
    .deleteFrom('detail_tries')
    .where('digits', '=', digits)
    .where('locked_until', 'is not', null)
    .executeTakeFirst();
  const number = await tx
    .selectFrom('account_number')
    .select('account_id')
    .where('digits', '=', digits)
    .executeTakeFirst();
  return { lifted: numDeletedRows > 0n, accountId: number?.account_id ?? null };
}
