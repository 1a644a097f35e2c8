/** Reads premises. Ownership is checked by the caller: ids come from the subject. */
import type { Db } from '../../db/database.ts';
import type { AddressLines } from './address.rules.ts';
import type { PremisesKey } from './premises.rules.ts';

export interface PremisesRow extends AddressLines {
  readonly bp_no: string;
  readonly premise_no: string;
  readonly sub_system: string | null;
  readonly bp_type: '1' | '2';
  readonly bp_name: string;
}

/** The premises of these keys, each with its business partner, in no particular order. */
export async function findPremises(db: Db, names: readonly PremisesKey[]): Promise<PremisesRow[]> {
  if (names.length === 0) return [];
  return db
    .selectFrom('premises')
    .innerJoin('business_partner as partner', 'partner.bp_no', 'premises.bp_no')
    .selectAll('premises')
    .select(['partner.bp_type', 'partner.name as bp_name'])
    .where('premises.bp_no', 'in', [...new Set(names.map(({ bpNo }) => bpNo))])
    .where('premises.premise_no', 'in', [...new Set(names.map(({ premiseNo }) => premiseNo))])
    .execute();
}
