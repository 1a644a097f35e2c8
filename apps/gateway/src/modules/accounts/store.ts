/** Reads premises. Whose they are was settled before: ids come from the subject. */
import type { Db } from '../../db/database.ts';
import type { PlaceLines } from './address.rules.ts';
import type { PlaceName } from './places.rules.ts';

export interface PlaceRow extends PlaceLines {
  readonly bp_no: string;
  readonly premise_no: string;
  readonly sub_system: string | null;
  readonly bp_type: '1' | '2';
  readonly bp_name: string;
}

/** The premises of these names, each with its business partner, in no particular order. */
export async function placesOf(db: Db, names: readonly PlaceName[]): Promise<PlaceRow[]> {
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
