/** A refund on the page of requests, in each of its states. */
import { useQuery } from '@tanstack/react-query';
import { defineStates } from '../../gallery/state.ts';
import { requestQuery } from '../../requests/request.query.ts';
import { RequestPage } from '../../requests/request-page.tsx';
import { useCardQuery } from '../../ui/loading/use-card-query.ts';
import { mockDetail } from './refund.mocks.ts';
import { refundRequest } from './refund-request.tsx';

const kind = refundRequest.toKind({ source: 'W', helpline: '1800-2222-333' });

function Demo() {
  const query = useCardQuery(useQuery(requestQuery('RF-2611-0183')));
  return <RequestPage kind={kind} query={query} title={refundRequest.page} crumbs={null} />;
}

const render = () => <Demo />;
const answered = (about: string, ...made: Parameters<typeof mockDetail>) => ({
  about,
  answers: {
    'request:detail': { data: mockDetail(...made) },
    'request:cancel': { data: { state: 'CANCELLED' } },
  },
  render,
});
const by = (method: string, over = {}) =>
  ({ ...mockDetail(['PENDING']).request.details, method, ...over }) as never;
const transfer = by('04', { transferToAccount: '8934521670' });
const noMethod = by('09');
const held = {
  state: 'PENDING',
  details: by('03', { ending: 'Cempaka Bank ending 2208', heldUntil: '2026-12-04' }),
  nextBy: '2026-12-04',
};

export const states = defineStates({
  pending: answered('the details are checked', ['PENDING']),
  changed: answered('the method was changed', ['PENDING', 'METHOD_CHANGED'], { state: 'PENDING' }),
  bank: answered('a bank account is checked', ['PENDING'], { details: by('03', { ending: '2208' }) }),
  held: answered('a new bank account holds it', ['PENDING'], held),
  heldLater: answered('a login was linked meanwhile: it is held', ['PENDING', 'HELD'], held),
  transfer: answered('a transfer is checked', ['PENDING'], { details: transfer }),
  switchedOff: {
    ...answered('the details are checked, and refunds are switched off', ['PENDING']),
    availability: (feature) => (feature === 'request-refund' ? 'gone' : 'open'),
  },
  late: {
    ...answered('the check takes longer than promised', ['PENDING']),
    now: '2026-11-25T02:00:00.000Z',
  },
  onlyMethod: answered('there is no other method to change to', ['PENDING'], { canChange: false }),
  actionRequired: answered('a method has to be chosen', ['PENDING', 'ACTION_REQUIRED'], {
    details: noMethod,
    nextBy: null,
  }),
  inProgress: answered('the money is being paid out', ['PENDING', 'IN_PROGRESS'], { nextBy: '2026-12-08' }),
  refunded: answered('the money is paid', ['PENDING', 'IN_PROGRESS', 'REFUNDED']),
  bankRefunded: answered('the money is in the bank account', ['PENDING', 'IN_PROGRESS', 'REFUNDED'], {
    details: by('03', { ending: '2208' }),
  }),
  transferred: answered('the money is on another account', ['PENDING', 'IN_PROGRESS', 'REFUNDED'], {
    details: transfer,
  }),
  refused: answered('the money came back', ['PENDING', 'IN_PROGRESS', 'REFUSED']),
  cancelled: answered('the customer has cancelled it', ['PENDING', 'CANCELLED']),
  creditUsed: answered('bills have used the credit', ['PENDING', 'CREDIT_USED'], { state: 'CANCELLED' }),
  failed: {
    about: 'the request cannot be had',
    answers: { 'request:detail': { error: 'SK_UNKNOWN_1001' } },
    render,
  },
});
