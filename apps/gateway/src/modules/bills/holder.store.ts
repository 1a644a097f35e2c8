/** Reads for whom a document is: the name of the partner and where the account is. */
import type { Db } from '../../db/database.ts';
import type { PlaceLines } from '../accounts/public.ts';

export interface Holder extends PlaceLines {
  readonly name: string;
}

export function holderOf(db: Db, accountId: number): Promise<Holder> {
  return holders(db).where('account.account_id', '=', accountId).executeTakeFirstOrThrow();
}

/** In the order of the accounts. */
export async function holdersOf(db: Db, accountIds: readonly number[]): Promise<Holder[]> {
  if (accountIds.length === 0) return [];
  return holders(db).where('account.account_id', 'in', accountIds).orderBy('account.account_id').execute();
}

const holders = (db: Db) =>
  db
    .selectFrom('account')
    .innerJoin('business_partner', 'business_partner.bp_no', 'account.bp_no')
    .innerJoin('premises', (join) =>
      join
        .onRef('premises.bp_no', '=', 'account.bp_no')
        .onRef('premises.premise_no', '=', 'account.premise_no'),
    )
    .select([
      'business_partner.name',
      'premises.block',
      'premises.street_name',
      'premises.floor',
      'premises.unit',
      'premises.building',
      'premises.country',
      'premises.postal_code',
      'premises.premise_type',
    ]);
