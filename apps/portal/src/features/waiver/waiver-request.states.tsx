/** The waiver on the page of requests. */
import { useQuery } from '@tanstack/react-query';
import { defineStates } from '../../gallery/state.ts';
import { requestQuery } from '../../requests/request.query.ts';
import { RequestPage } from '../../requests/request-page.tsx';
import { useCardQuery } from '../../ui/loading/use-card-query.ts';
import { waiverRequest } from './waiver-request.tsx';

const kind = waiverRequest.toKind({ source: 'W', helpline: '1800-2222-333' });
const at = '2026-11-20T07:12:00.000Z';

function Demo() {
  const query = useCardQuery(useQuery(requestQuery('WV-2611-0040')));
  return <RequestPage kind={kind} query={query} title={waiverRequest.page} crumbs={null} />;
}

const render = () => <Demo />;

export const states = defineStates({
  approved: {
    about: 'a waiver that was approved',
    answers: {
      'request:detail': {
        data: {
          request: {
            requestId: 'WV-2611-0040',
            kind: 'pink-waiver',
            accountNo: '8934520026',
            state: 'APPROVED',
            isOpen: false,
            createdAt: at,
            changedAt: at,
            nextBy: '2026-12-22',
            canCancel: false,
            canChange: false,
            details: {
              invoiceNo: '2611-0051877',
              charge: 'PINK_NOTICE',
              chargedOn: '2026-11-12',
              amount: 545,
            },
          },
          history: [{ at, what: 'APPROVED', state: 'APPROVED', by: 'other', source: 'M' }],
        },
      },
    },
    render,
  },
  failed: {
    about: 'the request cannot be had',
    answers: { 'request:detail': { error: 'SK_UNKNOWN_1001' } },
    render,
  },
});
