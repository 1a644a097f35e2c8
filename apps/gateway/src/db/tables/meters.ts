/** Rows of meters (migration 005). Readings and limits are thousandths of the unit. */
import type { Generated } from 'kysely';
import type { Day, DayOrNull, Instant, Int8, Utility } from './columns.ts';

export interface MeterTable {
  accountId: Int8;
  deviceNo: string;
  utility: Utility;
  measurementId: string | null;
  digitsBefore: number;
  /** null: nothing after the point. */
  digitsAfter: number | null;
  sendsItself: Generated<boolean>;
  installedOn: Day;
  removedOn: DayOrNull;
}

export interface MeterReadingTable {
  accountId: Int8;
  deviceNo: string;
  kind: 'actual' | 'estimated' | 'self';
  readAt: Instant;
  readingMilli: Int8;
  /** For a customer's own reading; null otherwise. */
  source: 'Web' | 'App' | null;
  remarks: string | null;
}

export interface MeterWindowTable {
  accountId: Int8;
  deviceNo: string;
  opensAt: Instant;
  closesAt: Instant;
  lowerMilli: number | null;
  /** null: no reading is taken. */
  upperMilli: number | null;
}
