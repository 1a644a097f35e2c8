/** States of the page of all services: known, before they are known, with something that waits, a feature that is closed. */
import { defineStates } from '../../gallery/state.ts';
import { mockGroups, mockPill, mockWaiting } from './services.mocks.tsx';
import { ServicesPage } from './services.page.tsx';

const known = {
  'request-refund': { text: mockPill.label, pill: mockPill },
  'payment-arrangement': { text: 'Nothing overdue' },
  'pink-waiver': { text: 'No charges in the past 3 months' },
  giro: { text: 'Not set up for this account' },
  letters: { text: 'Newest 5 hours ago' },
};
const unknown = Object.fromEntries(Object.keys(known).map((feature) => [feature, { text: null }]));

export const states = defineStates({
  known: {
    about: 'every service with its state',
    render: () => <ServicesPage groups={mockGroups} states={known} />,
  },
  waiting: {
    about: 'a payment that is awaited',
    render: () => (
      <ServicesPage groups={mockGroups} states={{ ...known, 'payment-arrangement': mockWaiting }} />
    ),
  },
  loading: {
    about: 'before any state is known',
    render: () => <ServicesPage groups={mockGroups} states={unknown} />,
  },
  failed: {
    about: 'no state could be had: the names alone',
    render: () => <ServicesPage groups={mockGroups} states={{}} />,
  },
});
