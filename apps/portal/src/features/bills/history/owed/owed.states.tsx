/**
 * States of the bills page: what is owed and added up, money that nobody can divide, nothing owed by many accounts,
 * what was never paid, a long list. */
import { type Answers, defineStates } from '../../../../gallery/state.ts';
import { mockOutstanding, mockParts, owing } from '../../bills.mocks.ts';
import { page, tab } from '../bills.states.tsx';
import { all, service, two } from '../bills-page.mocks.ts';
import {
  MEI_LIN,
  manyBills,
  mockBill,
  mockBillHistory,
  mockChecking,
  mockDeductions,
  mockPayables,
  mockPayment,
  mockPaymentRows,
  mockPayments,
  mockServiceHistory,
  mockTogether,
  mockUndivided,
} from '../history.mocks.ts';

const lateComposition = [
  mockParts.charge('electricity', 402_000, 12_528),
  mockParts.charge('water', 11_100, 3_924),
  mockParts.plain('earlier', 37_097),
  mockParts.plain('late', 3_651),
];
const lateAnswers: Answers = {
  ...all,
  'bills:outstandingPayment': {
    data: mockOutstanding({ ...owing(57_200, '2026-10-28'), composition: lateComposition }),
  },
  'bills:billHistory': {
    data: mockBillHistory(
      [
        mockBill('2026-11', 16_452, { open: 16_452, payable: 56_110 }),
        mockBill('2026-10', 17_441, { open: 17_441, payable: 38_567 }),
        mockBill('2026-09', 19_656, { open: 19_656, payable: 17_656 }),
        mockBill('2026-08', 10_000),
      ],
      12,
      [
        { accountNo: MEI_LIN, date: '2026-11-10', kind: 'late-charge', amount: 2_561 },
        { accountNo: MEI_LIN, date: '2026-10-10', kind: 'waiver', amount: -1_090 },
      ],
    ),
  },
};
export const states = defineStates({
  undivided: {
    about: 'one payment for two accounts is being checked, one account is looked at',
    answers: {
      ...all,
      'bills:outstandingPayment': {
        data: mockOutstanding({
          checking: { amount: 5_500, undivided: [{ amount: 5_500, accounts: 2 }] },
          toPay: 7_345,
        }),
      },
      'bills:paymentHistory': { data: mockPayments([mockUndivided, ...mockPaymentRows]) },
    },
    ...tab('payments'),
  },
  undividedOfService: {
    about: 'the same beside other money, both accounts looked at, told by the payments service',
    answers: all,
    rest: {
      payables: {
        data: mockPayables(30_000, '2026-12-03', {
          amount: 18_345,
          undivided: [{ amount: 5_500, accounts: 2 }],
        }),
      },
      history: { data: mockServiceHistory([mockUndivided, ...mockChecking, ...mockPaymentRows]) },
    },
    ...page({ source: 'payments-service', accounts: two }),
  },
  paidTogetherOfService: {
    about: 'the last payment was one for both accounts, told by the payments service',
    answers: all,
    rest: { ...service, history: { data: mockServiceHistory([...mockTogether, ...mockPaymentRows]) } },
    ...page({ source: 'payments-service', accounts: two }),
  },
  lateCharges: {
    about: 'three bills and late payment charges are owed',
    answers: lateAnswers,
    ...page(),
  },
  lateChargesOfService: {
    about: 'the same, told by the payments service',
    answers: lateAnswers,
    rest: {
      ...service,
      payables: { data: { ...mockPayables(57_200, '2026-10-28'), composition: [...lateComposition] } },
    },
    ...page({ source: 'payments-service' }),
  },
  notPaid: {
    about: 'one payment has not come yet, another has failed, one is of a channel that nobody named',
    answers: {
      ...all,
      'bills:paymentHistory': {
        data: mockPayments([
          mockPayment('2026-11-20T01:12:00.000Z', 4_321, 'AXS', {
            status: 'PENDING',
            method_options: { reference_id: '008934521670P2611004321' },
          }),
          mockPayment('2026-11-19T01:12:00.000Z', 8_765, 'PPMS_PAYNOW', { status: 'FAILED' }),
          mockPayment('2026-11-18T01:12:00.000Z', 1_357, '', { order_id: null }),
        ]),
      },
    },
    ...tab('payments'),
  },
  deductions: {
    about: 'GIRO: a deduction under way, one that is tried once more, and one that is not',
    answers: { ...all, 'bills:paymentHistory': { data: mockPayments(mockDeductions) } },
    ...tab('payments'),
  },
  deductionsOfService: {
    about: 'the same, told by the payments service',
    answers: all,
    rest: { ...service, history: { data: mockServiceHistory(mockDeductions) } },
    ...page({ source: 'payments-service' }),
  },
  manyBillsAlone: {
    about: 'two years of bills under their own tab',
    answers: { ...all, 'bills:billHistory': { data: mockBillHistory(manyBills(24), 24) } },
    ...tab('bills'),
  },
  nothingDueOfMany: {
    about: 'twelve accounts that owe nothing',
    answers: {
      ...all,
      'bills:outstandingPayment': {
        data: mockOutstanding({
          total: 0,
          composition: [],
          outstandingPayments: Array.from({ length: 12 }, (_, index) => ({
            accountNo: String(8_934_521_670 + index),
            amount: 0,
            due: null,
            isGiroEnable: index === 1,
            isRecurringEnable: false,
          })),
        }),
      },
    },
    ...page({ accounts: two }),
  },
});
