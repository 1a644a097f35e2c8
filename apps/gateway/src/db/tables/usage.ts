/** Rows of usage (migration 001). value[slot] is Wh or litres; null = missing, never 0. */
import type { Generated } from 'kysely';
import type { Day, Instant, Int8, ReadStatus, Utility } from './columns.ts';

export interface UsageDayTable {
  accountId: Int8;
  utility: Utility;
  day: Day;
  /** Exactly 48. */
  value: (number | null)[];
  total: number;
  status: ReadStatus;
  /** Bit n = half hour n is estimated. */
  estimatedSlots: Generated<number>;
  /** The instant at which this version of the day came. */
  receivedAt: Instant;
}

export interface UsageMonthTable {
  accountId: Int8;
  utility: Utility;
  /** bill: what the bill of the month charged, by its own dates; calendar: the sum of the days of half hours. */
  basis: Generated<'bill' | 'calendar'>;
  /** The first day of the month. */
  month: Day;
  total: Int8;
  /** Of the bill's period, or with data. */
  days: number;
  /** Of these, days with an estimated half hour. */
  estimatedDays: Generated<number>;
  /** Of these, days with a missing half hour. */
  partialDays: Generated<number>;
  premiseType: string;
  sector: string;
}

export interface NeighbourMonthTable {
  premiseType: string;
  sector: string;
  utility: string;
  month: Day;
  households: number;
  average: Int8;
  efficient: Int8;
}

/** A group and month whose averages are older than its months of use. */
export interface StaleNeighbourMonthTable {
  premiseType: string;
  sector: string;
  utility: string;
  /** The first day of the month. */
  month: Day;
}
