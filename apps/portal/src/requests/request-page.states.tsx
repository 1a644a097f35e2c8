/** States of the page of a request: the kinds of picture 50 as data, and what may go wrong. */
import { useQuery } from '@tanstack/react-query';
import { defineStates } from '../gallery/state.ts';
import { useCardQuery } from '../ui/loading/use-card-query.ts';
import { NoSuchRequest } from './no-such-request.tsx';
import { appeal, arrangement, kind, mockWords, refund, waiver } from './request.mocks.tsx';
import type { RequestView } from './request.ts';
import { RequestPage } from './request-page.tsx';

function Demo({ answer }: { answer(): Promise<RequestView> }) {
  const query = useCardQuery(useQuery({ queryKey: ['demo request'], queryFn: answer }));
  return <RequestPage kind={kind} query={query} title={mockWords.title} crumbs={null} />;
}

const show = (about: string, view: RequestView, now?: string) => ({
  about,
  render: () => <Demo answer={async () => view} />,
  ...(now ? { now } : {}),
});

export const states = defineStates({
  pending: show('a refund that is checked, which may be changed', refund),
  late: show('a refund whose check took longer than promised', refund, '2026-11-25T02:00:00.000Z'),
  yourMove: show('an arrangement that waits for a payment, too late to cancel', arrangement),
  granted: show('a waiver that was approved', waiver),
  refused: show('an appeal that was not granted', appeal),
  loading: {
    about: 'before the answer',
    render: () => <Demo answer={() => new Promise(() => {})} />,
  },
  unknown: {
    about: 'a request that does not exist, or is of others',
    render: () => <NoSuchRequest title={mockWords.title} crumbs={null} />,
  },
  failed: {
    about: 'the request cannot be had',
    render: () => <Demo answer={() => Promise.reject(new Error('no answer'))} />,
  },
});
