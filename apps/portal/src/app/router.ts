/** The router over all routes; a memory history serves prerendering and tests. */
import { createRouter as create, type RouterHistory } from '@tanstack/react-router';
import { routeTree } from './routes.ts';
import { parseSearch, stringifySearch } from './search.ts';

export function createRouter(history?: RouterHistory) {
  return create({
    routeTree,
    parseSearch,
    stringifySearch,
    ...(history ? { history } : {}),
    defaultPendingMs: 300,
    scrollRestoration: false,
    notFoundMode: 'root',
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createRouter>;
  }
}
