/** The router over all routes; a memory history serves prerendering and tests. */
import { createRouter as create, type RouterHistory } from '@tanstack/react-router';
import { Crashed } from './pages/crashed.tsx';
import { routeTree } from './routes.ts';
import { parseSearch, stringifySearch } from './search.ts';

export function createRouter(history?: RouterHistory) {
  return create({
    routeTree,
    parseSearch,
    stringifySearch,
    ...(history ? { history } : {}),
    defaultErrorComponent: Crashed,
    scrollRestoration: false,
    notFoundMode: 'root',
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createRouter>;
  }
}
