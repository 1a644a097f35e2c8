/** States of the page of one bill: the pictured one, paid, first, a mismatch, a credit, long, loading, failed. */
import type { Output } from '@portal/contract';
import { defineStates } from '../../../gallery/state.ts';
import { mockBilledAccounts } from '../bills.mocks.ts';
import { mockBillHistory } from '../history/history.mocks.ts';
import { mockBillDetail, mockLine, mockLines } from './bill.mocks.ts';
import { BillPage } from './bill.page.tsx';

const render = () => <BillPage accounts={mockBilledAccounts} billId="B2611-100101" />;
const bill = (over: Parameters<typeof mockBillDetail>[0] = {}) => ({
  'bills:detail': { data: mockBillDetail(over) },
});
const settled = (
  date: string,
  amount: number,
  channel: string,
  orderId: string | null = 'PN-2610-012680',
) => ({
  date,
  amount,
  channel,
  order_id: orderId,
});
const mockTrueUps: Output<'insights:forecast'> = {
  state: 'noHalfHours',
  running: null,
  last: null,
  record: null,
  trueUps: [{ utility: 'water', month: '2026-11', low: -412, high: 655 }],
  trueUpsNotKnown: [{ utility: 'gas', month: '2026-11', readings: 2, needed: 4 }],
  alwaysOn: null,
};
const read = mockLines.map((line) => ({ ...line, estimated: false }));

export const states = defineStates({
  ready: {
    about: 'the bill of November, water and gas estimated',
    answers: { ...bill(), 'insights:forecast': { data: mockTrueUps } },
    render,
  },
  actual: {
    about: 'every meter was read, gas and water after readings that the customer sent',
    answers: bill({
      lines: read,
      readings: mockBillDetail().readings.map((reading) => ({
        ...reading,
        estimated: false,
        sent: reading.utility === 'electricity' ? null : { reading: reading.before, date: '2026-10-20' },
      })),
      changes: (mockBillDetail().changes ?? []).map((each) => ({ ...each, estimated: false })),
      use: mockBillDetail().use.map((each) => ({ ...each, estimated: false })),
      sendReadings: null,
    }),
    render,
  },
  paid: {
    about: 'an older bill, paid with one payment, with neighbours on both sides',
    answers: bill({
      billId: 'B2610-100101',
      month: '2026-10',
      period: 'Oct 2026',
      date: '2026-10-19',
      open: 0,
      payable: 12_680,
      settledBy: [settled('2026-10-28', 12_680, 'PPMS_PAYNOW')],
      lastBill: null,
      next: { billId: 'B2611-100101', period: 'Nov 2026', payable: 12_845 },
      previous: { billId: 'B2609-100101', period: 'Sep 2026', payable: 13_347 },
      use: [],
    }),
    render,
  },
  checking: {
    about: 'part of it has come and is being checked',
    answers: bill({ checking: { amount: 6_000, undivided: [] }, toPay: 6_845 }),
    render,
  },
  paidInParts: {
    about: 'an older bill, paid in two parts',
    answers: bill({
      month: '2026-08',
      period: 'Aug 2026',
      date: '2026-08-18',
      open: 0,
      payable: 13_892,
      settledBy: [
        settled('2026-08-27', 5_000, 'PPMS_SP_COUNTER', null),
        settled('2026-08-29', 8_892, 'PPMS_7_ELEVEN'),
      ],
      lastBill: null,
      use: [],
      sendReadings: null,
    }),
    render,
  },
  windowToCome: {
    about: 'estimated, and readings can be sent only later',
    answers: bill({
      sendReadings: {
        from: '2026-12-11T00:00:00.000Z',
        to: '2026-12-18T15:00:00.000Z',
        utilities: ['water', 'gas'],
      },
    }),
    render,
  },
  partlyPaid: {
    about: 'a part is still to pay, and it is late',
    answers: bill({
      open: 2_845,
      due: '2026-11-10',
      settledBy: [settled('2026-11-19', 10_000, 'PPMS_SP_COUNTER', null)],
    }),
    render,
  },
  arranged: {
    about: 'the rest of it is due by a payment arrangement',
    answers: bill({
      open: 2_845,
      due: '2026-11-10',
      stillOwed: { total: 2_845, earlier: 0, earlierDue: null, dueBy: '2026-12-21' },
    }),
    render,
  },
  carried: {
    about: 'earlier bills are still to pay, and nothing was paid since',
    answers: bill({
      payable: 56_110,
      open: 16_452,
      earlier: 39_658,
      stillOwed: { total: 56_110, earlier: 39_658, earlierDue: '2026-09-21', dueBy: '2026-12-03' },
      lastBill: {
        payable: 58_824,
        entries: [
          { kind: 'late-charge', date: '2026-10-12', amount: 1_090, channel: '' },
          { kind: 'payment', date: '2026-10-23', amount: -20_430, channel: 'PPMS_SP_COUNTER' },
          { kind: 'late-charge', date: '2026-10-28', amount: 174, channel: '' },
        ],
      },
      previous: { billId: 'B2610-100101', period: 'Oct 2026', payable: 58_824 },
      changes: null,
    }),
    render,
  },
  giroAgain: {
    about: 'the first deduction by GIRO came back, the second attempt is ahead',
    answers: bill({
      due: '2026-11-18',
      deduction: { way: 'giro', on: '2026-11-23', amount: 12_845, attempt: 2 },
    }),
    render,
  },
  giro: {
    about: 'the amount will be taken by GIRO',
    answers: bill({ deduction: { way: 'giro', on: '2026-12-03', amount: 12_845 } }),
    render,
  },
  first: {
    about: 'the first bill: nothing to compare with',
    answers: bill({ lastBill: null, changes: null, previous: null }),
    render,
  },
  unexplained: {
    about: 'the steps from the bill before cannot be told',
    answers: bill({ changes: null }),
    render,
  },
  wrongSteps: {
    about: 'steps that do not come to the difference are not drawn',
    answers: bill({ changes: (mockBillDetail().changes ?? []).slice(1) }),
    render,
  },
  mismatch: {
    about: 'a line and its arithmetic differ',
    answers: bill({
      agrees: false,
      lines: mockLines.map((line, index) =>
        index === 0 ? { ...line, amount: 10_164, agrees: false } : line,
      ),
    }),
    render,
  },
  credit: {
    about: 'a bill that is a credit',
    answers: bill({ payable: -2_500, open: 0, earlier: -15_345, changes: null }),
    render,
  },
  manyCauses: {
    about: 'days, tier, other charges and an earlier balance changed too',
    answers: bill({
      changes: [
        { cause: 'days', utility: 'electricity', amount: 390, before: 29, now: 30, estimated: false },
        {
          cause: 'usage',
          utility: 'electricity',
          amount: -200,
          before: 350_000,
          now: 352_000,
          estimated: false,
        },
        { cause: 'tier', utility: 'water', amount: 310, before: 0, now: 1_600, estimated: true },
        { cause: 'price', utility: 'gas', amount: 45, before: 2400, now: 2539, estimated: false },
        { cause: 'other', utility: null, amount: 120, before: 0, now: 120, estimated: false },
        { cause: 'rebate', utility: null, amount: -300, before: -4_344, now: -4_644, estimated: false },
        { cause: 'earlier', utility: null, amount: -200, before: 200, now: 0, estimated: false },
      ],
      lines: [
        ...mockLines.slice(0, 5),
        mockLine('late-payment-charge', { utility: null, amount: 120, from: null, to: null }),
        ...mockLines.slice(5),
      ],
    }),
    render,
  },
  twoTariffs: {
    about: 'the tariff changed on the way',
    answers: bill({
      lines: [
        mockLine('energy', {
          quantityMilli: 152_000,
          unit: 'kWh',
          rateE4: 2993,
          amount: 4_549,
          gst: 409,
          to: '2026-10-31',
        }),
        mockLine('energy', {
          quantityMilli: 200_000,
          unit: 'kWh',
          rateE4: 2859,
          amount: 5_718,
          gst: 515,
          from: '2026-11-01',
        }),
        ...mockLines.slice(1),
      ],
    }),
    render,
  },
  loading: { about: 'the bill has not come', answers: { 'bills:detail': { delay: 'infinite' } }, render },
  failed: {
    about: 'the bill could not be had',
    answers: { 'bills:detail': { error: 'SK_UNKNOWN_1001' } },
    render,
  },
  notHers: {
    about: 'a bill of somebody else, or none',
    answers: { 'bills:detail': { error: 'SK_ACCESS_1001' } },
    render,
  },
  severalAccounts: {
    about: 'one of two accounts: the history knows whose bill it is',
    answers: { ...bill(), 'bills:billHistory': { data: mockBillHistory() } },
    render: () => (
      <BillPage
        accounts={[
          { bpNo: '1000145021', accountNo: '8934521688', system: 'MSSL', premiseNo: '6100145021' },
          ...mockBilledAccounts,
        ]}
        billId="B2611-100101"
      />
    ),
  },
});
