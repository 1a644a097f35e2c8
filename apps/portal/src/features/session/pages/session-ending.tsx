/** Dialogs over every page when a sign-in is about to end, and when it has ended. */
import { useSessionEnding, useSessionWarning } from '../../../lib/session/use-session.ts';
import { lazyOrNothing } from '../../../ui/loading/lazy-or-nothing.tsx';
import type { SessionWarningProps } from '../idle/session-warning.tsx';
import { SessionExpired } from './session-expired.tsx';

/** Without its code the sign-in ends all the same. */
const Warning = lazyOrNothing<SessionWarningProps>(
  async () => (await import('../idle/session-warning.tsx')).SessionWarning,
);

export function SessionEnding({ logOut }: { logOut: () => void }) {
  const ending = useSessionEnding();
  const warning = useSessionWarning();
  if (ending === 'expired') return <SessionExpired logOut={logOut} />;
  if (!warning) return null;
  return <Warning warning={warning} logOut={logOut} />;
}
