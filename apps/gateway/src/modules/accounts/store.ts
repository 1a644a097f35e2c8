/** Reads premises. Ownership is checked by the caller: ids come from the subject. */
import type { Db } from '../../db/database.ts';
import type { AddressLines } from './address.rules.ts';
import type { PremisesKey } from './premises.rules.ts';

export interface PremisesRow extends AddressLines {
  readonly bpNo: string;
  readonly premiseNo: string;
  readonly subSystem: string | null;
  readonly bpType: '1' | '2';
  readonly bpName: string;
}

/** The premises of these keys, each with its business partner, in no particular order. */
export async function findPremises(db: Db, names: readonly PremisesKey[]): Promise<PremisesRow[]> {
  if (names.length === 0) return [];
  return db
    .selectFrom('premises')
    .innerJoin('businessPartner as partner', 'partner.bpNo', 'premises.bpNo')
    .selectAll('premises')
    .select(['partner.bpType', 'partner.name as bpName'])
    .where('premises.bpNo', 'in', [...new Set(names.map(({ bpNo }) => bpNo))])
    .where('premises.premiseNo', 'in', [...new Set(names.map(({ premiseNo }) => premiseNo))])
    .execute();
}
