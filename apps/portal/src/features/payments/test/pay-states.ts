/** States of the PayNow machine that its tests begin from. */
import { cents } from '@portal/domain/money';
import { expect } from 'vitest';
import { toAmountRows } from '../amounts/amounts.rules.ts';
import type { OrderNews } from '../code/follow-order.ts';
import { newsKey, type PayEvent, type PayState, reducePay, startPay } from '../code/pay.machine.ts';
import type { PaynowCode } from '../code/paynow-code.ts';
import { mockOne, mockOrderId } from '../payments.mocks.ts';

export const one = mockOne();
export const underReview = mockOne({ checking: cents(6_005), toPay: cents(6_840) });
export const covered = mockOne({ checking: cents(12_845), toPay: cents(0) });
export const account = one[0]?.account ?? expect.fail('no account');
export const parts = [{ account, amount: cents(12_845) }];
export const code: PaynowCode = {
  orderId: mockOrderId,
  amount: cents(12_845),
  parts,
  reference: '0089345216702611204817',
  payee: { name: 'Demo Utilities', uen: '202400001N' },
  expiredAt: Date.parse('2026-11-20T15:59:59.000Z'),
  svg: '<svg/>',
};
export const money: OrderNews['unmatched_payments'][number] = {
  amount: 6_005,
  currency: 'SGD',
  paid_at: '2026-11-20T07:42:09.000Z',
  reason: 'short',
  status: 'CHECKING',
};

export const opening = startPay(true);
export const amounts = startPay(false);
export const requesting: PayState = { ...amounts, request: { parts, replaces: false } };
export const confirming: PayState = { ...amounts, step: { kind: 'confirming', parts } };
export const shown = reducePay(requesting, { type: 'answered', code });
export const getNews = (
  status: OrderNews['status'],
  unmatched: OrderNews['unmatched_payments'] = [],
): PayEvent => ({
  type: 'newsCame',
  orderId: mockOrderId,
  news: { status, unmatched_payments: unmatched },
});
export const after = (state: PayState, ...events: PayEvent[]): PayState => events.reduce(reducePay, state);
export const checking = after(shown, getNews('CHECKING', [money]));
export const ended = after(shown, getNews('EXPIRED'));
export const regenerating = after(ended, { type: 'regenerated', accounts: one });
const getOrder = ({ step }: PayState) => (step.kind === 'code' ? step.order : expect.fail('no code'));
export const getFigures = (state: PayState, isKnown: boolean): PayEvent => ({
  type: 'figuresCame',
  newsKey: newsKey(code, getOrder(state)),
  isKnown,
});

const rows = toAmountRows(one, {});
export const submitted = { type: 'submitted', rows, stored: null } as const;
export const again = toAmountRows(underReview, { [account]: { typed: '128.45' } });
export const insisted = { type: 'insisted', stored: null } as const;
export const failed = { type: 'failed', text: 'Exceeded Amount', details: [] } as const;
