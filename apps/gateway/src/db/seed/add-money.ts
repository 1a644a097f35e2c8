/** Bills, entries of the ledger and of U-Save that came up between two instants. */
import { addDays, toSgDay } from '@portal/domain/sg-time';
import { sql } from 'kysely';
import type { Tx } from '../database.ts';
import type { WorldAccount } from './accounts/world-account.ts';
import { worldAccounts } from './accounts/world-accounts.ts';
import { billsUntil, type WorldBill } from './bills/bills.ts';
import { entriesUntil, type WorldEntry } from './bills/ledger.ts';
import { uSaveUntil } from './bills/u-save-ledger.ts';
import { insertRows } from './rows/bulk-insert.ts';
import { billLineRows, billRow, entryRow, uSaveRow } from './rows/money-rows.ts';
import type { Since } from './since.ts';
import type { WorldUse } from './usage/world-use.ts';

/** Existing rows stay as they are. */
export async function addMoney(tx: Tx, since: Since, now: number, world: WorldUse): Promise<void> {
  const billed = worldAccounts.filter((account) => account.billed);
  const known = await billsThere(tx);
  const bills = billed
    .flatMap((account) => billsUntil(account, now, world))
    .filter(
      ({ issuedAt, account, period }) =>
        issuedAt > since(account) && !known.has(`${account.id} ${period.issuedOn}`),
    );
  await insertRows(tx, 'bill', bills.map(billRow));
  await insertRows(tx, 'billLine', bills.flatMap(billLineRows));
  const paidHere = await loadDaysHere(tx, billed, 'payment');
  const [deducted, ended] = [await loadDeducted(tx), await loadEndedGiro(tx)];
  const refundedHere = await loadDaysHere(tx, billed, 'refund');
  const entries = billed
    .flatMap((account) => entriesUntil(account, now, world))
    .filter(
      (entry) =>
        entry.shownAt > since(entry.account) &&
        !isPaid(entry, paidHere) &&
        !isRefunded(entry, refundedHere) &&
        !(entry.kind === 'payment' && deducted.has(`${entry.account.id} ${entry.billId}`)) &&
        !isWithoutGiro(entry, ended),
    );
  await insertRows(tx, 'ledgerEntry', entries.map(entryRow));
  await carryOver(tx, bills);
  await addUSave(tx, billed, { since, now, world });
}

/** Which account has a bill of which day: an earlier release may have called it otherwise. */
async function billsThere(tx: Tx): Promise<ReadonlySet<string>> {
  const rows = await tx.selectFrom('bill').select(['accountId', 'issuedOn']).execute();
  return new Set(rows.map(({ accountId, issuedOn }) => `${accountId} ${issuedOn}`));
}

/** Balances from earlier bills that these bills print: those of the ledger in that morning. */
async function carryOver(tx: Tx, bills: readonly WorldBill[]): Promise<void> {
  if (bills.length === 0) return;
  const ids = bills.map(({ id }) => id);
  await sql`
    update bill set earlier_cents = before.amount from (
      select own.account_id, own.bill_id, sum(earlier.amount_cents) as amount
      from ledger_entry own
      join ledger_entry earlier on earlier.account_id = own.account_id
        and (earlier.effective_on, earlier.entry_no) < (own.effective_on, own.entry_no)
      where own.kind = 'bill' and own.bill_id = any(${ids}::text[])
      group by own.account_id, own.bill_id
    ) before
    where bill.account_id = before.account_id and bill.bill_id = before.bill_id and before.amount <> 0`.execute(
    tx,
  );
}

/** A world of an earlier release has no U-Save yet: then all of it comes. */
async function addUSave(
  tx: Tx,
  billed: readonly WorldAccount[],
  { since, now, world }: { readonly since: Since; readonly now: number; readonly world: WorldUse },
): Promise<void> {
  const any = await tx.selectFrom('uSaveEntry').select('accountId').limit(1).executeTakeFirst();
  const entries = billed
    .flatMap((account) => uSaveUntil(account, now, world))
    .filter(({ account, at }) => any === undefined || at > since(account));
  await insertRows(tx, 'uSaveEntry', entries.map(uSaveRow));
}

/** The days of payments or refunds made in the portal, by account. */
async function loadDaysHere(
  tx: Tx,
  billed: readonly WorldAccount[],
  kind: 'payment' | 'refund',
): Promise<Map<number, string[]>> {
  const rows = await tx
    .selectFrom('ledgerEntry')
    .select(['accountId', sql<string>`effective_on::text`.as('day')])
    .where('kind', '=', kind)
    .where('sourceRef', 'not like', 'world:%')
    .where(
      'accountId',
      'in',
      billed.map(({ id }) => id),
    )
    .execute();
  const days = new Map<number, string[]>();
  for (const { accountId, day } of rows) days.set(accountId, [...(days.get(accountId) ?? []), day]);
  return days;
}

/** A bill paid in the portal is not paid again by the payer's habit. */
function isPaid(
  { account, kind, billedOn }: WorldEntry,
  paidHere: ReadonlyMap<number, readonly string[]>,
): boolean {
  if (kind !== 'payment' || billedOn === null) return false;
  return (paidHere.get(account.id) ?? []).some((day) => day >= billedOn);
}

/** Bills whose deduction the portal has begun are paid by that, or not at all. */
async function loadDeducted(tx: Tx): Promise<ReadonlySet<string>> {
  const rows = await tx.selectFrom('giroDeduction').select(['accountId', 'billId']).execute();
  return new Set(rows.map(({ accountId, billId }) => `${accountId} ${billId}`));
}

/** The day since which an account has had no active GIRO, of those that had one. */
async function loadEndedGiro(tx: Tx): Promise<ReadonlyMap<number, string>> {
  const { rows } = await sql<{ accountId: number; day: string }>`
    select account_id, ((max(status_at) at time zone 'Asia/Singapore')::date)::text as day from direct_debit
    where kind <> 'RECURRING_CARD' and status in ('SUSPENDED', 'PENDING_TERMINATION', 'PENDING_APPROVAL_TERMINATION',
      'TERMINATED') and account_id not in (
        select account_id from direct_debit where kind <> 'RECURRING_CARD' and status = 'ACTIVE')
    group by account_id`.execute(tx);
  return new Map(rows.map(({ accountId, day }) => [accountId, day]));
}

/** A GIRO that is suspended, or has ended, pays no bill any longer. */
function isWithoutGiro({ account, channel, at }: WorldEntry, ended: ReadonlyMap<number, string>): boolean {
  if (channel !== 'GIRO' && channel !== 'EGIRO') return false;
  const day = ended.get(account.id);
  return day !== undefined && toSgDay(at) >= day;
}

const DAYS_OF_QUARTER = 92;

/** A credit that was refunded in the portal is not paid out again at the end of its quarter. */
function isRefunded(
  { account, kind, at }: WorldEntry,
  refundedHere: ReadonlyMap<number, readonly string[]>,
): boolean {
  if (kind !== 'refund') return false;
  const day = toSgDay(at);
  const since = addDays(day, -DAYS_OF_QUARTER);
  return (refundedHere.get(account.id) ?? []).some((each) => each > since && each <= day);
}
