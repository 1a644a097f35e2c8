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

export function mockOutstanding(over: Partial<Outstanding> = {}): { outstanding: { data: Outstanding } } {
  const total = over.total ?? 12_845;
  return {
    outstanding: {
      data: {
        total,
        outstandingPayments: [
          {
            accountNo: '8934521670',
            amount: total,
            due: total > 0 ? '2026-12-03' : null,
            isGiroEnable: false,
            isRecurringEnable: false,
          },
        ],
        composition: [...novemberBill],
        nextBillAround: '2026-12-18',
        lastPayment: { amount: 13_210, paidOn: '2026-11-02', channel: 'PAYNOW' },
        ...over,
      },
    },
  };
}

/** One account that owes a sum by a day. */
export function owing(amount: number, due: string): Pick<Outstanding, 'total' | 'outstandingPayments'> {
  return {
    total: amount,
    outstandingPayments: [
      { accountNo: '8934521670', amount, due, isGiroEnable: false, isRecurringEnable: false },
    ],
  };
}
