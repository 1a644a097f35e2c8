/** Reads one bill with what stands around it: lines, the bills before, payments, readings, U-Save. */
import type { SgDay } from '@portal/domain/sg-time';
import type { Utility } from '@portal/domain/utility-names';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { subAccountIds } from '../../wire/callers/subject.store.ts';
import type { Subject } from '../../wire/callers/subject.ts';

export interface StoredLine {
  readonly lineNo: number;
  readonly kind: 'charge' | 'rebate';
  readonly item: string;
  readonly utility: Utility | null;
  readonly quantityMilli: number | null;
  readonly unit: 'kWh' | 'Cu M' | null;
  readonly rateE4: number | null;
  readonly amountCents: number;
  readonly gstCents: number;
  readonly usedFrom: SgDay | null;
  readonly usedTo: SgDay | null;
  readonly estimated: boolean;
}

export interface StoredBill {
  readonly billId: string;
  readonly periodFrom: SgDay;
  readonly periodTo: SgDay;
  readonly issuedOn: SgDay;
  readonly dueOn: SgDay;
  readonly totalCents: number;
  readonly earlierCents: number;
  readonly lines: readonly StoredLine[];
}

const BILLS_OF_A_YEAR = 12;

/** Days on which the bills of the year before were issued, newest first. */
export async function earlierIssueDays(db: Db, accountId: number, before: SgDay): Promise<SgDay[]> {
  const rows = await db
    .selectFrom('bill')
    .select('issuedOn')
    .where('accountId', '=', accountId)
    .where('issuedOn', '<', before)
    .orderBy('issuedOn', 'desc')
    .limit(BILLS_OF_A_YEAR)
    .execute();
  return rows.map(({ issuedOn }) => issuedOn);
}

/** The bill and those before it, newest first; empty when the account has no such bill. */
export async function billAndEarlier(
  db: Db,
  accountId: number,
  billId: string,
  most: number,
): Promise<StoredBill[]> {
  const { rows } = await sql<StoredBill>`
    select bill.bill_id, bill.period_from, bill.period_to,
      bill.issued_on, bill.due_on, bill.total_cents,
      bill.earlier_cents, coalesce((
        select jsonb_agg(jsonb_build_object(
          'lineNo', line.line_no, 'kind', line.kind, 'item', line.item, 'utility', line.utility,
          'quantityMilli', line.quantity_milli, 'unit', line.unit, 'rateE4', line.rate_e4,
          'amountCents', line.amount_cents, 'gstCents', line.gst_cents, 'usedFrom', line.used_from,
          'usedTo', line.used_to, 'estimated', line.estimated) order by line.line_no)
        from bill_line line where line.account_id = bill.account_id and line.bill_id = bill.bill_id
      ), '[]') as lines
    from bill
    join bill asked on asked.account_id = bill.account_id and asked.bill_id = ${billId}
    where bill.account_id = ${accountId} and (bill.issued_on, bill.bill_id) <= (asked.issued_on, asked.bill_id)
    order by bill.issued_on desc, bill.bill_id desc limit ${most}`.execute(db);
  return rows;
}

/** The account, among these, that has the bill; of two bills with one number the newer. null: none of them. */
export async function accountWithBill(
  db: Db,
  { accounts, subAccounts }: Subject,
  billId: string,
): Promise<number | null> {
  const ids = accounts.map(({ accountId }) => accountId);
  const underMasters = subAccounts ? sql`union all ${subAccountIds(subAccounts)}` : sql``;
  // From the accounts to their bills: a bill's number has no index of its own.
  const { rows } = await sql<{ accountId: number }>`
    select bill.account_id
    from (select unnest(${ids}::bigint[]) as account_id ${underMasters}) own
    join bill on bill.account_id = own.account_id and bill.bill_id = ${billId}
    order by bill.issued_on desc, bill.account_id limit 1`.execute(db);
  return rows[0]?.accountId ?? null;
}

export interface NextBill {
  readonly billId: string;
  readonly issuedOn: SgDay;
  readonly payableCents: number;
}

export async function nextBill(
  db: Db,
  accountId: number,
  { issuedOn, billId }: Pick<StoredBill, 'issuedOn' | 'billId'>,
): Promise<NextBill | null> {
  const { rows } = await sql<NextBill>`
    select bill_id, issued_on, (total_cents + earlier_cents)::bigint as payable_cents
    from bill where account_id = ${accountId} and (issued_on, bill_id) > (${issuedOn}::date, ${billId})
    order by issued_on, bill_id limit 1`.execute(db);
  return rows.at(0) ?? null;
}

export interface EntryBetween {
  readonly kind: 'payment' | 'late-charge' | 'adjustment' | 'waiver' | 'refund' | 'rebate';
  readonly on: SgDay;
  /** As in the ledger: what lowers the account is negative. */
  readonly amountCents: number;
  readonly channel: string | null;
}

/** Ledger entries after one bill and before another that are a line of neither, oldest first. */
export async function enteredBetween(
  db: Db,
  accountId: number,
  after: string,
  before: string,
): Promise<EntryBetween[]> {
  const { rows } = await sql<EntryBetween>`
    select case when own.kind = 'adjustment' and own.due_on is not null then 'late-charge' else own.kind end as kind,
      own.effective_on as "on", own.amount_cents, own.channel
    from ledger_entry own
    join ledger_entry early on early.account_id = own.account_id and early.bill_id = ${after} and early.kind = 'bill'
    join ledger_entry late on late.account_id = own.account_id and late.bill_id = ${before} and late.kind = 'bill'
    where own.account_id = ${accountId} and own.kind <> 'bill'
      and not (own.kind = 'rebate' and coalesce(own.bill_id in (${after}, ${before}), false))
      and (own.effective_on, own.entry_no) > (early.effective_on, early.entry_no)
      and (own.effective_on, own.entry_no) < (late.effective_on, late.entry_no)
    order by own.effective_on, own.entry_no`.execute(db);
  return rows;
}

export interface ReadingPair {
  readonly utility: Utility;
  readonly deviceNo: string;
  readonly digitsBefore: number;
  readonly digitsAfter: number | null;
  readonly beforeMilli: number;
  readonly nowMilli: number;
  readonly estimated: boolean;
  /** The customer's reading that an actual one follows; null: none. */
  readonly sentMilli: number | null;
  readonly sentAt: number | null;
}

/** Each meter's readings on the last day of the period before and of this one, where both are known. */
export async function readingsAround(
  db: Db,
  accountId: number,
  { periodFrom, periodTo }: Pick<StoredBill, 'periodFrom' | 'periodTo'>,
): Promise<ReadingPair[]> {
  const { rows } = await sql<ReadingPair>`
    with billed as (
      select device_no, kind, reading_milli, read_at, (read_at at time zone 'Asia/Singapore')::date as day
      from meter_reading where account_id = ${accountId} and kind <> 'self'
        and read_at >= ${periodFrom}::date - 3 and read_at < ${periodTo}::date + 2
    )
    select meter.utility, meter.device_no, meter.digits_before,
      meter.digits_after, early.reading_milli as before_milli, late.reading_milli as now_milli,
      late.kind = 'estimated' as estimated, sent.reading_milli as sent_milli, sent.read_at as sent_at
    from meter
    join billed early on early.device_no = meter.device_no and early.day = ${periodFrom}::date - 1
    join billed late on late.device_no = meter.device_no and late.day = ${periodTo}::date
    left join lateral (
      select own.reading_milli, own.read_at from meter_window due
      join meter_reading own on own.account_id = due.account_id and own.device_no = due.device_no
        and own.window_opens_at = due.opens_at and own.kind = 'self' and own.decision is distinct from 'setAside'
      where due.account_id = meter.account_id and due.device_no = meter.device_no
        and due.closes_at > early.read_at and due.closes_at <= late.read_at
      order by due.closes_at desc limit 1
    ) sent on late.kind = 'actual'
    where meter.account_id = ${accountId}
    order by array_position(array['electricity', 'water', 'gas'], meter.utility), meter.device_no`.execute(
    db,
  );
  return rows;
}

/** The balance of U-Save after a bill's day; null: the account has none. */
export async function uSaveAfter(db: Db, accountId: number, day: SgDay): Promise<number | null> {
  const { left } = await db
    .selectFrom('uSaveEntry')
    .select(({ fn }) => fn.sum<number | null>('amountCents').as('left'))
    .where('accountId', '=', accountId)
    .where('effectiveOn', '<=', day)
    .executeTakeFirstOrThrow();
  return left === null ? null : Number(left);
}
