/** A bill and a receipt of nobody, with every kind of part in them: for drawing ahead, and for tests of the paper. */
import { cents } from '@portal/domain/money';
import { sgDay } from '@portal/domain/sg-time';
import { unitOf, utilities } from '@portal/domain/utility-names';
import type { ReadingPair, StoredBill, StoredLine } from '../bill.store.ts';
import { type StoredBillRecord, storedBillFacts } from '../bill-facts.ts';
import type { BillOnPaper } from './bill-details.ts';
import type { ReceiptOnPaper } from './receipt-paper.ts';

const today = sgDay('2026-01-20');
const payee = { name: 'Utility', helpline: '0000', paynow: { uen: '000000000A', name: 'Utility' } };

export const sampleLine = (lineNo: number, overrides: Partial<StoredLine>): StoredLine => ({
  lineNo,
  kind: 'charge',
  item: 'energy',
  utility: null,
  quantityMilli: null,
  unit: null,
  rateE4: null,
  amountCents: 100,
  gstCents: 9,
  usedFrom: null,
  usedTo: null,
  estimated: false,
  ...overrides,
});

export function sampleStored(month: string, quantityMilli: number): StoredBill {
  const charges = utilities.map((utility, index) =>
    sampleLine(index + 1, {
      utility,
      quantityMilli,
      unit: unitOf[utility],
      rateE4: 10_000,
      amountCents: quantityMilli / 10,
      estimated: utility === 'gas',
    }),
  );
  return {
    billId: month,
    periodFrom: sgDay(`${month}-01`),
    periodTo: sgDay(`${month}-28`),
    issuedOn: sgDay(`${month}-28`),
    dueOn: sgDay(`${month}-28`),
    totalCents: 3 * (quantityMilli / 10 + 9) - 100,
    earlierCents: 0,
    lines: [...charges, sampleLine(4, { kind: 'rebate', item: 'u-save', amountCents: -100, gstCents: 0 })],
  };
}

const reading = (utility: ReadingPair['utility']): ReadingPair => ({
  utility,
  deviceNo: '0',
  digitsBefore: 5,
  digitsAfter: utility === 'water' ? 1 : null,
  beforeMilli: 1_000_000,
  nowMilli: 1_100_000,
  estimated: utility === 'gas',
  sentMilli: null,
  sentAt: null,
});

export const sampleRecord: StoredBillRecord = {
  bill: sampleStored('2026-01', 120_000),
  earlier: ['2025-12', '2025-11', '2025-10'].map((month) => sampleStored(month, 100_000)),
  between: [{ kind: 'payment', on: sgDay('2026-01-02'), amountCents: -30_000, channel: 'PAYNOW' }],
  readings: utilities.map(reading),
  uSaveLeft: null,
  next: null,
};

export const sampleBill = (stored: Partial<StoredBillRecord> = {}): BillOnPaper => ({
  facts: storedBillFacts({ ...sampleRecord, ...stored }),
  accountNo: '0000000000',
  holder: 'A Customer',
  address: ['Blk 1 Street 1 #01-01', 'Singapore 000000'],
  reference: '000000000000B2601',
  payee,
  sendReadings: null,
  deduction: null,
  today,
});

export const sampleReceipt: ReceiptOnPaper = {
  orderId: '0',
  amount: cents(100),
  paidOn: today,
  paidAt: 0,
  channel: 'PAYNOW',
  reference: '0',
  parts: [{ account: '0000000000', amount: cents(100) }],
  payers: ['A Customer'],
  premises: ['Blk 1 Street 1 #01-01, Singapore 000000'],
  payee,
  today,
};
