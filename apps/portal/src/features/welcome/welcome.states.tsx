/** States of the welcome page: its promotions, with and without apps, the popup of a code, no provider. */

import type { FeatureName } from '@portal/domain/availability/features';
import { hear, hearForever } from '../../gallery/hear.ts';
import { defineStates } from '../../gallery/state.ts';
import { copy } from './copy.ts';
import { UnheardLogOut } from './unheard-log-out.tsx';
import { WelcomePage, type WelcomeProps } from './welcome.page.tsx';

const both = {
  iphone: 'https://apps.example/iphone',
  android: 'https://apps.example/android',
};

const page = (props: Partial<WelcomeProps> = {}) => ({
  render: () => (
    <WelcomePage
      errorCode={undefined}
      forgetErrorCode={hear}
      logIn={hearForever}
      signUp={null}
      promotion="egiro"
      apps={both}
      {...props}
    />
  ),
});

const without =
  (...gone: FeatureName[]) =>
  (feature: FeatureName) =>
    gone.includes(feature) ? 'gone' : 'open';

export const states = defineStates({
  ready: { about: 'as it opens', ...page() },
  paynow: {
    about: 'eGIRO is switched off, there is an app for one kind of phone',
    ...page({ promotion: 'paynow', apps: { ...both, android: null } }),
  },
  bare: {
    about: 'no eGIRO, no PayNow, no app, no way to find the e-mail',
    ...page({ promotion: 'usage', apps: { iphone: null, android: null } }),
    availability: without('egiro-about', 'paynow-how-it-works', 'forgot-email'),
  },
  noActiveAccount: {
    about: 'no active account',
    ...page({ errorCode: 'no_active_utilities_account' }),
  },
  otherCode: { about: 'any other code', ...page({ errorCode: 'SK_UNKNOWN_1001' }) },
  noCode: { about: 'what is no code', ...page({ errorCode: 'Call 9123 4567 now' }) },
  unheardLogOut: {
    about: 'the last log-out has not been heard',
    ...page({ notice: <UnheardLogOut finish={() => Promise.reject(new Error('no network'))} /> }),
  },
  inTheApp: { about: 'inside the app: sign up opens at once', ...page({ signUp: async () => {} }) },
  unreachable: {
    about: 'the login page cannot be reached',
    ...page({ logIn: () => Promise.reject(new Error('no network')) }),
    act: (root) => {
      const buttons = [...root.querySelectorAll('button')];
      buttons.find((button) => button.textContent === copy.logIn)?.click();
    },
  },
});
