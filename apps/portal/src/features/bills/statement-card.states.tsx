/** States of the statement: due, overdue, nothing due, credit, long sums, loading, failed, out of date. */
import { buttonNamed } from '../../gallery/interactions.ts';
import { Refreshed } from '../../gallery/refreshed.tsx';
import { defineStates } from '../../gallery/state.ts';
import {
  mockBilledAccounts,
  mockOutstanding,
  mockPartlyOverdue,
  mockParts,
  mockUnderReview,
  novemberBill,
  owing,
} from './bills.mocks.ts';
import { copy } from './copy.ts';
import type { Outstanding } from './outstanding.query.ts';
import { StatementCard } from './statement-card.tsx';

const render = () => <StatementCard accounts={mockBilledAccounts} />;
const answer = (...over: Parameters<typeof mockOutstanding>) => ({
  'bills:outstandingPayment': { data: mockOutstanding(...over) },
});
const { charge, plain } = mockParts;
const collected = (over: Partial<Outstanding['outstandingPayments'][number]>) => [
  { amount: 12_845, due: '2026-12-03', ...over },
];

export const states = defineStates({
  due: { about: '128.45 due in 13 days', answers: answer(), render },
  dueTomorrow: { about: 'one day left', answers: answer(owing(12_845, '2026-11-21')), render },
  dueToday: { about: 'due today', answers: answer(owing(12_845, '2026-11-20')), render },
  overdue: {
    about: 'overdue, with an earlier balance',
    answers: answer({
      ...owing(31_290, '2026-11-03'),
      composition: [...novemberBill, plain('earlier', 20_445), plain('payment', -2_000)],
    }),
    render,
  },
  partlyOverdue: {
    about: 'one bill overdue, another due',
    answers: answer(mockPartlyOverdue),
    render,
  },
  checking: {
    about: 'part of it has come and is being checked',
    answers: answer(mockUnderReview(6_000)),
    render,
  },
  checkingAll: {
    about: 'all of it has come and is being checked',
    answers: answer(mockUnderReview(12_845)),
    render,
  },
  giro: {
    about: 'paid by GIRO',
    answers: answer({ outstandingPayments: collected({ isGiroEnable: true }) }),
    render,
  },
  giroAgain: {
    about: 'paid by GIRO, after the due date: the second attempt is ahead',
    answers: answer({
      outstandingPayments: collected({
        isGiroEnable: true,
        due: '2026-11-18',
        deductions: [{ on: '2026-11-23', amount: 12_845 }],
      }),
    }),
    render,
  },
  giroOnTwoDays: {
    about: 'two accounts paid by GIRO, a day apart',
    answers: answer({
      outstandingPayments: [
        ...collected({ amount: 4_845, isGiroEnable: true }),
        ...collected({ accountNo: '8934521688', amount: 8_000, due: '2026-12-04', isGiroEnable: true }),
      ],
    }),
    render,
  },
  recurring: {
    about: 'one of two accounts paid by recurring card',
    answers: answer({
      outstandingPayments: [
        ...collected({ amount: 4_845 }),
        ...collected({ accountNo: '8934521688', amount: 8_000, isRecurringEnable: true }),
      ],
    }),
    render,
  },
  lateCharges: {
    about: 'late payment charges beside an earlier balance',
    answers: answer({
      ...owing(57_200, '2026-11-03'),
      composition: [charge('electricity', 402_000, 16_452), plain('earlier', 37_097), plain('late', 3_651)],
    }),
    render,
  },
  estimated: {
    about: 'electricity estimated',
    answers: answer({
      composition: [charge('electricity', 352_000, 10_970, true), ...novemberBill.slice(1)],
    }),
    render,
  },
  nothing: { about: 'nothing to pay', answers: answer({ total: 0, composition: [] }), render },
  newCustomer: {
    about: 'nothing to pay and never billed',
    answers: answer({ total: 0, composition: [], nextBillAround: null, lastPayment: null }),
    render,
  },
  credit: { about: 'a credit', answers: answer({ total: -21_240, composition: [] }), render },
  large: {
    about: 'a sum that needs a smaller step',
    answers: answer({
      ...owing(123_456_789, '2026-12-08'),
      composition: [charge('electricity', 3_120_000_000, 123_456_789)],
    }),
    render,
  },
  loading: {
    about: 'the answer has not come',
    answers: { 'bills:outstandingPayment': { delay: 'infinite' } },
    render,
  },
  waiting: {
    about: 'it is not known yet whose bills to ask for',
    render: () => <StatementCard accounts={null} />,
  },
  failed: {
    about: 'the balance could not be had',
    answers: { 'bills:outstandingPayment': { error: 'SK_UNKNOWN_1001' } },
    render,
  },
  failedInside: {
    about: 'the call answered, the balance inside it failed',
    answers: {
      'bills:outstandingPayment': {
        data: { outstanding: { error: { code: 'SK_TIMEOUT_1001', message: '' } } },
      },
    },
    render,
  },
  outOfDate: {
    about: 'an earlier answer could not be refreshed',
    answers: {
      'bills:outstandingPayment': (count) =>
        count === 1 ? { data: mockOutstanding() } : { error: 'SK_UNKNOWN_1001' },
    },
    render: () => <Refreshed>{render()}</Refreshed>,
    act: (page) => buttonNamed(page, copy.refresh),
  },
});
