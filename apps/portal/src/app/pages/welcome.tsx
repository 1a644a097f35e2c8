/** /welcome: hands the page what it can do; the session area is loaded only when somebody presses. */
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';
import { WelcomePage } from '../../features/welcome/index.ts';
import { currentMode } from '../../lib/modes.ts';
import { openSession } from '../session-door.ts';

/** Inside the app the sign-up opens at once. */
const signUp = async () => (await openSession()).signIn({ returnTo: '/home', signUp: true });

export function Welcome() {
  const navigate = useNavigate({ from: '/welcome' });
  const { errorCode } = useSearch({ from: '/welcome' });
  const forgetErrorCode = useCallback(
    () =>
      void navigate({
        to: '.',
        search: ({ errorCode: _gone, ...rest }) => rest,
        replace: true,
        resetScroll: false,
      }),
    [navigate],
  );
  return (
    <WelcomePage
      errorCode={errorCode}
      forgetErrorCode={forgetErrorCode}
      logIn={async () => (await openSession()).signIn({ returnTo: '/home' })}
      signUp={currentMode() === 'mobile' ? signUp : null}
    />
  );
}
