/** Rows of people who may see a premises, and of their looks (migration 028). */
import type { Day, Instant, InstantOrNull, Int8 } from './columns.ts';

export interface PremisesDelegateTable {
  bpNo: string;
  premiseNo: string;
  delegateId: Int8;
  holderId: Int8;
  email: string;
  emailKey: string;
  tokenHash: string;
  invitedAt: Instant;
  openBy: Day;
  until: Day;
  viewerId: number | null;
  viewerName: string | null;
  openedAt: InstantOrNull;
  takenBackAt: InstantOrNull;
  endingToldAt: InstantOrNull;
}

export interface DelegateLookTable {
  accountId: Int8;
  viewerId: Int8;
  kind: 'bills' | 'bill' | 'payments' | 'usage' | 'meters';
  day: Day;
  delegateId: Int8;
  firstAt: Instant;
  lastAt: Instant;
  looks: number;
  /** Of the bills that were looked at on the day. */
  months: string[];
}
