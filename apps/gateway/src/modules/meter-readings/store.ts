/** Reads meters. Ownership is checked by the caller. */
import type { Utility } from '@portal/domain/utility-names';
import { sql } from 'kysely';
import { dateAt } from '../../clock.ts';
import type { Db } from '../../db/database.ts';

export interface MeterRow {
  readonly accountId: number;
  readonly deviceNo: string;
  readonly utility: Utility;
  readonly digitsBefore: number;
  readonly digitsAfter: number | null;
  readonly opensAt: number;
  readonly closesAt: number;
  readonly lowerMilli: number | null;
  readonly upperMilli: number | null;
  readonly actualMilli: number | null;
  readonly actualAt: number | null;
  readonly estimatedMilli: number | null;
  readonly estimatedAt: number | null;
  readonly sentMilli: number | null;
  readonly sentAt: number | null;
  readonly sentFrom: 'Web' | 'App' | null;
  /** When the photo of the window came. */
  readonly photoAt: number | null;
}

/**
 * The meters of these accounts that measure at an instant, each with the submission window then open, else its
 * next one, and its newest readings; one that was set aside does not count. A meter without such a window is left out.
 */
export async function findMetersWithWindow(
  db: Db,
  accountIds: readonly number[],
  at: number,
): Promise<MeterRow[]> {
  const { rows } = await sql<MeterRow>`
    select meter.account_id, meter.device_no, meter.utility,
      meter.digits_before, meter.digits_after,
      due.opens_at, due.closes_at,
      due.lower_milli, due.upper_milli,
      actual.reading_milli as actual_milli, actual.read_at as actual_at,
      estimated.reading_milli as estimated_milli, estimated.read_at as estimated_at,
      sent.reading_milli as sent_milli, sent.read_at as sent_at, sent.source as sent_from, photo.came_at as photo_at
    from meter
    cross join lateral (
      select * from meter_window own
      where own.account_id = meter.account_id and own.device_no = meter.device_no and own.closes_at >= ${dateAt(at)}
      order by own.opens_at limit 1
    ) due
    left join lateral (
      select * from meter_reading own
      where own.account_id = meter.account_id and own.device_no = meter.device_no and own.kind = 'actual'
        and own.read_at <= ${dateAt(at)}
      order by own.read_at desc limit 1
    ) actual on true
    left join lateral (
      select * from meter_reading own
      where own.account_id = meter.account_id and own.device_no = meter.device_no and own.kind = 'estimated'
        and own.read_at <= ${dateAt(at)}
      order by own.read_at desc limit 1
    ) estimated on true
    left join lateral (
      select * from meter_reading own
      where own.account_id = meter.account_id and own.device_no = meter.device_no and own.kind = 'self'
        and own.read_at <= ${dateAt(at)} and own.decision is distinct from 'setAside'
      order by own.read_at desc limit 1
    ) sent on true
    left join meter_photo photo on photo.account_id = meter.account_id and photo.device_no = meter.device_no
      and photo.window_opens_at = due.opens_at
    where meter.account_id = any(${accountIds}::bigint[])
      and (meter.removed_on is null or meter.removed_on >= (${dateAt(at)}::timestamptz at time zone 'Asia/Singapore')::date)
    order by meter.account_id, array_position(array['electricity', 'water', 'gas'], meter.utility), meter.device_no`.execute(
    db,
  );
  return rows;
}
