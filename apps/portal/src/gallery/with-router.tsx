/** Links of a state know the portal's addresses; a press on one changes nothing that is drawn. */
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { parseSearch, stringifySearch } from '../app/search.ts';

export function WithRouter({ children }: { children: ReactNode }) {
  const [router] = useState(() =>
    createRouter({
      routeTree: createRootRoute(),
      history: createMemoryHistory(),
      parseSearch,
      stringifySearch,
    }),
  );
  return <RouterContextProvider router={router}>{children}</RouterContextProvider>;
}
