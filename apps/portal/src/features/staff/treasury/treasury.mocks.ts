/** Typed builders of the queue of treasury notices, for states and tests: a day like the pictured one. */
import { exampleOf } from '../../../gallery/example.ts';
import type { Notice, TreasuryQueue, WaitingNotice } from './notice.ts';

export const FIRST = 'TR-2611-0007';

const waits = (itemId: string, over: Partial<WaitingNotice>): WaitingNotice => ({
  itemId,
  reference: 'RF-2611-1183',
  event: 'refused',
  amount: 21_240,
  currency: 'SGD',
  reason: 'contradicts',
  receivedAt: '2026-11-20T06:12:00.000Z',
  holder: 'Bernard Lim',
  ...over,
});

const mockWaitingNotices: readonly WaitingNotice[] = [
  waits(FIRST, {}),
  waits('TR-2611-0006', {
    reference: 'RF-2611-9999',
    event: 'paid',
    amount: 5_000,
    reason: 'unknown',
    holder: null,
    receivedAt: '2026-11-20T04:40:00.000Z',
  }),
  waits('TR-2611-0004', {
    reference: 'RF-2611-1171',
    event: 'paid',
    amount: 8_010,
    reason: 'amount',
    holder: 'Dewi Anggraini',
    receivedAt: '2026-11-19T03:00:00.000Z',
  }),
];

export const mockNotices = (over: Partial<TreasuryQueue> = {}): TreasuryQueue => ({
  name: 'treasuryNotices',
  waiting: [...mockWaitingNotices],
  waitingCount: mockWaitingNotices.length,
  oldestAt: '2026-11-19T03:00:00.000Z',
  decided: [
    {
      itemId: 'TR-2611-0001',
      reference: 'RF-2611-1160',
      event: 'paid',
      amount: 3_300,
      currency: 'SGD',
      decidedAt: '2026-11-20T03:47:00.000Z',
      decision: 'paid',
    },
  ],
  decidedCount: 1,
  ...over,
});

export const noNotices = mockNotices({
  waiting: [],
  waitingCount: 0,
  oldestAt: null,
  decided: [],
  decidedCount: 0,
});

export const mockNotice = (over: Partial<Notice> = {}): Notice => ({
  ...exampleOf('staff:treasuryNotice'),
  itemId: FIRST,
  ...over,
});

export const mockPayout = (
  over: Partial<NonNullable<Notice['payout']>> = {},
): NonNullable<Notice['payout']> => {
  const { payout } = mockNotice();
  if (payout === null) throw new TypeError('the example has no payout');
  return { ...payout, ...over };
};
