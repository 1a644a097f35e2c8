/** Rows of usage (migration 001). value[slot] is Wh or litres; null = missing, never 0. */
import type { Generated } from 'kysely';
import type { Day, Int8, ReadStatus, Utility } from './columns.ts';

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
}

export interface UsageMonthTable {
  accountId: Int8;
  utility: Utility;
  /** The first day of the month. */
  month: Day;
  total: Int8;
  days: number;
  status: ReadStatus;
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
