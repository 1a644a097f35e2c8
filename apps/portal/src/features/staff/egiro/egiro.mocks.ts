/** Typed builders of the queue of eGIRO notices, for states and tests. */
import { exampleOf } from '../../../gallery/example.ts';
import type { EgiroQueue, Notice, WaitingNotice } from './notice.ts';

export const FIRST = 'egiro-0007';

const waits = (itemId: string, over: Partial<WaitingNotice>): WaitingNotice => ({
  itemId,
  reference: 'GR-2611-1003',
  event: 'completed',
  reason: 'contradicts',
  receivedAt: '2026-11-20T06:12:00.000Z',
  holder: 'Halim Bakar',
  ...over,
});

const mockWaitingNotices: readonly WaitingNotice[] = [
  waits(FIRST, {}),
  waits('egiro-0006', {
    reference: 'DDA-2611-9999',
    event: 'suspended',
    reason: 'unknown',
    holder: null,
    receivedAt: '2026-11-20T04:40:00.000Z',
  }),
  waits('egiro-0004', {
    reference: '8934640061',
    event: 'paper_received',
    receivedAt: '2026-11-19T03:00:00.000Z',
  }),
];

export const mockNotices = (over: Partial<EgiroQueue> = {}): EgiroQueue => ({
  name: 'egiroNotices',
  waiting: [...mockWaitingNotices],
  waitingCount: mockWaitingNotices.length,
  oldestAt: '2026-11-19T03:00:00.000Z',
  decided: [
    {
      itemId: 'egiro-0001',
      reference: 'GD-2611-1001',
      event: 'deduction_returned',
      decidedAt: '2026-11-20T03:47:00.000Z',
      decision: 'discarded',
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
  ...exampleOf('staff:egiroNotice'),
  itemId: FIRST,
  ...over,
});

export function mockOurs(over: Partial<NonNullable<Notice['ours']>> = {}): NonNullable<Notice['ours']> {
  const { ours } = mockNotice();
  if (ours === null) throw new TypeError('the example has no account');
  return { ...ours, ...over };
}
