/** Typed builders of the bills area for states and tests: the bill of the pictures, to the cent. */
import type { BilledAccount, Outstanding } from './outstanding.query.ts';

export const mockBilledAccounts: readonly BilledAccount[] = [
  { bpNo: '1000145021', accountNo: '8934521670', system: 'EBS', premiseNo: '6100145021' },
];

type Part = Outstanding['composition'][number];

const charge = (
  utility: Part['utility'],
  quantityMilli: number,
  amount: number,
  estimated = false,
): Part => ({
  kind: 'utility',
  utility,
  quantityMilli,
  unit: utility === 'water' ? 'Cu M' : 'kWh',
  amount,
  estimated,
});
const plain = (kind: Part['kind'], amount: number): Part => ({
  kind,
  utility: null,
  quantityMilli: null,
  unit: null,
  amount,
  estimated: false,
});

export const novemberBill: readonly Part[] = [
  charge('electricity', 352_000, 10_970),
  charge('water', 14_600, 5_148),
  charge('gas', 54_000, 1_371),
  plain('rebate', -4_644),
];

export const mockParts = { charge, plain };

type OwedPayment = Outstanding['outstandingPayments'][number];
type MockPayment = Partial<OwedPayment> & Pick<OwedPayment, 'amount' | 'due'>;
type MockOwed = Omit<Partial<Outstanding>, 'outstandingPayments'> & {
  readonly outstandingPayments?: readonly MockPayment[];
};

/** An account that owes by one day; what is being checked is none unless it is given. */
function mockOwed({ amount, due, ...over }: MockPayment): OwedPayment {
  return {
    accountNo: '8934521670',
    amount,
    due,
    dues: amount > 0 ? [{ due, amount }] : [],
    checking: 0,
    toPay: Math.max(0, amount - (over.checking ?? 0)),
    isGiroEnable: false,
    deductions: over.isGiroEnable && due !== null ? [{ on: due, amount }] : [],
    isRecurringEnable: false,
    ...over,
  };
}

export function mockOutstanding(over: MockOwed = {}): { outstanding: { data: Outstanding } } {
  const total = over.total ?? 12_845;
  const payments = over.outstandingPayments ?? [{ amount: total, due: total > 0 ? '2026-12-03' : null }];
  const outstandingPayments = payments.map(mockOwed);
  const checking = outstandingPayments.reduce((sum, payment) => sum + payment.checking, 0);
  return {
    outstanding: {
      data: {
        total,
        checking: { amount: checking, undivided: [] },
        toPay: Math.max(0, total - checking),
        composition: [...novemberBill],
        nextBillAround: '2026-12-18',
        lastPayment: { amount: 13_210, paidOn: '2026-11-02', channel: 'PAYNOW' },
        ...over,
        outstandingPayments,
      },
    },
  };
}

/** 200.00 of 328.45 overdue, the rest due. */
export const mockPartlyOverdue: MockOwed = {
  total: 32_845,
  outstandingPayments: [
    {
      amount: 32_845,
      due: '2026-11-03',
      dues: [
        { due: '2026-11-03', amount: 20_000 },
        { due: '2026-12-03', amount: 12_845 },
      ],
    },
  ],
  composition: [...novemberBill, plain('earlier', 20_000)],
};

/** As much of what is owed by that day has come and is being checked. */
export const mockUnderReview = (checking: number, total = 12_845): MockOwed => ({
  total,
  outstandingPayments: [{ amount: total, due: '2026-12-03', checking }],
});

/** One account that owes a sum by a day. */
export function owing(amount: number, due: string): Pick<Outstanding, 'total' | 'outstandingPayments'> {
  return { total: amount, outstandingPayments: [mockOwed({ amount, due })] };
}
