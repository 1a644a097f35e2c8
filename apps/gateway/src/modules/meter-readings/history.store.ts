/** Reads the past of electricity meters. Ownership is checked by the caller. */
import { sql } from 'kysely';
import { dateAt } from '../../clock.ts';
import type { Db } from '../../db/database.ts';

export interface PastReading {
  readonly kind: 'actual' | 'estimated' | 'self';
  readonly readAt: number;
  readonly readingMilli: number;
  readonly remarks: string | null;
}

export interface PastMeter {
  readonly accountId: number;
  readonly deviceNo: string;
  readonly measurementId: string | null;
  readonly digitsBefore: number;
  readonly digitsAfter: number | null;
  readonly isRemoved: boolean;
  /** Newest first. */
  readonly readings: readonly PastReading[];
}

type MeterOfReading = Omit<PastMeter, 'readings'>;
type Row = MeterOfReading & (PastReading | { readonly [Name in keyof PastReading]: null });

/**
 * Electricity meters of these accounts with their newest readings, meters that measure before those that were removed.
 * A reading that was set aside is left out.
 */
export async function findPastReadings(
  db: Db,
  accountIds: readonly number[],
  at: number,
  most: number,
): Promise<PastMeter[]> {
  const { rows } = await sql<Row>`
    select meter.account_id, meter.device_no, meter.measurement_id, meter.digits_before, meter.digits_after,
      state.is_removed, own.kind, own.read_at, own.reading_milli, own.remarks
    from meter
    cross join lateral (
      select coalesce(meter.removed_on < (${dateAt(at)}::timestamptz at time zone 'Asia/Singapore')::date, false)
        as is_removed
    ) state
    left join lateral (
      select * from meter_reading reading
      where reading.account_id = meter.account_id and reading.device_no = meter.device_no
        and reading.read_at <= ${dateAt(at)} and reading.decision is distinct from 'setAside'
      order by reading.read_at desc limit ${most}
    ) own on true
    where meter.account_id = any(${accountIds}::bigint[]) and meter.utility = 'electricity'
    order by meter.account_id, state.is_removed, meter.device_no, own.read_at desc`.execute(db);
  const meters = Map.groupBy(rows, ({ accountId, deviceNo }) => `${accountId} ${deviceNo}`);
  return [...meters.values()].flatMap((own) => {
    const [first] = own;
    return first ? [{ ...first, readings: own.filter(hasReading) }] : [];
  });
}

const hasReading = (row: Row): row is MeterOfReading & PastReading => row.kind !== null;
