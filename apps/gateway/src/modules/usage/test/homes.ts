/** Homes of one kind in one postal sector, for tests of usage: account, number, premises and partner each. */
import type { SgDay } from '@portal/domain/sg-time';
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';

export const HOME_KIND = { premiseType: 'HDB 4-room', sector: '52' } as const;

/** The account number of a home. @param id 1 to 89 */
export const homeNumber = (id: number): string => `89345216${id + 10}`;

interface Home {
  readonly id: number;
  readonly type?: 'DOM' | 'NDM';
  readonly services?: readonly string[];
  readonly closedOn?: SgDay;
  readonly premiseType?: string;
}

export async function addHome(
  db: Db,
  {
    id,
    type = 'DOM',
    services = ['electricity', 'water'],
    closedOn,
    premiseType = HOME_KIND.premiseType,
  }: Home,
): Promise<void> {
  const [bpNo, premiseNo] = [`10000000${id + 10}`, `20000000${id + 10}`];
  await sql`insert into business_partner (bp_no, bp_type, name) values (${bpNo}, '1', 'Nobody')`.execute(db);
  await sql`
    insert into premises (bp_no, premise_no, block, street_name, floor, unit, postal_code, premise_type)
    values (${bpNo}, ${premiseNo}, '12', 'Pasir Panjang Road', '03', '117', ${`${HOME_KIND.sector}1012`}, ${premiseType})`.execute(
    db,
  );
  await sql`
    insert into account
      (account_id, account_no, bp_no, premise_no, system, type, status, services, opened_on, closed_on)
    values (${id}, ${homeNumber(id)}, ${bpNo}, ${premiseNo}, 'EBS', ${type}, 'Active', ${services}::text[],
      '2021-03-15', ${closedOn ?? null}::date)`.execute(db);
  await sql`insert into account_number values (${homeNumber(id)}, ${id})`.execute(db);
}
