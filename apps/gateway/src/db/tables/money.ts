/** Rows of bills, the ledger and U-Save (migrations 001, 009, 015). Amounts are integer cents; credits to the customer are negative. */
import type { Generated } from 'kysely';
import type { Day, DayOrNull, Instant, InstantOrNull, Int8, Utility } from './columns.ts';

export interface BillTable {
  account_id: Int8;
  bill_id: string;
  period_from: Day;
  period_to: Day;
  issued_on: Day;
  due_on: Day;
  total_cents: Int8;
  earlier_cents: Generated<number>;
}

export interface BillLineTable {
  account_id: Int8;
  bill_id: string;
  line_no: number;
  kind: 'charge' | 'rebate';
  item: string;
  utility: Utility | null;
  /** Thousandths of the unit. */
  quantity_milli: number | null;
  unit: 'kWh' | 'Cu M' | null;
  /** 1/10,000 dollars a unit. */
  rate_e4: number | null;
  amount_cents: Int8;
  gst_cents: Generated<number>;
  used_from: DayOrNull;
  used_to: DayOrNull;
  estimated: Generated<boolean>;
}

export interface LedgerEntryTable {
  account_id: Int8;
  entry_no: Int8;
  kind: 'bill' | 'payment' | 'rebate' | 'refund' | 'waiver' | 'adjustment';
  amount_cents: Int8;
  effective_on: Day;
  due_on: DayOrNull;
  bill_id: string | null;
  channel: string | null;
  source_ref: string;
  recorded_at: Instant;
  order_id: Generated<string | null>;
  payment_method: Generated<string | null>;
  reference_id: Generated<string | null>;
  paid_at: InstantOrNull;
}

export interface USaveEntryTable {
  account_id: Int8;
  entry_no: Int8;
  type: 'Credited' | 'Utilised' | 'Return to Govt';
  /** Change of the balance. */
  amount_cents: Int8;
  effective_on: Day;
  expires_on: DayOrNull;
  bill_id: string | null;
  source_ref: string;
  recorded_at: Instant;
}
