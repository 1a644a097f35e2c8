/** States of the queue of eGIRO notices: the queue and the notice that is open, in each of their conditions. */
import { cents } from '@portal/domain/money';
import { defineStates } from '../../../gallery/state.ts';
import { makeSettlingStates } from '../notices/settling.mocks.ts';
import { makeQueueStates } from '../queue/queue.mocks.tsx';
import { FIRST, mockNotice, mockNotices, mockOurs, noNotices } from './egiro.mocks.ts';
import { egiroQueue } from './egiro.queue.tsx';

const { open, opening, common } = makeQueueStates({
  kind: { ...egiroQueue, name: 'egiroNotices' },
  opens: 'staff:egiroNotice',
  first: FIRST,
  queue: mockNotices(),
  emptyQueue: noNotices,
});

const { decide, settling } = makeSettlingStates({
  open,
  opening: (further) => opening(mockNotice(), further),
  decision: 'replayed',
  note: 'The bank confirmed that it has ended the GIRO.',
});

export const states = defineStates({
  ...common,
  ready: open('ended at the bank after the request was given up', opening(mockNotice()), { act: decide }),
  cannotCount: open(
    'approved after the time was over; it can only be put away',
    opening(
      mockNotice({
        outlook: 'contradicts',
        says: { bank: null, lastFour: '2208', limit: 20_000, failure: null },
        ours: mockOurs({
          giro: {
            reference: 'DDA-2611-1077',
            type: 'EGIRO',
            bankName: 'Cempaka Bank',
            lastFour: '',
            status: 'FAILED_SETUP',
          },
          request: { reference: 'GR-2611-1003', requestType: 'CREATION', state: 'INCOMPLETE_FLOW' },
        }),
      }),
    ),
  ),
  returned: open(
    'a deduction returned after it was paid',
    opening(
      mockNotice({
        event: 'deduction_returned',
        reference: 'GD-2611-1001',
        outlook: 'contradicts',
        says: { bank: null, lastFour: null, limit: null, failure: 'INSUFFICIENT_FUNDS' },
        ours: mockOurs({
          request: null,
          deduction: {
            reference: 'GD-2611-1001',
            amount: cents(4_830),
            on: '2026-11-07' as never,
            status: 'PAID',
          },
        }),
      }),
    ),
  ),
  takesBack: open(
    'a return of money that staff had posted',
    opening(
      mockNotice({
        event: 'deduction_returned',
        reference: 'GD-2611-1001',
        outlook: 'applied',
        says: { bank: null, lastFour: null, limit: null, failure: 'INSUFFICIENT_FUNDS' },
        takesBack: {
          itemId: 'egiro:bn-0042',
          amount: 12_844,
          currency: 'SGD',
          paidAt: '2026-11-19T03:00:00.000Z',
          status: 'posted',
        },
        ours: mockOurs({ request: null }),
      }),
    ),
  ),
  form: open(
    'a second form on paper, while the first is with the bank',
    opening(
      mockNotice({
        event: 'paper_received',
        reference: '8934640061',
        outlook: 'contradicts',
        says: { bank: 'Meranti Bank', lastFour: null, limit: null, failure: null },
        ours: mockOurs({ giro: null, request: null }),
      }),
    ),
  ),
  unknown: open(
    'nothing has its reference',
    opening(
      mockNotice({
        event: 'suspended',
        reference: 'DDA-2611-9999',
        reason: 'unknown',
        outlook: 'unknown',
        ours: null,
      }),
    ),
  ),
  own: open('about the officer’s own account', opening(mockNotice({ isOwn: true }))),
  decided: open(
    'a colleague has let it count',
    opening(
      mockNotice({
        status: 'replayed',
        outlook: 'repeated',
        decision: {
          decision: 'replayed',
          decidedAt: '2026-11-20T07:42:00.000Z',
          by: 'Rosnah Yusof',
          isOwn: false,
          note: 'The bank called.\nIt has ended the GIRO.',
        },
      }),
    ),
  ),
  long: open(
    'words and names longer than their places',
    opening(
      mockNotice({
        itemId: `egiro-${'9'.repeat(94)}`,
        reference: 'REFERENCE'.repeat(7),
        ours: mockOurs({
          holder:
            'Lembaga Pembangunan Perniagaan Antarabangsa Seletar Aerospace Engineering Services Pte Ltd',
        }),
      }),
    ),
  ),
  ...settling,
});
