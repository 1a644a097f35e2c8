/** A request about GIRO on the page of requests. */
import { useQuery } from '@tanstack/react-query';
import { defineStates, type GalleryState } from '../../gallery/state.ts';
import { requestQuery } from '../../requests/request.query.ts';
import { RequestPage } from '../../requests/request-page.tsx';
import { useCardQuery } from '../../ui/loading/use-card-query.ts';
import { giroRequest } from './giro-request.tsx';

const kind = giroRequest.toKind({ source: 'W', helpline: '1800-2222-333' });
const at = '2026-11-20T06:10:00.000Z';

function Demo() {
  const query = useCardQuery(useQuery(requestQuery('GR-2611-1003')));
  return <RequestPage kind={kind} query={query} title={giroRequest.page} crumbs={null} />;
}

const request = (
  about: string,
  state: string,
  isOpen: boolean,
  over: { requestType?: 'CREATION' | 'CANCELLATION'; type?: 'EGIRO' | 'PAPER_GIRO' } = {},
  /** Names of what happened, the newest first. */
  history: readonly string[] = [state, 'PENDING_SETUP'],
): GalleryState => ({
  about,
  answers: {
    'request:detail': {
      data: {
        request: {
          requestId: 'GR-2611-1003',
          kind: 'giro',
          accountNo: '8934521670',
          state,
          isOpen,
          createdAt: at,
          changedAt: at,
          nextBy: isOpen ? '2026-11-22' : null,
          canCancel: false,
          canChange: false,
          details: {
            requestType: 'CREATION',
            type: 'EGIRO',
            ddaRefNo: 'DDA-2611-1077',
            bankCode: 'CMPKSGS0XXX',
            bankName: 'Cempaka Bank',
            segment: 'RETAIL',
            answerBy: null,
            ending: isOpen ? '' : '2208',
            ...over,
          },
        },
        history: history.map((what, index) =>
          index < history.length - 1
            ? { at, what, state, by: 'bank' as const, source: null }
            : { at, what, state: what, by: 'you' as const, source: 'W' as const },
        ),
      },
    },
  },
  render: () => <Demo />,
});

export const states = defineStates({
  atBank: request('the customer is at the bank', 'PENDING_SETUP', true),
  approved: request('approved, the bank confirms', 'PENDING_SETUP_EGIRO', true),
  active: request('in force', 'ACTIVE', false),
  refused: request('refused by the customer at the bank', 'REJECTED_BY_USER', false),
  endingOnPaper: request('a paper GIRO is being ended', 'PENDING_TERMINATION', true, {
    requestType: 'CANCELLATION',
    type: 'PAPER_GIRO',
  }),
  endingFirstApproval: request(
    'the first person of a company has approved the end',
    'PENDING_APPROVAL_TERMINATION',
    true,
    { requestType: 'CANCELLATION' },
    ['PENDING_APPROVAL_TERMINATION', 'PENDING_TERMINATION'],
  ),
  endingApproved: request(
    'both persons of a company have approved the end',
    'PENDING_APPROVAL_TERMINATION',
    true,
    { requestType: 'CANCELLATION' },
    ['TERMINATION_APPROVED', 'PENDING_APPROVAL_TERMINATION', 'PENDING_TERMINATION'],
  ),
  ended: request('it has ended', 'TERMINATED', false, { requestType: 'CANCELLATION' }),
  failed: {
    about: 'the request cannot be had',
    answers: { 'request:detail': { error: 'SK_UNKNOWN_1001' } },
    render: () => <Demo />,
  },
});
