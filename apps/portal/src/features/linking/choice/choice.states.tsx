/** States of /link-account: it asks nothing, so only the person who looks at it differs. */
import { defineStates } from '../../../gallery/state.ts';
import { ChoicePage } from './choice.page.tsx';

const render = () => <ChoicePage invited={null} />;

export const states = defineStates({
  ready: { about: 'the two ways', render },
  invited: { about: 'an invitation waits', render: () => <ChoicePage invited="invited" /> },
  viewer: { about: 'a home of another person is shared', render: () => <ChoicePage invited="viewer" /> },
  narrow: {
    about: 'a column as narrow as half a phone, with larger text',
    render: () => (
      <div style={{ maxWidth: '18rem', fontSize: '125%' }}>
        <ChoicePage invited="invited" />
      </div>
    ),
  },
});
