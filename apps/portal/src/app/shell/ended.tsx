/** Says over whatever page it happens on that the session is about to end, or has ended. */
import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useSessionEnding, useSessionWarning } from '../../lib/session/use-session.ts';

const Ending = lazy(async () => ({
  default: (await import('../../features/session/index.ts')).SessionEnding,
}));

export function Ended() {
  const ending = useSessionEnding();
  const warning = useSessionWarning();
  const navigate = useNavigate();
  if (ending === null && warning === null) return null;
  return (
    <Suspense fallback={null}>
      <Ending logOut={() => void navigate({ to: '/logout' })} />
    </Suspense>
  );
}
