/** States of the page of all services: known, before they are known, with something that waits, a feature that is closed. */
import { useQuery } from '@tanstack/react-query';
import { buttonNamed } from '../../gallery/interactions.ts';
import { defineStates } from '../../gallery/state.ts';
import { copy } from '../../requests/copy.ts';
import type { RequestSummary } from '../../requests/request.ts';
import { useCardQuery } from '../../ui/loading/use-card-query.ts';
import { mockGroups, mockMany, mockPill, mockRequests, mockWaiting } from './services.mocks.tsx';
import { ServicesPage } from './services.page.tsx';

const known = {
  'request-refund': { text: mockPill.label, pill: mockPill },
  'payment-arrangement': { text: 'Nothing overdue' },
  'pink-waiver': { text: 'No charges in the past 3 months' },
  giro: { text: 'Not set up for this account' },
  letters: { text: 'Newest 5 hours ago' },
};
const unknown = Object.fromEntries(Object.keys(known).map((feature) => [feature, { text: null }]));

interface DemoProps {
  readonly states: typeof known | object;
  answer(): Promise<readonly RequestSummary[]>;
}

function Demo({ states, answer }: DemoProps) {
  const requests = useCardQuery(useQuery({ queryKey: ['demo requests'], queryFn: answer, retry: false }));
  return <ServicesPage groups={mockGroups} states={states} requests={requests} />;
}

const show = (about: string, states: object, answer: DemoProps['answer'] = async () => mockRequests) => ({
  about,
  render: () => <Demo states={states} answer={answer} />,
});

export const states = defineStates({
  known: show('every service with its state, and two requests', known),
  waiting: show('a payment that is awaited', { ...known, 'payment-arrangement': mockWaiting }),
  noRequests: show('nothing was ever asked for', known, async () => []),
  manyRequests: show('more requests than are shown at first', known, async () => mockMany),
  allRequests: {
    ...show('all of many requests', known, async () => mockMany),
    act: async (page) => (await buttonNamed(page, copy.list.all(mockMany.length))).click(),
  },
  noAccount: {
    about: 'premises without an account that could ask',
    render: () => <ServicesPage groups={mockGroups} states={known} requests={null} />,
  },
  loading: show('before any state is known', unknown, () => new Promise(() => {})),
  failed: show('no state could be had: the names alone', {}, () => Promise.reject(new Error('no answer'))),
});
