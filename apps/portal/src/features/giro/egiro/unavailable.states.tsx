/** States of /e-giro/unavailable: both texts, the way to another account, loading, failed. */
import { defineStates, type GalleryState } from '../../../gallery/state.ts';
import type { GiroEligibility } from '../eligibility.query.ts';
import { mockEligible, mockPremises, mockRecord, mockRequest } from '../giro.mocks.ts';
import type { GiroRecord } from '../giro.query.ts';
import { UnavailablePage } from './unavailable.page.tsx';

const page = (
  about: string,
  giroEligibility: { data: readonly GiroEligibility[] } | object,
  giroDetails: readonly GiroRecord[] = [],
): GalleryState => ({
  about,
  answers: {},
  rest: { giroEligibility: giroEligibility as { data: unknown }, giroDetails: { data: giroDetails } },
  render: () => <UnavailablePage premises={mockPremises} />,
});
const earlier = mockEligible('8934520026', 'NOT_ELIGIBLE');
const card = mockEligible('8934520018', 'NOT_ELIGIBLE_WITH_PENDING_RECURRING');

export const states = defineStates({
  earlier: page('an earlier request is in progress, until a known time', { data: [earlier] }, [
    mockRecord('8934520026', {
      status: 'PENDING_APPROVAL_SETUP',
      request: mockRequest('CREATION', '2026-11-22T02:59:00.000Z'),
    }),
  ]),
  paper: page('a form on paper is with the bank, without a time', { data: [earlier] }, [
    mockRecord('8934520026', {
      status: 'PENDING_SETUP_PGIRO',
      type: 'PAPER_GIRO',
      request: mockRequest('CREATION'),
    }),
  ]),
  card: page('a card application is pending', { data: [earlier, card] }),
  another: page('another account may apply', { data: [card, mockEligible('8934521670')] }),
  loading: page('before the answer', { delay: 'infinite' }),
  failed: page('eligibility cannot be had', { error: 'SK_UNKNOWN_1001' }),
});
