/** /alerts/off: takes the token out of the address. Signed in or not, the page has a cache of its own. */
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { SwitchOffPage } from '../../../features/alerts/index.ts';
import { createQueryClient } from '../../../lib/api/query-client.ts';

export function AlertOff() {
  const [token] = useState(() => new URLSearchParams(location.hash.slice(1)).get('token'));
  const [queries] = useState(createQueryClient);
  useEffect(() => history.replaceState(history.state, '', `${location.pathname}${location.search}`), []);
  return (
    <QueryClientProvider client={queries}>
      <SwitchOffPage token={token} />
    </QueryClientProvider>
  );
}
