/** Reads for whom a document is: the name of the partner and where the account is. */
import type { Db } from '../../db/database.ts';
import type { PlaceLines } from '../accounts/public.ts';

export interface Holder extends PlaceLines {
  readonly name: string;
}

export function loadHolder(db: Db, accountId: number): Promise<Holder> {
  return holders(db).where('account.accountId', '=', accountId).executeTakeFirstOrThrow();
}

/** In the order of the accounts. */
export async function loadHolders(db: Db, accountIds: readonly number[]): Promise<Holder[]> {
  if (accountIds.length === 0) return [];
  return holders(db).where('account.accountId', 'in', accountIds).orderBy('account.accountId').execute();
}

const holders = (db: Db) =>
  db
    .selectFrom('account')
    .innerJoin('businessPartner', 'businessPartner.bpNo', 'account.bpNo')
    .innerJoin('premises', (join) =>
      join.onRef('premises.bpNo', '=', 'account.bpNo').onRef('premises.premiseNo', '=', 'account.premiseNo'),
    )
    .select([
      'businessPartner.name',
      'premises.block',
      'premises.streetName',
      'premises.floor',
      'premises.unit',
      'premises.building',
      'premises.country',
      'premises.postalCode',
      'premises.premiseType',
    ]);
