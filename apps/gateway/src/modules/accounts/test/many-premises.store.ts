/** Test data: a property manager with thousands of premises, each with an account of its own. */
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';

const STREETS = ['Bedok North Avenue 4', 'Bedok South Road', 'Tanjong Katong Road', 'Geylang East Avenue 1'];

/**
 * Links so many premises to the customer of a business partner, beside what is linked already. Block and unit number them;
 * every seventh is inactive, every third has gas.
 */
export async function addManyPremises(
  db: Db,
  { customerId, bpNo, count }: { readonly customerId: number; readonly bpNo: string; readonly count: number },
): Promise<void> {
  const numbers = sql`generate_series(0, ${sql.lit(count - 1)}) as n`;
  await sql`
    insert into premises (bp_no, premise_no, block, street_name, floor, unit, postal_code, premise_type)
    select ${bpNo}, (6200000000 + n)::text, (100 + n)::text, (${STREETS}::text[])[1 + n % 4], '01', (40 + n)::text,
      (460000 + n)::text, 'Shop'
    from ${numbers}`.execute(db);
  await sql`
    insert into account (account_id, account_no, bp_no, premise_no, system, type, status, services, opened_on)
    select 9000000 + n, (8700000000 + n)::text, ${bpNo}, (6200000000 + n)::text, 'EBS', 'NON',
      case n % 7 when 6 then 'Inactive' else 'Active' end,
      case n % 3 when 0 then '{electricity,water,gas}'::text[] else '{electricity,water}'::text[] end, '2024-01-01'
    from ${numbers}`.execute(db);
  await sql`
    insert into account_number (digits, account_id) select (8700000000 + n)::text, 9000000 + n from ${numbers}`.execute(
    db,
  );
  await sql`
    insert into customer_account (customer_id, account_id, linked_at)
    select ${customerId}, 9000000 + n, '2024-01-01' from ${numbers}`.execute(db);
}
