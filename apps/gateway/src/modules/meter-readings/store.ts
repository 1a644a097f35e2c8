/** Reads meters. Ownership is checked by the caller. */
import type { Utility } from '@portal/domain/utility-names';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

export interface MeterRow {
  readonly accountId: number;
  readonly deviceNo: string;
  readonly utility: Utility;
  readonly digitsBefore: number;
  readonly digitsAfter: number | null;
  readonly opensAt: Date;
  readonly closesAt: Date;
  readonly lowerMilli: number | null;
  readonly upperMilli: number | null;
  readonly actualMilli: number | null;
  readonly actualAt: Date | null;
  readonly sentMilli: number | null;
  readonly sentAt: Date | null;
  readonly sentFrom: 'Web' | 'App' | null;
}

/**
 * The meters of these accounts that measure at an instant, each with the submission window then open, else its
 * next one, and its newest readings. A meter without such a window is left out.
 */
export async function findMetersWithWindow(
  db: Db,
  accountIds: readonly number[],
  at: Date,
): Promise<MeterRow[]> {
  const { rows } = await sql<MeterRow>`
    select meter.account_id as "accountId", meter.device_no as "deviceNo", meter.utility,
      meter.digits_before as "digitsBefore", meter.digits_after as "digitsAfter",
      due.opens_at as "opensAt", due.closes_at as "closesAt",
      due.lower_milli as "lowerMilli", due.upper_milli as "upperMilli",
      actual.reading_milli as "actualMilli", actual.read_at as "actualAt",
      sent.reading_milli as "sentMilli", sent.read_at as "sentAt", sent.source as "sentFrom"
    from meter
    cross join lateral (
      select * from meter_window own
      where own.account_id = meter.account_id and own.device_no = meter.device_no and own.closes_at >= ${at}
      order by own.opens_at limit 1
    ) due
    left join lateral (
      select * from meter_reading own
      where own.account_id = meter.account_id and own.device_no = meter.device_no and own.kind = 'actual'
        and own.read_at <= ${at}
      order by own.read_at desc limit 1
    ) actual on true
    left join lateral (
      select * from meter_reading own
      where own.account_id = meter.account_id and own.device_no = meter.device_no and own.kind = 'self'
        and own.read_at <= ${at}
      order by own.read_at desc limit 1
    ) sent on true
    where meter.account_id = any(${accountIds}::bigint[])
      and (meter.removed_on is null or meter.removed_on >= (${at}::timestamptz at time zone 'Asia/Singapore')::date)
    order by meter.account_id, array_position(array['electricity', 'water', 'gas'], meter.utility), meter.device_no`.execute(
    db,
  );
  return rows;
}
