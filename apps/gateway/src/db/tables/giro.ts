/** Rows of GIRO: the bank's side of requests, and deductions (migration 023). Amounts are positive integer cents. */
import type { DeductionStatus, ReturnReason } from '@portal/domain/giro/giro-deduction';
import type { GiroRequestType } from '@portal/domain/giro/giro-request';
import type { ColumnType } from 'kysely';
import type { Day, Instant, InstantOrNull, Int8, Money } from './columns.ts';

export interface GiroRequestTable {
  accountId: Int8;
  requestId: string;
  debitId: Int8;
  requestType: GiroRequestType;
  statusBefore: 'ACTIVE' | 'SUSPENDED' | null;
  redirectUrl: string | null;
  expiresAt: InstantOrNull;
  sentAt: InstantOrNull;
  /** The customer gave the set-up up; the bank is told until `sentAt`. */
  givenUpAt: InstantOrNull;
  askedAt: InstantOrNull;
  triedAt: InstantOrNull;
  /** To get the page of the bank, under way until an instant at most. */
  calls: ColumnType<number, number | undefined, number>;
  callsUntil: InstantOrNull;
}

export interface GiroDeductionTable {
  accountId: Int8;
  reference: string;
  debitId: Int8;
  billId: string;
  attempt: 1 | 2;
  amountCents: Money;
  dueOn: Day;
  orderedOn: Day;
  orderedAt: Instant;
  sentAt: InstantOrNull;
  triedAt: InstantOrNull;
  status: DeductionStatus;
  reason: ReturnReason | null;
  decidedAt: InstantOrNull;
  toldAt: InstantOrNull;
  takenBackAt: InstantOrNull;
}
