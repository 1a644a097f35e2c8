/** States of the welcome page: as it opens, with the popup of a code, with a provider that cannot be reached. */
import { statesOf } from '../../gallery/state.ts';
import { copy } from './copy.ts';
import { WelcomePage } from './welcome.page.tsx';

const page =
  (errorCode?: string, logIn = () => new Promise<never>(() => {})) =>
  () => <WelcomePage errorCode={errorCode} forgetErrorCode={() => {}} logIn={logIn} signUp={null} />;

export const states = statesOf({
  ready: { about: 'as it opens', answers: {}, render: page() },
  noActiveAccount: { about: 'no active account', answers: {}, render: page('no_active_utilities_account') },
  otherCode: { about: 'any other code', answers: {}, render: page('SK_UNKNOWN_1001') },
  unreachable: {
    about: 'the login page cannot be reached',
    answers: {},
    render: page(undefined, () => Promise.reject(new Error('no network'))),
    act: (root) => {
      const buttons = [...root.querySelectorAll('button')];
      buttons.find((button) => button.textContent === copy.logIn)?.click();
    },
  },
});
