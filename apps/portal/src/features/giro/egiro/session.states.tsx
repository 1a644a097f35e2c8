/** The waiting page, for setting up and for ending. */
import { defineStates } from '../../../gallery/state.ts';
import { mockReferences } from '../giro.mocks.ts';
import { SessionPage } from './session.page.tsx';

export const states = defineStates({
  setup: {
    about: 'the bank stands in a window of its own',
    answers: {},
    render: () => <SessionPage property="setup" search={mockReferences} />,
  },
  termination: {
    about: 'ending at the bank',
    answers: {},
    render: () => <SessionPage property="termination" search={mockReferences} />,
  },
});
