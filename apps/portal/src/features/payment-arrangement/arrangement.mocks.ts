/** Answers of the arrangement's operations for the gallery and the tests: the amounts of picture 46. */
import type { Input, Output } from '@portal/contract';
import type { ArrangementCheck } from './arrangement.query.ts';

const mockCheck: ArrangementCheck = {
  account_no: '8934520026',
  status: 'ELIGIBLE',
  reason: null,
  bill: { overdue_amount: 28_640, due_date: '2026-09-07', minimum_amount: 5_000 },
  charges: [
    { bill_id: 'B2608-1', due_date: '2026-09-07', amount: 9_100 },
    { bill_id: 'B2609-1', due_date: '2026-10-07', amount: 9_540 },
    { bill_id: 'B2610-1', due_date: '2026-11-07', amount: 10_000 },
  ],
  schedule: {
    partial_due: '2026-11-27',
    bills: [
      { month: '2026-12', due_date: '2027-01-07' },
      { month: '2027-01', due_date: '2027-02-07' },
    ],
  },
  request_id: null,
};

const nothing = { bill: null, charges: [], schedule: null, request_id: null };

/** Each account that the states name, in one answer. */
const mockChecks: Readonly<Record<string, ArrangementCheck>> = {
  '8934520026': mockCheck,
  '8934520034': {
    ...mockCheck,
    account_no: '8934520034',
    bill: { overdue_amount: 4_003, due_date: '2026-10-07', minimum_amount: 4_003 },
    charges: [{ bill_id: null, due_date: '2026-10-07', amount: 4_003 }],
  },
  '8934520042': {
    ...nothing,
    account_no: '8934520042',
    status: 'PENDING',
    reason: 'pending',
    request_id: 'PA-2611-0092',
  },
  '8934520018': { ...nothing, account_no: '8934520018', status: 'NOT_ELIGIBLE', reason: 'no-overdue' },
  '8920020017': { ...nothing, account_no: '8920020017', status: 'NOT_ELIGIBLE', reason: 'assistance' },
};

export const answerCheck = ({ accountNo }: Input<'paymentArrangement:check'>): ArrangementCheck =>
  mockChecks[accountNo] ?? mockCheck;

type Detail = Output<'request:detail'>;
const created = '2026-11-20T07:12:00.000Z';

const mockArrangement = {
  requestId: 'PA-2611-0092',
  kind: 'payment-arrangement',
  accountNo: '8934520026',
  state: 'PENDING',
  isOpen: true,
  createdAt: created,
  changedAt: created,
  nextBy: '2026-11-27',
  canCancel: true,
  canChange: false,
  details: {
    overdueAmount: 28_640,
    overdueSince: '2026-09-07',
    partial: { amount: 8_640, dueOn: '2026-11-27' },
    instalments: [
      { amount: 10_000, month: '2026-12', dueOn: '2027-01-07' },
      { amount: 10_000, month: '2027-01', dueOn: '2027-02-07' },
    ],
  },
} as const satisfies Detail['request'];

/** The request in a state, with the history that led there. */
export function mockDetail(...states: readonly string[]): Detail {
  const all = ['PENDING', ...states];
  const state = all.at(-1) ?? 'PENDING';
  const isOpen = state === 'PENDING' || state === 'IN_PROGRESS';
  return {
    request: {
      ...mockArrangement,
      details: { ...mockArrangement.details, instalments: [...mockArrangement.details.instalments] },
      state,
      isOpen,
      canCancel: state === 'PENDING',
    },
    history: all
      .map((what, index) => ({
        at: `2026-11-${20 + index}T07:12:00.000Z`,
        what,
        state: what,
        by: index === 0 || what === 'CANCELLED' ? ('you' as const) : ('portal' as const),
        source: index === 0 || what === 'CANCELLED' ? ('W' as const) : null,
      }))
      .reverse(),
  };
}

/** Two arrangements that are over, the older one first. */
export const mockOver = (): Output<'request:list'> => ({
  requests: [
    {
      ...mockDetail('ENDED').request,
      requestId: 'PA-2603-0017',
      createdAt: '2026-03-02T07:12:00.000Z',
    },
    {
      ...mockDetail('IN_PROGRESS', 'COMPLETED').request,
      requestId: 'PA-2606-0051',
      createdAt: '2026-06-11T07:12:00.000Z',
    },
  ],
});

/** The first instalment has come, the second one is awaited. */
export function mockFirstPaid(): Detail {
  const { request, history } = mockDetail('IN_PROGRESS', 'INSTALMENT_PAID');
  return { request: { ...request, state: 'IN_PROGRESS', isOpen: true, nextBy: '2027-02-07' }, history };
}
