/** Links of a state know the portal's addresses; a press on one is heard, and changes nothing that is drawn. */
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { parseSearch, stringifySearch } from '../app/search.ts';
import { hear } from './hear.ts';

interface WithRouterProps {
  readonly children: ReactNode;
  /** Told of each address that the state leads to. */
  readonly onAddress?: (address: string) => void;
}

export function WithRouter({ children, onAddress }: WithRouterProps) {
  const [router] = useState(() =>
    createRouter({
      routeTree: createRootRoute(),
      history: createMemoryHistory(),
      parseSearch,
      stringifySearch,
    }),
  );
  useEffect(
    () =>
      router.history.subscribe(({ location }) => {
        onAddress?.(location.href);
        hear();
      }),
    [router, onAddress],
  );
  return <RouterContextProvider router={router}>{children}</RouterContextProvider>;
}
