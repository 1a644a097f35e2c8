/** The company that the registry has named for a customer: kept for the link that follows, which uses it up. */
import { dateAt } from '../../clock.ts';
import type { Db, Tx } from '../../db/database.ts';

const RETRIEVED_LIVES_MS = 30 * 60_000;

export interface RetrievedCompany {
  readonly customerId: number;
  /** Canonical. */
  readonly uen: string;
  readonly companyName: string;
}

/** In place of what was retrieved before. */
export async function keepRetrieved(db: Db | Tx, company: RetrievedCompany, now: number): Promise<void> {
  const row = {
    uen: company.uen,
    company_name: company.companyName,
    retrieved_at: dateAt(now),
    expires_at: dateAt(now + RETRIEVED_LIVES_MS),
  };
  await db
    .insertInto('registry_company')
    .values({ customer_id: company.customerId, ...row })
    .onConflict((conflict) => conflict.column('customer_id').doUpdateSet(row))
    .execute();
}

/** @returns whether this company was retrieved by this customer, is not too old, and was not linked before */
export async function takeRetrieved(
  tx: Tx,
  { customerId, uen }: Pick<RetrievedCompany, 'customerId' | 'uen'>,
  now: number,
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('registry_company')
    .where('customer_id', '=', customerId)
    .where('uen', '=', uen)
    .where('expires_at', '>', dateAt(now))
    // One that would live longer was kept before the clock was moved back.
    .where('expires_at', '<=', dateAt(now + RETRIEVED_LIVES_MS))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
