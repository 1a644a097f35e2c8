/** Typed builders of the histories for states and tests: Tan Mei Lin's, as in the pictures, to the cent. */

import type { Output } from '@portal/contract';
import type { PayablesReply } from '@portal/contract/bills/bills.rest';
import { paymentSpelling12 } from '@portal/domain/account-number';
import { filePeriod } from '@portal/domain/file-names';
import { addMonths, sgMonth } from '@portal/domain/sg-time';
import { mockItems, mockUSave as mockUSaveList } from '../../../u-save/u-save.mocks.ts';
import { novemberBill } from '../bills.mocks.ts';
import type { BillHistory, HistoryBill } from './queries/bill-history.query.ts';
import type { HistoryRefund } from './queries/refund-history.query.ts';
import type { USave } from './queries/u-save.query.ts';

export const MEI_LIN = '8934521670';

export function mockBill(month: string, amount: number, over: Partial<HistoryBill> = {}): HistoryBill {
  const bill = {
    billId: `B${month.slice(2).replace('-', '')}-100101`,
    accountNo: MEI_LIN,
    date: `${month}-18`,
    period: filePeriod(sgMonth(month)),
    month,
    amount,
    payable: amount,
    due: `${addMonths(sgMonth(month), 1)}-03`,
    open: 0,
    estimated: false,
    isNew: false,
    encryptedUrl: `sealed-${month}`,
    ...over,
  };
  return { dueBy: bill.open > 0 ? bill.due : null, ...bill };
}

export const newestBill = mockBill('2026-11', 12_845, { open: 12_845, isNew: true, estimated: true });
export const mockBillRows: readonly HistoryBill[] = [
  newestBill,
  mockBill('2026-10', 12_680, { date: '2026-10-19' }),
  mockBill('2026-09', 13_347, { estimated: true }),
  mockBill('2026-08', 13_892),
  mockBill('2026-07', 15_136),
  mockBill('2026-06', 14_210),
  mockBill('2025-12', 11_906),
];

/** A year and more of bills, for a chart that has less room than bars. */
export const manyBills = (count: number): HistoryBill[] =>
  Array.from({ length: count }, (_, back) =>
    mockBill(addMonths(sgMonth('2026-11'), -back), 12_845 + ((back * 1_733) % 5_000), {
      open: back === 0 ? 12_845 : 0,
    }),
  );

export const mockBillHistory = (
  bills: readonly HistoryBill[] = mockBillRows,
  maximumMonths = 12,
  others: BillHistory['others'] = [],
): Output<'bills:billHistory'> => {
  const data: BillHistory = { bills: [...bills], others: [...others], maximumMonths, since: '2024-11-01' };
  return { bills_history: { data } };
};

type WirePayment = NonNullable<Output<'bills:paymentHistory'>['payment_history']['data']>['payments'][number];

export function mockPayment(at: string, amount: number, channel: string, over: Partial<WirePayment> = {}) {
  const orderId = `PN-${at.slice(2, 7).replace('-', '')}-${String(amount).padStart(6, '0')}`;
  const row: WirePayment = {
    accountNo: MEI_LIN,
    date: at.slice(0, 10),
    created_at: at,
    method: 'PAYNOW',
    payment_method: 'PAYNOW',
    channel,
    order_id: orderId,
    method_options: { reference_id: null },
    amount,
    utilities_internal_transactions: [{ account_number: MEI_LIN, amount }],
    undivided_between: null,
    isNew: false,
    status: 'SUCCESS',
    returned: null,
    settled_bills: [],
    ...over,
  };
  return row;
}

/** The bills that it went to. */
const settles = (months: readonly string[], isWhole = true): Pick<WirePayment, 'settled_bills'> => ({
  settled_bills: months.map((month) => ({ billId: mockBill(month, 0).billId, month, isWhole })),
});

export const mockPaymentRows: readonly WirePayment[] = [
  mockPayment('2026-10-28T12:14:00.000Z', 12_680, 'PPMS_PAYNOW', settles(['2026-10'])),
  mockPayment('2026-09-30T04:51:00.000Z', 13_347, 'PPMS_PAYNOW', settles(['2026-09'])),
  mockPayment('2026-08-29T10:22:00.000Z', 8_892, 'PPMS_7_ELEVEN', settles(['2026-08'], false)),
  mockPayment('2026-08-27T03:05:00.000Z', 5_000, 'PPMS_SP_COUNTER', settles(['2026-08'], false)),
  mockPayment('2025-12-29T03:05:00.000Z', 11_906, 'PPMS_7_ELEVEN', settles(['2025-12'])),
];

/** Money of which nobody knows yet what it is for: with the order that it names, and with none. */
export const mockChecking: readonly WirePayment[] = [
  mockPayment('2026-11-20T01:12:00.000Z', 10_845, 'PPMS_PAYNOW', { isNew: true, status: 'CHECKING' }),
  mockPayment('2026-11-19T09:40:00.000Z', 2_000, 'PPMS_PAYNOW', {
    order_id: null,
    utilities_internal_transactions: [],
    status: 'CHECKING',
  }),
];

/** Staff have sent it back: a newer code had replaced the one that it paid. */
export const mockReturned = mockPayment('2026-11-17T09:05:00.000Z', 10_005, 'PPMS_PAYNOW', {
  status: 'RETURNED',
  returned: { date: '2026-11-19', reason: 'closed' },
});

/** By GIRO: under way, returned and tried once more, returned for good, and taken back after it was paid. */
export const mockDeductions: readonly WirePayment[] = [
  mockPayment('2026-11-19T16:05:00.000Z', 4_830, 'eGIRO', { order_id: null, status: 'PENDING' }),
  mockPayment('2026-11-17T16:05:00.000Z', 12_845, 'eGIRO', {
    order_id: null,
    status: 'FAILED',
    second_attempt_on: '2026-11-23',
  }),
  mockPayment('2026-10-22T16:05:00.000Z', 12_680, 'eGIRO', { order_id: null, status: 'FAILED' }),
  mockPayment('2026-09-22T16:05:00.000Z', 11_940, 'eGIRO', {
    order_id: null,
    status: 'FAILED',
    taken_back_on: '2026-09-24',
  }),
];

/** More has come than was asked for two accounts: one payment, which nobody can divide. */
export const mockUndivided = mockPayment('2026-11-20T01:12:00.000Z', 5_500, 'PPMS_PAYNOW', {
  utilities_internal_transactions: [],
  undivided_between: 2,
  status: 'CHECKING',
});

/** One payment for two accounts: a row for each. */
export const mockTogether = [MEI_LIN, '8934521688'].map((accountNo) =>
  mockPayment('2026-11-19T03:05:00.000Z', 2_500, 'PPMS_PAYNOW', {
    accountNo,
    utilities_internal_transactions: [
      { account_number: MEI_LIN, amount: 2_000 },
      { account_number: '8934521688', amount: 500 },
    ],
  }),
);

export const mockPayments = (
  payments: readonly WirePayment[] = mockPaymentRows,
): Output<'bills:paymentHistory'> => ({
  payment_history: { data: { payments: [...payments], since: '2024-11-01' } },
});

/** The same rows as the payments service spells them. */
export const mockServiceHistory = (payments: readonly WirePayment[] = mockPaymentRows) => ({
  transactions: payments.map((row) => ({
    txn_time: row.created_at,
    account_number: paymentSpelling12(row.accountNo),
    amount: row.amount,
    payment_method: row.payment_method,
    order_id: row.order_id,
    returned: row.returned,
    channel: row.channel,
    recurring_enabled: false,
    status: row.status,
    second_attempt_on: row.second_attempt_on,
    taken_back_on: row.taken_back_on,
    reference_id: null,
    utilities_internal_transactions: row.utilities_internal_transactions.map((part) => ({
      ...part,
      account_number: paymentSpelling12(part.account_number),
    })),
    undivided_between: row.undivided_between,
    settled_bills: row.settled_bills,
  })),
  since: '2024-11-01',
});

export const mockPayables = (
  amount = 12_845,
  due: string | null = '2026-12-03',
  checking: PayablesReply['own']['checking'] = { amount: 0, undivided: [] },
): PayablesReply => ({
  own: { amount, checking, to_pay: Math.max(0, amount - checking.amount) },
  utilities: [
    {
      account_number: paymentSpelling12(MEI_LIN),
      amount,
      due,
      dues: amount > 0 ? [{ due, amount }] : [],
      checking: 0,
      to_pay: Math.max(0, amount),
      giro_enabled: false,
      deductions: [],
      recurring_enabled: false,
    },
  ],
  composition: [...novemberBill],
});

export const mockUSave = (over: Partial<USave> = {}): Output<'bills:uSave'> => ({
  usave: { data: mockUSaveList({ items: mockItems.slice(0, 8), ...over }) },
});

const mockRefundRows: readonly HistoryRefund[] = [
  {
    accountNo: MEI_LIN,
    date: '2026-11-16',
    amount: 6_415,
    status: 'PENDING',
    method: 'CHEQUE',
    isNew: false,
    requestId: 'RF-2611-0183',
  },
  {
    accountNo: MEI_LIN,
    date: '2026-03-03',
    amount: 3_815,
    status: 'Refunded',
    method: 'BANK',
    isNew: false,
    requestId: null,
  },
];

export const mockRefunds = (
  refunds: readonly HistoryRefund[] = mockRefundRows,
): Output<'bills:refundHistory'> => ({ refund_history: { data: { refunds: [...refunds] } } });
