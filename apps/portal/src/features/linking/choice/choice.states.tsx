/** States of /link-account: it asks nothing, so only who looks at it differs. */
import { defineStates } from '../../../gallery/state.ts';
import { ChoicePage } from './choice.page.tsx';

const render = () => <ChoicePage />;

export const states = defineStates({
  ready: { about: 'the two ways', render },
  narrow: {
    about: 'a column as narrow as half a phone, with larger text',
    render: () => (
      <div style={{ maxWidth: '18rem', fontSize: '125%' }}>
        <ChoicePage />
      </div>
    ),
  },
});
