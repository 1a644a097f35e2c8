/** Behind every staff page: the query cache of whoever is signed in. */
import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from '@tanstack/react-router';
import { getQueryClient } from '../../lib/api/query-client.ts';
import { useSession } from '../../lib/session/use-session.ts';

export function Staff() {
  const subject = useSession()?.subject;
  if (subject === undefined) return null;
  return (
    <QueryClientProvider client={getQueryClient(subject)}>
      <Outlet />
    </QueryClientProvider>
  );
}
