import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';
import { WelcomePage } from '../../features/welcome/index.ts';
import { openSession } from '../session-door.ts';

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
      signUp={async () => (await openSession()).signIn({ returnTo: '/home', signUp: true })}
    />
  );
}
