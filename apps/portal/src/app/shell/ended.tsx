/** Shows 'Your session is expired.' over whatever page it happens on. */
import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useSessionEnding } from '../../lib/use-session.ts';

const Expired = lazy(async () => ({
  default: (await import('../../features/session/index.ts')).SessionExpired,
}));

export function Ended() {
  const ending = useSessionEnding();
  const navigate = useNavigate();
  if (ending !== 'expired') return null;
  return (
    <Suspense fallback={null}>
      <Expired logOut={() => void navigate({ to: '/logout' })} />
    </Suspense>
  );
}
