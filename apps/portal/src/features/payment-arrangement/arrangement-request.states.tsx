/** The payment arrangement on the page of requests, in each of its states. */
import { useQuery } from '@tanstack/react-query';
import { defineStates } from '../../gallery/state.ts';
import { requestQuery } from '../../requests/request.query.ts';
import { RequestPage } from '../../requests/request-page.tsx';
import { useCardQuery } from '../../ui/loading/use-card-query.ts';
import { mockDetail, mockFirstPaid } from './arrangement.mocks.ts';
import { arrangementRequest } from './arrangement-request.tsx';

const kind = arrangementRequest.toKind({ source: 'W', helpline: '1800-2222-333' });

function Demo() {
  const query = useCardQuery(useQuery(requestQuery('PA-2611-0092')));
  return <RequestPage kind={kind} query={query} title={arrangementRequest.page} crumbs={null} />;
}

const render = () => <Demo />;
const answered = (about: string, ...states: string[]) => ({
  about,
  answers: {
    'request:detail': { data: mockDetail(...states) },
    'request:cancel': { data: { state: 'CANCELLED' } },
  },
  render,
});

export const states = defineStates({
  pending: answered('the partial payment is awaited'),
  inProgress: answered('the partial payment has come', 'IN_PROGRESS'),
  firstPaid: {
    ...answered('the first instalment has come'),
    answers: { 'request:detail': { data: mockFirstPaid() } },
  },
  late: {
    ...answered('the partial payment has not come in time'),
    now: '2026-11-28T02:00:00.000Z',
  },
  instalmentLate: {
    ...answered('the first instalment has not come in time', 'IN_PROGRESS'),
    now: '2027-01-08T02:00:00.000Z',
  },
  completed: answered('everything is paid', 'IN_PROGRESS', 'COMPLETED'),
  ended: answered('no payment came in time', 'ENDED'),
  endedLater: answered('an instalment did not come in time', 'IN_PROGRESS', 'ENDED'),
  cancelled: answered('the customer has cancelled it', 'CANCELLED'),
  failed: {
    about: 'the request cannot be had',
    answers: { 'request:detail': { error: 'SK_UNKNOWN_1001' } },
    render,
  },
});
