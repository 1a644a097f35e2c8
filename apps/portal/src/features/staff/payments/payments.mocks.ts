/** Typed builders of the queue of payments, for states and tests: a day like the pictured one. */
import { exampleOf } from '../../../gallery/example.ts';
import type { Payee, Payment, PaymentQueue, WaitingPayment } from './payment.ts';

const waits = (itemId: string, over: Partial<WaitingPayment>): WaitingPayment => ({
  itemId,
  reference: '008934521670P2611204817',
  amount: 12_000,
  currency: 'SGD',
  reason: 'short',
  asked: 12_845,
  paidAt: '2026-11-20T06:12:00.000Z',
  receivedAt: '2026-11-20T06:12:04.000Z',
  holder: 'Tan Mei Lin',
  accountNos: ['8934521670'],
  ...over,
});

export const FIRST = 'EV-2611-0007';

const mockWaitingPayments: readonly WaitingPayment[] = [
  waits(FIRST, {}),
  waits('EV-2611-0006', {
    reason: 'unknown',
    reference: 'RENT NOVEMBER',
    asked: null,
    holder: null,
    accountNos: [],
    amount: 5_000,
    receivedAt: '2026-11-20T04:40:00.000Z',
  }),
  waits('EV-2611-0005', {
    reason: 'doubled',
    amount: 12_680,
    asked: 12_680,
    receivedAt: '2026-11-20T02:03:00.000Z',
  }),
  waits('EV-2611-0004', {
    reason: 'over',
    amount: 30_000,
    asked: 24_110,
    holder: 'Chitra Nair',
    accountNos: ['8934540017'],
    receivedAt: '2026-11-19T06:51:00.000Z',
  }),
  waits('EV-2611-0003', { reason: 'late', amount: 12_845, receivedAt: '2026-11-19T03:00:00.000Z' }),
  waits('EV-2611-0002', { reason: 'closed', amount: 12_845, receivedAt: '2026-11-18T08:20:00.000Z' }),
  waits('EV-2611-0001', {
    reason: 'currency',
    amount: 9_000,
    currency: 'USD',
    receivedAt: '2026-11-18T03:00:00.000Z',
  }),
];

export const mockPayments = (over: Partial<PaymentQueue> = {}): PaymentQueue => ({
  name: 'parkedPayments',
  waiting: [...mockWaitingPayments],
  waitingCount: mockWaitingPayments.length,
  oldestAt: '2026-11-18T03:00:00.000Z',
  decided: [
    {
      itemId: 'EV-2611-0000',
      reference: '008934530034P2611204801',
      amount: 4_000,
      currency: 'SGD',
      decidedAt: '2026-11-20T03:47:00.000Z',
      decision: 'post',
    },
    {
      itemId: 'EV-2610-0999',
      reference: 'THANK YOU',
      amount: 2_500,
      currency: 'SGD',
      decidedAt: '2026-11-20T02:05:00.000Z',
      decision: 'return',
    },
  ],
  decidedCount: 2,
  ...over,
});

export const noPayments = mockPayments({
  waiting: [],
  waitingCount: 0,
  oldestAt: null,
  decided: [],
  decidedCount: 0,
});

export const mockPayment = (over: Partial<Payment> = {}): Payment => ({
  ...exampleOf('staff:parkedPayment'),
  itemId: FIRST,
  ...over,
});

export const mockSeveral = (over: Partial<Payment> = {}): Payment =>
  mockPayment({
    reference: 'PN-2611-204822',
    amount: 50_000,
    reason: 'over',
    order: { ...asked, orderId: 'PN-2611-204822', asked: 48_210 },
    accounts: [
      { accountNo: '8920020017', holder: 'Rasa Timur Kitchens', asked: 31_200, outstanding: 31_200 },
      { accountNo: '8920020025', holder: 'Rasa Timur Kitchens', asked: 17_010, outstanding: 17_010 },
    ],
    ...over,
  });

const asked = { expiredAt: '2026-11-20T15:59:59.000Z', closedAt: null, paidAt: null };

export const mockPayee = (over: Partial<Payee> = {}): Payee => ({
  accountNo: '8934540017',
  holder: 'C** N**',
  outstanding: 24_110 as Payee['outstanding'],
  isActive: true,
  isOwn: false,
  ...over,
});
