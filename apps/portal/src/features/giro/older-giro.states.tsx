/** States of /services/giro without eGIRO: each older code, the question, loading, failed. */
import { buttonLabelled } from '../../gallery/interactions.ts';
import { defineStates, type GalleryState } from '../../gallery/state.ts';
import { copy } from './copy.ts';
import { mockOlder, mockOwed, mockPremises } from './giro.mocks.ts';
import type { OlderGiro } from './giro.query.ts';
import { OlderGiroPage } from './older-giro.page.tsx';

const none = { bankDesc: '', bankAccountNo: '', status: '', effectiveDate: null, type: null } as const;
const rows: readonly OlderGiro[] = [
  mockOlder('8934520034'),
  mockOlder('8934520026', { status: '02', bankAccountNo: '', effectiveDate: null }),
  mockOlder('8934520018', { returnCode: '902' }),
  mockOlder('8934521670', none),
  mockOlder('8934519905', { status: '08' }),
  mockOlder('8934519913', { paymentOrder: 'GD-2611-1001' }),
];

const state = (about: string, over: Partial<GalleryState> = {}): GalleryState => ({
  about,
  answers: {
    'giro:giroStatusRetrieval': { data: [...rows] },
    'giro:terminate': { data: { terminated: true } },
  },
  render: () => <OlderGiroPage premises={mockPremises} isCut={false} owed={mockOwed} source="W" />,
  ...over,
});

export const states = defineStates({
  ready: state('every older code, and an account without GIRO'),
  asks: state('the question before a GIRO is ended', {
    act: async (root) => (await buttonLabelled(root, copy.older.terminateFor('8934520034'))).click(),
  }),
  eGiro: state('set up by eGIRO before that was switched off: a link leads to the bank', {
    answers: {
      'giro:giroStatusRetrieval': {
        data: [mockOlder('8934520034', { type: 'EGIRO' })],
      },
    },
  }),
  none: state('no account has GIRO: paid by hand, by card, and not for this account', {
    answers: {
      'giro:giroStatusRetrieval': {
        data: [mockOlder('8934520034', none), mockOlder('8934520026', none)],
      },
    },
    render: () => (
      <OlderGiroPage
        premises={mockPremises.slice(0, 1)}
        isCut
        owed={new Map([['8934520026', { by: 'card', dues: [] }]])}
        source="W"
      />
    ),
  }),
  loading: state('before the answer', { answers: { 'giro:giroStatusRetrieval': { delay: 'infinite' } } }),
  failed: state('the check failed', {
    answers: { 'giro:giroStatusRetrieval': { error: 'SK_UNKNOWN_1001' } },
  }),
});
