/** Answers to the whole bills page, for states: what each of them differs from. */
import type { Answers, RestAnswers } from '../../../gallery/state.ts';
import { mockBillDetail } from '../bill/bill.mocks.ts';
import { mockBilledAccounts, mockOutstanding, novemberBill } from '../bills.mocks.ts';
import type { BilledAccount } from '../outstanding.query.ts';
import {
  mockBillHistory,
  mockPayables,
  mockPayments,
  mockRefunds,
  mockServiceHistory,
  mockUSave,
} from './history.mocks.ts';

/** Figures of the picture of this page, which differ from the dashboard's. */
const lastPayment = { amount: 12_680, paidOn: '2026-10-28', channel: 'PPMS_PAYNOW' };
const partlyEstimated = novemberBill.map((part) => ({
  ...part,
  estimated: part.utility === 'water' || part.utility === 'gas',
}));

export const all: Answers = {
  'bills:outstandingPayment': { data: mockOutstanding({ composition: partlyEstimated, lastPayment }) },
  'bills:billHistory': { data: mockBillHistory() },
  'bills:paymentHistory': { data: mockPayments() },
  'bills:uSave': { data: mockUSave() },
  'bills:refundHistory': { data: mockRefunds() },
  'bills:detail': { data: mockBillDetail() },
};
export const service: RestAnswers = {
  history: { data: mockServiceHistory() },
  payables: { data: mockPayables() },
};
export const two: readonly BilledAccount[] = [
  ...mockBilledAccounts,
  { bpNo: '1000145021', accountNo: '8934521688', system: 'MSSL', premiseNo: '6100145021' },
];
