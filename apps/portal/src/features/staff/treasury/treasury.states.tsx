/** States of the queue of treasury notices: the queue and the notice that is open, in each of their conditions. */
import { nameRejection } from '@portal/domain/refunds/treasury-decision';
import { defineStates } from '../../../gallery/state.ts';
import { makeSettlingStates } from '../notices/settling.mocks.ts';
import { choose, makeQueueStates } from '../queue/queue.mocks.tsx';
import { FIRST, mockNotice, mockNotices, mockPayout, noNotices } from './treasury.mocks.ts';
import { treasuryQueue } from './treasury.queue.tsx';

const { open, opening, common } = makeQueueStates({
  kind: { ...treasuryQueue, name: 'treasuryNotices' },
  opens: 'staff:treasuryNotice',
  first: FIRST,
  queue: mockNotices(),
  emptyQueue: noNotices,
});

const { decide, settling } = makeSettlingStates({
  open,
  opening: (further) => opening(mockNotice(), further),
  decision: 'refused',
  note: 'The bank sent the money back on Thursday.',
});

export const states = defineStates({
  ...common,
  ready: open('refused after it was paid; the money came back', opening(mockNotice()), { act: decide }),
  paidAfterRefused: open(
    'paid after it was refused, when the credit is back on the account',
    opening(
      mockNotice({
        event: 'paid',
        payout: mockPayout({ state: 'refused', outstanding: -21_240 as never }),
      }),
    ),
    { act: (page) => choose(page, 'paid') },
  ),
  otherAmount: open(
    'paid with another amount than was ordered',
    opening(
      mockNotice({
        event: 'paid',
        reason: 'amount',
        amount: 20_000,
        payout: mockPayout({ state: 'ordered', decidedAt: null }),
      }),
    ),
  ),
  otherCurrency: open(
    'in another currency',
    opening(
      mockNotice({
        event: 'accepted',
        reason: 'amount',
        currency: 'USD',
        payout: mockPayout({ state: 'ordered', decidedAt: null }),
      }),
    ),
  ),
  rejected: open(
    'rejected, and it may be there from an earlier order',
    opening(
      mockNotice({
        itemId: nameRejection('RF-2611-1183'),
        payout: mockPayout({ state: 'ordered', decidedAt: null }),
      }),
    ),
  ),
  unknown: open(
    'no refund has its reference',
    opening(mockNotice({ event: 'paid', reason: 'unknown', reference: 'RF-2611-9999', payout: null })),
  ),
  own: open('a refund of the officer’s own account', opening(mockNotice({ isOwn: true }))),
  decided: open(
    'a colleague has settled it',
    opening(
      mockNotice({
        status: 'refused',
        payout: mockPayout({ state: 'refused', outstanding: -21_240 as never }),
        decision: {
          decision: 'refused',
          decidedAt: '2026-11-20T07:42:00.000Z',
          by: 'Rosnah Yusof',
          isOwn: false,
          note: 'The treasury called.\nThe bank sent the money back.',
        },
      }),
    ),
  ),
  long: open(
    'words and names longer than their places',
    opening(
      mockNotice({
        itemId: `TR${'9'.repeat(98)}`,
        reference: 'REFUND'.repeat(10),
        payout: mockPayout({
          holder:
            'Lembaga Pembangunan Perniagaan Antarabangsa Seletar Aerospace Engineering Services Pte Ltd',
        }),
      }),
    ),
  ),
  ...settling,
});
