/** The company that the registry has named for a customer: kept for the link that follows, which uses it up. */
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
    companyName: company.companyName,
    retrievedAt: now,
    expiresAt: now + RETRIEVED_LIVES_MS,
  };
  await db
    .insertInto('registryCompany')
    .values({ customerId: company.customerId, ...row })
    .onConflict((conflict) => conflict.column('customerId').doUpdateSet(row))
    .execute();
}

/** @returns whether this company was retrieved by this customer, is not too old, and was not linked before */
export async function takeRetrieved(
  tx: Tx,
  { customerId, uen }: Pick<RetrievedCompany, 'customerId' | 'uen'>,
  now: number,
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('registryCompany')
    .where('customerId', '=', customerId)
    .where('uen', '=', uen)
    .where('expiresAt', '>', now)
    // One that would live longer was kept before the clock was moved back.
    .where('expiresAt', '<=', now + RETRIEVED_LIVES_MS)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
