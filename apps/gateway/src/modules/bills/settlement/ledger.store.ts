/** Enters rows into the ledger. Nothing in it is ever changed. */
import type { SgDay } from '@portal/domain/sg-time';
import type { Insertable } from 'kysely';
import { sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import type { LedgerEntryTable } from '../../../db/tables/money.ts';

/** Writers of the same account wait; locks are taken in one order, so that two never wait for each other. */
export async function lockAccounts(tx: Tx, accountIds: readonly number[]): Promise<void> {
  await sql`select account_id from account where account_id = any(${accountIds}::bigint[])
    order by account_id for update`.execute(tx);
}

/** Room for a million entries of the portal on one day, after all that came by import. */
const PER_DAY = 1_000_000;

/** The next number of that day; the account is locked. Within a day, what the portal entered stands last. */
export async function nextEntryNo(tx: Tx, accountId: number, day: SgDay): Promise<number> {
  const first = Number(day.replaceAll('-', '')) * PER_DAY;
  const { newest } = await tx
    .selectFrom('ledgerEntry')
    .select(({ fn }) => fn.max('entryNo').as('newest'))
    .where('accountId', '=', accountId)
    .where('entryNo', '>=', first)
    .where('entryNo', '<', first + PER_DAY)
    .executeTakeFirstOrThrow();
  return (newest ?? first - 1) + 1;
}

/** @returns false when the event that it comes from was entered before */
export async function addEntry(tx: Tx, entry: Insertable<LedgerEntryTable>): Promise<boolean> {
  const added = await tx
    .insertInto('ledgerEntry')
    .values(entry)
    .onConflict((conflict) => conflict.columns(['accountId', 'kind', 'sourceRef']).doNothing())
    .returning('entryNo')
    .executeTakeFirst();
  return added !== undefined;
}
