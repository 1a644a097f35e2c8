/** Rows of payments by PayNow (migrations 010, 011, 014). Amounts are positive integer cents. */
import type { ParkedReason } from '@portal/domain/settlement.rules';
import type { Generated } from 'kysely';
import type { Instant, InstantOrNull, Int8 } from './columns.ts';

export interface PaymentOrderTable {
  customer_id: Int8;
  order_id: string;
  reference: string;
  amount_cents: Int8;
  payload: string;
  issued_at: Instant;
  expires_at: Instant;
  closed_at: InstantOrNull;
  paid_by: Generated<string | null>;
  paid_at: InstantOrNull;
  posted_as: Generated<string | null>;
}

export interface PaymentOrderPartTable {
  customer_id: Int8;
  order_id: string;
  account_id: Int8;
  amount_cents: Int8;
}

export interface BankNoticeTable {
  event_id: string;
  transaction_id: string;
  reference: string;
  amount_cents: Int8;
  currency: string;
  paid_at: Instant;
  received_at: Instant;
  outcome: Generated<'posted' | 'parked' | 'returned' | null>;
  reason: Generated<ParkedReason | null>;
  settled_at: InstantOrNull;
  order_id: Generated<string | null>;
  account_id: Generated<number | null>;
  decided_at: InstantOrNull;
}

/** The gateway's own (migration 012): which officer has had which parked payment open, and the account they looked up. */
export interface ParkedPaymentViewTable {
  event_id: string;
  staff_id: Int8;
  opened_at: Instant;
  is_own: boolean;
  payee_account_id: Generated<number | null>;
  payee_is_own: Generated<boolean | null>;
}

/** An officer's decision about incoming money, with the reason. Internal to the gateway; never changed. */
export interface ParkedPaymentDecisionTable {
  event_id: string;
  staff_id: Int8;
  decision: 'post' | 'return';
  note: string;
  decided_at: Instant;
}

/** Reference table. */
export interface MaintenanceTable {
  maintenance_id: Int8;
  feature: 'paynow';
  type: string;
  message: string;
  starts_at: Instant;
  ends_at: InstantOrNull;
}
