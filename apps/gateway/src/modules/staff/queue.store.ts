/** The queue of applications as staff see it: what waits, what was decided today. */
import { type RawBuilder, sql } from 'kysely';
import { dateAt } from '../../clock.ts';
import type { Db, Tx } from '../../db/database.ts';
import { findHeldAccounts, type HeldAccount } from '../accounts/public.ts';
import { hasUen } from '../linking/public.ts';
import type { Recorded, SubmittedRecord } from './records.rules.ts';

/** At most so many that wait are shown: the longest waiting. */
const MOST_WAITING = 200;

export interface Search {
  /** Text as it was typed; '' finds all. */
  readonly text: string;
  /** The digits of the account number that the text is, if it is one. */
  readonly digits: string | null;
}

export interface QueueItem {
  readonly reference: string;
  readonly companyName: string;
  readonly uen: string;
  readonly receivedAt: number;
  readonly documentNo: number;
  readonly submitted: SubmittedRecord;
  readonly recorded: Recorded;
}

/** A company's name anywhere, a UEN from its beginning, an account number whole. */
function matches({ text, digits }: Search): RawBuilder<boolean> {
  if (text === '') return sql<boolean>`true`;
  const literal = text.replace(/[\\%_]/g, '\\$&');
  return sql<boolean>`(app.company_name ilike ${`%${literal}%`} or app.uen ilike ${`${literal}%`}
    or app.reference ilike ${literal}
    or (${digits}::text is not null and app.account_id in (
      select account_id from account_number where digits = ${digits})))`;
}

interface ComparedRow {
  readonly reference: string;
  readonly companyName: string;
  readonly uen: string;
  readonly receivedAt: number;
  readonly documentNo: number;
  readonly accountId: number | null;
  readonly postalCode: string;
  readonly mobile: string | null;
  readonly logins: number;
}

/** The applicant's side. Logins: other people who would be told of the link (see `otherHolders`). */
const compared = (where: RawBuilder<boolean>, rest: RawBuilder<unknown>) => sql<ComparedRow>`
  select app.reference, app.company_name, app.uen, app.received_at, app.document_no, app.postal_code,
    app.applicant_mobile as mobile, app.account_id,
    (select count(distinct link.customer_id)::int
      from business_partner company
      join account owned on owned.bp_no = company.bp_no
      join customer_account link on link.account_id = owned.account_id
      join customer holder on holder.customer_id = link.customer_id and holder.link_status = 'active'
      where ${hasUen('company', sql.ref('app.uen'))} and link.customer_id <> app.customer_id) as logins
  from link_application app
  where ${where} ${rest}`;

async function withRecords(db: Db | Tx, rows: readonly ComparedRow[]): Promise<QueueItem[]> {
  const ids = rows.map(({ accountId }) => accountId).filter((id) => id !== null);
  const accounts = await findHeldAccounts(db, [...new Set(ids)]);
  const accountsById = new Map(accounts.map((account) => [account.accountId, account]));
  return rows.map((row) => toItem(row, row.accountId === null ? undefined : accountsById.get(row.accountId)));
}

const toItem = (row: ComparedRow, account: HeldAccount | undefined): QueueItem => ({
  reference: row.reference,
  companyName: row.companyName,
  uen: row.uen,
  receivedAt: row.receivedAt,
  documentNo: row.documentNo,
  submitted: {
    uen: row.uen,
    companyName: row.companyName,
    accountNo: account?.accountNo ?? '',
    postalCode: row.postalCode,
    mobile: row.mobile ?? '',
  },
  recorded: {
    uen: account?.uen ?? null,
    companyName: account?.holder ?? null,
    accountStatus: account?.status ?? null,
    postalCode: account?.postalCode ?? null,
    mobile: account?.mobile ?? null,
    logins: row.logins,
  },
});

/** The longest waiting ones that match, the oldest last. */
export async function waitingItems(db: Db, search: Search): Promise<QueueItem[]> {
  const waits = sql<boolean>`app.status = 'in_progress' and ${matches(search)}`;
  const oldest = sql`order by app.received_at, app.application_no limit ${MOST_WAITING}`;
  const { rows } = await compared(waits, oldest).execute(db);
  return (await withRecords(db, rows)).reverse();
}

export async function waitingTotals(
  db: Db,
  search: Search,
): Promise<{ readonly count: number; readonly oldest: number | null }> {
  const { rows } = await sql<{ count: number; oldest: number | null }>`
    select count(*)::int as count, min(app.received_at) as oldest
    from link_application app where app.status = 'in_progress' and ${matches(search)}`.execute(db);
  return rows[0] ?? { count: 0, oldest: null };
}

/** One application beside our records. */
export async function comparedItem(db: Db | Tx, applicationNo: number): Promise<QueueItem | undefined> {
  const one = sql<boolean>`app.application_no = ${applicationNo} and app.reference is not null`;
  const { rows } = await compared(one, sql``).execute(db);
  const [item] = await withRecords(db, rows);
  return item;
}

export interface DecidedItem {
  readonly reference: string;
  readonly companyName: string;
  readonly decidedAt: number;
  readonly decision: 'approve' | 'reject' | 'newDocument';
}

/** Items decided since an instant, newest first. */
export async function decidedItems(
  db: Db,
  search: Search,
  since: number,
  page: { readonly size: number; readonly number: number },
): Promise<{ readonly items: DecidedItem[]; readonly count: number }> {
  const where = sql<boolean>`app.decided_at >= ${dateAt(since)} and app.reference is not null
    and ${matches(search)}`;
  const { rows } = await sql<DecidedItem>`
    select app.reference, app.company_name, app.decided_at, app.decision
    from link_application app where ${where}
    order by app.decided_at desc, app.application_no desc
    limit ${page.size} offset ${(page.number - 1) * page.size}`.execute(db);
  const total = await sql<{ count: number }>`
    select count(*)::int as count from link_application app where ${where}`.execute(db);
  return { items: rows, count: total.rows[0]?.count ?? 0 };
}
