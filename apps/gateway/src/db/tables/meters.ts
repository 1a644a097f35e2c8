/** Rows of meters (migration 005). Readings and limits are thousandths of the unit. */
import type { Generated } from 'kysely';
import type { Day, DayOrNull, Instant, Int8, Utility } from './columns.ts';

export interface MeterTable {
  account_id: Int8;
  device_no: string;
  utility: Utility;
  measurement_id: string | null;
  digits_before: number;
  /** null: nothing after the point. */
  digits_after: number | null;
  sends_itself: Generated<boolean>;
  installed_on: Day;
  removed_on: DayOrNull;
}

export interface MeterReadingTable {
  account_id: Int8;
  device_no: string;
  kind: 'actual' | 'estimated' | 'self';
  read_at: Instant;
  reading_milli: Int8;
  /** For a customer's own reading; null otherwise. */
  source: 'Web' | 'App' | null;
  remarks: string | null;
}

export interface MeterWindowTable {
  account_id: Int8;
  device_no: string;
  opens_at: Instant;
  closes_at: Instant;
  lower_milli: number | null;
  /** null: no reading is taken. */
  upper_milli: number | null;
}
