/** States of /unsuccessful-login: with a page for messages, and with the helpline alone. */
import { defineStates } from '../../gallery/state.ts';
import { UnsuccessfulLoginPage } from './unsuccessful-login.page.tsx';

const page = (helpline: string, contactUs: string | null) => () => (
  <UnsuccessfulLoginPage helpline={helpline} contactUs={contactUs} />
);

export const states = defineStates({
  ready: {
    about: 'as it opens',
    render: page('1800-2222-333', 'https://utility.example/contact'),
  },
  abroad: {
    about: 'no page for messages, a helpline that can be called from abroad',
    render: page('+65 6222 2333', null),
  },
});
