/**
 * Draws a bill and a receipt that nobody gets, so that the first customer after a start does not wait for faces to be
 * read and code to be made fast. In pieces: whoever asks for something meanwhile is answered in between.
 */
import { buffer } from 'node:stream/consumers';
import { setImmediate as next } from 'node:timers/promises';
import { cents } from '@portal/domain/money';
import { sgDay } from '@portal/domain/sg-time';
import { unitOf, utilities } from '@portal/domain/utility-names';
import { faceOf } from '../../../pdf/faces.ts';
import type { ReadingPair, StoredBill, StoredLine } from '../bill.store.ts';
import { factsOfKept } from '../bill-facts.ts';
import type { BillOnPaper } from './bill-details.ts';
import { billPaper } from './bill-paper.ts';
import { receiptPaper } from './receipt-paper.ts';

/** Code becomes fast after a few times. */
const TIMES = 3;

export async function warmPapers(): Promise<void> {
  for (const face of ['text', 'strong', 'heading'] as const) {
    faceOf(face, 'latin').layout('0123456789 ABCDEFGHIJKLMNOPQRSTUVWXYZ abcdefghijklmnopqrstuvwxyz');
    await next();
  }
  for (let time = 0; time < TIMES; time += 1) {
    await buffer(billPaper(sampleBill));
    await next();
    await buffer(sampleReceipt());
    await next();
  }
}

const today = sgDay('2026-01-20');
const payee = { name: 'Utility', helpline: '0000', paynow: { uen: '000000000A', name: 'Utility' } };

const line = (lineNo: number, given: Partial<StoredLine>): StoredLine => ({
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
  ...given,
});

function bill(month: string, quantityMilli: number): StoredBill {
  const charges = utilities.map((utility, index) =>
    line(index + 1, {
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
    lines: [...charges, line(4, { kind: 'rebate', item: 'u-save', amountCents: -100, gstCents: 0 })],
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
});

const sampleBill: BillOnPaper = {
  facts: factsOfKept({
    bill: bill('2026-01', 120_000),
    earlier: ['2025-12', '2025-11', '2025-10'].map((month) => bill(month, 100_000)),
    paid: [{ paidOn: sgDay('2026-01-02'), amountCents: 30_000, channel: 'PAYNOW' }],
    readings: utilities.map(reading),
    uSaveLeft: null,
  }),
  accountNo: '0000000000',
  holder: 'A Customer',
  address: ['Blk 1 Street 1 #01-01', 'Singapore 000000'],
  reference: '000000000000B2601',
  payee,
  today,
};

const sampleReceipt = () =>
  receiptPaper({
    orderId: '0',
    amount: cents(100),
    paidOn: today,
    paidAt: 0,
    channel: 'PAYNOW',
    reference: '0',
    parts: [{ account: '0000000000', amount: cents(100) }],
    payee,
    today,
  });
