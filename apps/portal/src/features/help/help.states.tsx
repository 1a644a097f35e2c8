/** States of /help: everything there, and nothing but the helpline. */
import { hear } from '../../gallery/hear.ts';
import { defineStates } from '../../gallery/state.ts';
import { HelpPage } from './help.page.tsx';

export const states = defineStates({
  ready: {
    about: 'everything is there',
    render: () => (
      <HelpPage
        helpline="1800-2222-333"
        chat={{ open: hear, inWindow: true }}
        contactUs="https://utility.example/contact"
        hasLeakageAppeal
      />
    ),
  },
  abroad: {
    about: 'nothing but a helpline that can be called from abroad',
    availability: () => 'gone',
    render: () => <HelpPage helpline="+65 6222 2333" chat={null} contactUs={null} hasLeakageAppeal={false} />,
  },
});
