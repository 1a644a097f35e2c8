/** Dialogs over every page when a sign-in is about to end, and when it has ended. */
import { type ComponentType, lazy, Suspense } from 'react';
import { useSessionEnding, useSessionWarning } from '../../../lib/session/use-session.ts';
import type { SessionWarningProps } from '../idle/session-warning.tsx';
import { SessionExpired } from './session-expired.tsx';

const Warning = lazy<ComponentType<SessionWarningProps>>(() =>
  import('../idle/session-warning.tsx').then(
    ({ SessionWarning }) => ({ default: SessionWarning }),
    // Its code cannot be had: the sign-in ends all the same, and the page must not break over it.
    () => ({ default: () => null }),
  ),
);

export function SessionEnding({ logOut }: { logOut: () => void }) {
  const ending = useSessionEnding();
  const warning = useSessionWarning();
  if (ending === 'expired') return <SessionExpired logOut={logOut} />;
  if (!warning) return null;
  return (
    <Suspense fallback={null}>
      <Warning warning={warning} logOut={logOut} />
    </Suspense>
  );
}
