/** Rows of payments by PayNow (migrations 010, 011, 014). Amounts are positive integer cents. */
import type { ParkedReason } from '@portal/domain/settlement.rules';
import type { Generated } from 'kysely';
import type { Instant, InstantOrNull, Int8, Money } from './columns.ts';

export interface PaymentOrderTable {
  customerId: Int8;
  orderId: string;
  reference: string;
  amountCents: Money;
  payload: string;
  issuedAt: Instant;
  expiresAt: Instant;
  closedAt: InstantOrNull;
  paidBy: Generated<string | null>;
  paidAt: InstantOrNull;
  postedAs: Generated<string | null>;
}

export interface PaymentOrderPartTable {
  customerId: Int8;
  orderId: string;
  accountId: Int8;
  amountCents: Money;
}

export interface BankNoticeTable {
  eventId: string;
  transactionId: string;
  reference: string;
  amountCents: Money;
  currency: string;
  paidAt: Instant;
  receivedAt: Instant;
  outcome: Generated<'posted' | 'parked' | 'returned' | null>;
  reason: Generated<ParkedReason | null>;
  settledAt: InstantOrNull;
  orderId: Generated<string | null>;
  accountId: Generated<number | null>;
  decidedAt: InstantOrNull;
}

/** The gateway's own (migration 012): which officer has had which parked payment open, and the account they looked up. */
export interface ParkedPaymentViewTable {
  eventId: string;
  staffId: Int8;
  openedAt: Instant;
  isOwn: boolean;
  payeeAccountId: Generated<number | null>;
  payeeIsOwn: Generated<boolean | null>;
}

/** An officer's decision about incoming money, with the reason. Internal to the gateway; never changed. */
export interface ParkedPaymentDecisionTable {
  eventId: string;
  staffId: Int8;
  decision: 'post' | 'return';
  note: string;
  decidedAt: Instant;
}

/** Reference table. */
export interface MaintenanceTable {
  maintenanceId: Int8;
  feature: 'paynow';
  type: string;
  message: string;
  startsAt: Instant;
  endsAt: InstantOrNull;
}
