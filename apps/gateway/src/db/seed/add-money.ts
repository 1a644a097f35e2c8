/** Bills and ledger entries that came up between two instants. */
import { sql } from 'kysely';
import type { Tx } from '../database.ts';
import type { WorldAccount } from './accounts/world-account.ts';
import { worldAccounts } from './accounts/world-accounts.ts';
import { billsUntil } from './bills/bills.ts';
import { entriesUntil, type WorldEntry } from './bills/ledger.ts';
import { insertRows } from './rows/bulk-insert.ts';
import { billLineRows, billRow, entryRow } from './rows/money-rows.ts';
import type { Since } from './since.ts';

/** What is there already stays as it is. */
export async function addMoney(tx: Tx, since: Since, now: number): Promise<void> {
  const billed = worldAccounts.filter((account) => account.billed);
  const bills = billed
    .flatMap((account) => billsUntil(account, now))
    .filter((bill) => bill.issuedAt > since(bill.account));
  await insertRows(tx, 'bill', bills.map(billRow));
  await insertRows(tx, 'bill_line', bills.flatMap(billLineRows));
  const paidHere = await paymentsInThePortal(tx, billed);
  const entries = billed
    .flatMap((account) => entriesUntil(account, now))
    .filter((entry) => entry.shownAt > since(entry.account) && !isPaid(entry, paidHere));
  await insertRows(tx, 'ledger_entry', entries.map(entryRow));
}

/** The days of payments that somebody made in the portal, by account. */
async function paymentsInThePortal(tx: Tx, billed: readonly WorldAccount[]): Promise<Map<number, string[]>> {
  const rows = await tx
    .selectFrom('ledger_entry')
    .select(['account_id', sql<string>`effective_on::text`.as('day')])
    .where('kind', '=', 'payment')
    .where('source_ref', 'not like', 'world:%')
    .where(
      'account_id',
      'in',
      billed.map(({ id }) => id),
    )
    .execute();
  const days = new Map<number, string[]>();
  for (const { account_id, day } of rows) days.set(account_id, [...(days.get(account_id) ?? []), day]);
  return days;
}

/** Who paid a bill in the portal does not pay it again by habit. */
function isPaid(
  { account, kind, billedOn }: WorldEntry,
  paidHere: ReadonlyMap<number, readonly string[]>,
): boolean {
  if (kind !== 'payment' || billedOn === null) return false;
  return (paidHere.get(account.id) ?? []).some((day) => day >= billedOn);
}
