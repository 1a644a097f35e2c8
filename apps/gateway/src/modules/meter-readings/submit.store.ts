/** Stores the readings that customers send. */
import { sql } from 'kysely';
import { dateAt } from '../../clock.ts';
import type { Db } from '../../db/database.ts';
import { toJsonRows } from '../../db/json-rows.ts';
import type { MeterReadingTable } from '../../db/tables/meters.ts';

/** Until the end of the transaction, in one order for everybody; a customer waits for their own meters alone. */
export async function lockMeters(tx: Db, accountIds: readonly number[]): Promise<void> {
  await sql`
    select 1 from meter where account_id = any(${accountIds}::bigint[])
    order by account_id, device_no for no key update`.execute(tx);
}

export interface NewReading {
  readonly accountId: number;
  readonly deviceNo: string;
  readonly windowOpensAt: string;
  readonly readingMilli: number;
  readonly source: 'Web' | 'App';
  readonly unusual: MeterReadingTable['unusual'];
}

/**
 * One reading for each window of a meter: the one that comes takes the place of an earlier one.
 * @param tx with the meters locked
 * @returns the reading that was replaced, by account id and device, in thousandths; one set aside did not count
 */
export async function saveReadings(
  tx: Db,
  readings: readonly NewReading[],
  { sentBy, at }: { readonly sentBy: number; readonly at: number },
): Promise<ReadonlyMap<string, number>> {
  if (readings.length === 0) return new Map();
  const { rows } = await sql<{ accountId: number; deviceNo: string; readingMilli: number }>`
    with coming as (
      select * from jsonb_to_recordset(${toJsonRows(readings)}::text::jsonb) as row(account_id bigint,
        device_no text, window_opens_at timestamptz, reading_milli bigint, source text, unusual text)
    ), earlier as (
      select account_id, device_no, own.reading_milli
      from meter_reading own join coming using (account_id, device_no, window_opens_at)
      where own.kind = 'self' and own.decision is distinct from 'setAside'
    ), saved as (
      insert into meter_reading (account_id, device_no, kind, read_at, reading_milli, source, window_opens_at,
        reading_no, sent_by, unusual)
      select account_id, device_no, 'self', ${dateAt(at)}::timestamptz, reading_milli, source, window_opens_at,
        nextval('reading_number'), ${sentBy}::bigint, unusual
      from coming
      on conflict (account_id, device_no, window_opens_at) where kind = 'self' do update set read_at = excluded.read_at,
        reading_milli = excluded.reading_milli, source = excluded.source, reading_no = excluded.reading_no,
        sent_by = excluded.sent_by, unusual = excluded.unusual, decision = null
    )
    select account_id, device_no, reading_milli from earlier`.execute(tx);
  return new Map(
    rows.map(({ accountId, deviceNo, readingMilli }) => [`${accountId} ${deviceNo}`, readingMilli]),
  );
}
