/** /welcome: hands the page what it can do; the session area is loaded only when somebody presses. */
import { getAvailability } from '@portal/domain/availability/availability';
import { usualSwitches } from '@portal/domain/availability/switches';
import { useSearch } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { promotionFor, UnheardLogOut, WelcomePage } from '../../features/welcome/index.ts';
import { currentMode } from '../../lib/modes.ts';
import { isLogOutUnheard, subscribeToUnheardLogOut } from '../../lib/session/unheard-log-out.ts';
import { useConfig } from '../../lib/use-config.ts';
import { listStoreLinks } from '../account/apps-of.ts';
import { useForgetSearch } from '../forget-search.ts';
import { LoginNotice } from '../login-notice.tsx';
import { finishLogOut, signIn } from '../session-gate.ts';

/** Inside the app the sign-up opens at once. */
const signUp = () => signIn({ returnTo: '/home', signUp: true });

export function Welcome() {
  const { errorCode } = useSearch({ from: '/welcome' });
  const forgetErrorCode = useForgetSearch('errorCode');
  const isUnheard = useSyncExternalStore(subscribeToUnheardLogOut, isLogOutUnheard, () => false);
  const config = useConfig();
  // Until the configuration is here, what most installations have: so the card seldom changes under the eye.
  const switches = config?.switches ?? usualSwitches;
  return (
    <WelcomePage
      errorCode={errorCode}
      forgetErrorCode={forgetErrorCode}
      notice={
        <>
          {isUnheard && <UnheardLogOut finish={finishLogOut} />}
          <LoginNotice />
        </>
      }
      logIn={() => signIn({ returnTo: '/home' })}
      signUp={currentMode() === 'mobile' ? signUp : null}
      promotion={promotionFor((feature) => getAvailability(feature, { switches }) === 'open')}
      apps={listStoreLinks(config)}
    />
  );
}
