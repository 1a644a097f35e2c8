/** Readings that staff look at: unusual ones and those with a photo, while their windows are open. */
import { type RawBuilder, sql } from 'kysely';
import { dateAt } from '../../../clock.ts';
import type { Db, Tx } from '../../../db/database.ts';
import type { MeterReadingTable } from '../../../db/tables/meters.ts';
import type { FileKey } from '../../../ports/file-store/port.ts';
import type { MeterRow } from '../store.ts';

export type ReadingDecision = NonNullable<MeterReadingTable['decision']>;

export interface ReadingFacts
  extends Pick<MeterRow, 'accountId' | 'deviceNo' | 'utility' | 'digitsBefore' | 'digitsAfter'> {
  readonly readingNo: number;
  readonly readingMilli: number;
}

export interface SentReading extends ReadingFacts {
  readonly sentAt: number;
  readonly source: 'Web' | 'App';
  readonly sentBy: number;
  readonly unusual: MeterReadingTable['unusual'];
  readonly decision: ReadingDecision | null;
  readonly opensAt: number;
  readonly closesAt: number;
  /** Of its photo; null: there is none. */
  readonly photoAt: number | null;
  readonly customerId: number | null;
  readonly fileId: string | null;
}

/** The photo of a reading, as an officer was shown it. */
export interface SeenPhoto {
  /** The stored file that was its photo when they opened it; null: it had none. */
  readonly photoFileId: string | null;
  /** Of the bytes of that photo; null: they were not shown. */
  readonly photoSha256: string | null;
}

/** A reading is found by its account, or by a part of its meter's number; null: all. */
export type ReadingSearch = { readonly accountId: number } | { readonly device: string } | null;

/** No window is open so long: older readings are not looked through. */
const LOOKED_BACK = 62 * 86_400_000;

const columns = sql`own.reading_no, own.account_id, own.device_no, own.reading_milli, meter.utility,
  meter.digits_before, meter.digits_after`;

const sentReadings = (where: RawBuilder<unknown>) => sql<SentReading>`
  select ${columns}, own.read_at as sent_at, own.source, own.sent_by, own.unusual, own.decision, due.opens_at,
    due.closes_at, photo.came_at as photo_at, photo.customer_id, photo.file_id
  from meter_reading own
  join meter using (account_id, device_no)
  join meter_window due on due.account_id = own.account_id and due.device_no = own.device_no
    and due.opens_at = own.window_opens_at
  left join meter_photo photo on photo.account_id = own.account_id and photo.device_no = own.device_no
    and photo.window_opens_at = own.window_opens_at
  where ${where}`;

function matches(search: ReadingSearch): RawBuilder<boolean> {
  if (search === null) return sql<boolean>`true`;
  return 'accountId' in search
    ? sql<boolean>`own.account_id = ${search.accountId}`
    : sql<boolean>`position(${search.device.toUpperCase()} in own.device_no) > 0`;
}

const waits = (now: number, search: ReadingSearch) => sql`own.kind = 'self' and own.reading_no is not null
  and own.decision is null and due.closes_at >= ${dateAt(now)} and ${matches(search)}
  and (own.account_id, own.device_no, own.window_opens_at) in (
    select account_id, device_no, window_opens_at from meter_reading
    where unusual is not null and decision is null and read_at >= ${dateAt(now - LOOKED_BACK)}
    union all
    select account_id, device_no, window_opens_at from meter_photo where came_at >= ${dateAt(now - LOOKED_BACK)})`;

/** The longest waiting ones, the oldest last. */
export async function waitingReadings(
  db: Db,
  now: number,
  search: ReadingSearch,
  most: number,
): Promise<SentReading[]> {
  const { rows } = await sql<SentReading>`
    ${sentReadings(waits(now, search))} order by own.read_at, own.reading_no limit ${most}`.execute(db);
  return rows.reverse();
}

export async function waitingReadingTotals(
  db: Db,
  now: number,
  search: ReadingSearch = null,
): Promise<{ readonly count: number; readonly oldest: number | null }> {
  const { rows } = await sql<{ count: number; oldest: number | null }>`
    select count(*)::int as count, min(sent_at) as oldest
    from (${sentReadings(waits(now, search))}) waiting`.execute(db);
  return rows[0] ?? { count: 0, oldest: null };
}

/** null: no reading has the number, or no longer. */
export async function findSentReading(db: Db | Tx, readingNo: number): Promise<SentReading | null> {
  const { rows } = await sentReadings(sql`own.reading_no = ${readingNo}`).execute(db);
  return rows[0] ?? null;
}

export interface DecidedReading extends ReadingFacts {
  readonly decision: ReadingDecision;
  readonly decidedAt: number;
}

/** Decided since an instant, newest first. */
export async function decidedReadings(
  db: Db,
  since: number,
  search: ReadingSearch,
  page: { readonly size: number; readonly number: number },
): Promise<{ readonly readings: DecidedReading[]; readonly count: number }> {
  const { rows } = await sql<DecidedReading & { readonly count: number }>`
    select ${columns}, own.decision, own.decided_at, count(*) over ()::int as count
    from meter_reading_decision own join meter using (account_id, device_no)
    where own.decided_at >= ${dateAt(since)} and ${matches(search)}
    order by own.decided_at desc, own.reading_no desc
    limit ${page.size} offset ${(page.number - 1) * page.size}`.execute(db);
  return { readings: rows, count: rows[0]?.count ?? 0 };
}

export interface EarlierReading {
  readonly kind: MeterReadingTable['kind'];
  readonly readAt: number;
  readonly readingMilli: number;
}

/** Readings of the meter before one, newest first; those that were set aside are left out. */
export async function earlierReadings(
  db: Db,
  { accountId, deviceNo, sentAt }: Pick<SentReading, 'accountId' | 'deviceNo' | 'sentAt'>,
  most: number,
): Promise<EarlierReading[]> {
  return db
    .selectFrom('meterReading')
    .select(['kind', 'readAt', 'readingMilli'])
    .where('accountId', '=', accountId)
    .where('deviceNo', '=', deviceNo)
    .where('readAt', '<', sentAt)
    .where(({ or, eb }) => or([eb('decision', 'is', null), eb('decision', '<>', 'setAside')]))
    .orderBy('readAt', 'desc')
    .limit(most)
    .execute();
}

export interface StoredReadingDecision {
  readonly staffId: number;
  /** The provider's name for the officer. */
  readonly subject: string;
  readonly decision: ReadingDecision;
  readonly note: string | null;
  readonly decidedAt: number;
}

export async function findReadingDecision(
  db: Db,
  { accountId, readingNo }: Pick<ReadingFacts, 'accountId' | 'readingNo'>,
): Promise<StoredReadingDecision | null> {
  const row = await db
    .selectFrom('meterReadingDecision as decided')
    .innerJoin('customer as officer', 'officer.customerId', 'decided.staffId')
    .select(['decided.staffId', 'officer.subject', 'decided.decision', 'decided.note', 'decided.decidedAt'])
    .where('decided.accountId', '=', accountId)
    .where('decided.readingNo', '=', readingNo)
    .executeTakeFirst();
  return row ?? null;
}

/** No other photo comes for the window of a reading, and this one is not removed, until the transaction ends. */
export async function lockPhotoOf(tx: Tx, readingNo: number): Promise<void> {
  await sql`
    select 1 from meter_window due
    join meter_reading own on own.account_id = due.account_id and own.device_no = due.device_no
      and own.window_opens_at = due.opens_at
    where own.reading_no = ${readingNo} for no key update of due`.execute(tx);
}

/** @param tx with the meters and the photo locked, and the reading waiting */
export async function addReadingDecision(
  tx: Tx,
  { accountId, readingNo, deviceNo, opensAt, readingMilli }: SentReading,
  {
    staffId,
    decision,
    note,
    photoSha256,
    at,
  }: {
    readonly staffId: number;
    readonly decision: ReadingDecision;
    readonly note: string | null;
    readonly photoSha256: string | null;
    readonly at: number;
  },
): Promise<void> {
  await tx
    .insertInto('meterReadingDecision')
    .values({
      accountId,
      readingNo,
      deviceNo,
      windowOpensAt: opensAt,
      readingMilli,
      staffId,
      decision,
      note,
      decidedAt: at,
      photoSha256,
    })
    .execute();
  await tx
    .updateTable('meterReading')
    .set({ decision })
    .where('accountId', '=', accountId)
    .where('readingNo', '=', readingNo)
    .execute();
}

/** The photo of a reading's window as a stored file; null: there is none. */
export const toPhotoKey = ({ customerId, fileId }: SentReading): FileKey | null =>
  customerId === null || fileId === null ? null : { customerId, fileId };
