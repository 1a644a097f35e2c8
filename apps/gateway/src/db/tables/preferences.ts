/** Rows of mailing addresses, choices of customers and bill deliveries (migration 026). */
import type { Day, DayOrNull, Instant, InstantOrNull, Int8 } from './columns.ts';

export interface MailingAddressTable {
  accountId: Int8;
  addressNo: number;
  block: string;
  streetName: string;
  floor: string;
  unit: string;
  building: string | null;
  postalCode: string;
  effectiveOn: Day;
  recordedAt: Instant;
  source: 'W' | 'M';
  /** Null: its day has come, or comes. */
  replacedAt: InstantOrNull;
}

export interface AccountPreferenceTable {
  accountId: Int8;
  isSoftCopy: boolean;
  isHardCopy: boolean;
  isRetailerAccessDisallowed: boolean;
  revision: number;
  changedAt: Instant;
}

export interface AccountPlanTable {
  accountId: Int8;
  plan: 'wholesale';
  since: Day;
  endedOn: DayOrNull;
}

export interface BillDeliveryTable {
  accountId: Int8;
  billId: string;
  byEmail: boolean;
  byPost: boolean;
  /** Name and lines of the address; null: not by post. */
  postTo: string[] | null;
  decidedAt: Instant;
}
