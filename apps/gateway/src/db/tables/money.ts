/** Rows of bills, the ledger and U-Save (migrations 001, 009, 015). Amounts are integer cents; credits to the customer are negative. */
import type { Generated } from 'kysely';
import type { Day, DayOrNull, Instant, InstantOrNull, Int8, Money, MoneyOrZero, Utility } from './columns.ts';

export interface BillTable {
  accountId: Int8;
  billId: string;
  periodFrom: Day;
  periodTo: Day;
  issuedOn: Day;
  dueOn: Day;
  totalCents: Money;
  earlierCents: MoneyOrZero;
}

export interface BillLineTable {
  accountId: Int8;
  billId: string;
  lineNo: number;
  kind: 'charge' | 'rebate';
  item: string;
  utility: Utility | null;
  /** Thousandths of the unit. */
  quantityMilli: number | null;
  unit: 'kWh' | 'Cu M' | null;
  /** 1/10,000 dollars a unit. */
  rateE4: number | null;
  amountCents: Money;
  gstCents: MoneyOrZero;
  usedFrom: DayOrNull;
  usedTo: DayOrNull;
  estimated: Generated<boolean>;
}

export interface LedgerEntryTable {
  accountId: Int8;
  entryNo: Int8;
  kind: 'bill' | 'payment' | 'rebate' | 'refund' | 'waiver' | 'adjustment';
  amountCents: Money;
  effectiveOn: Day;
  dueOn: DayOrNull;
  billId: string | null;
  channel: string | null;
  sourceRef: string;
  recordedAt: Instant;
  orderId: Generated<string | null>;
  paymentMethod: Generated<string | null>;
  referenceId: Generated<string | null>;
  paidAt: InstantOrNull;
}

export interface USaveEntryTable {
  accountId: Int8;
  entryNo: Int8;
  type: 'Credited' | 'Utilised' | 'Return to Govt';
  /** Change of the balance. */
  amountCents: Money;
  effectiveOn: Day;
  expiresOn: DayOrNull;
  billId: string | null;
  sourceRef: string;
  recordedAt: Instant;
}
