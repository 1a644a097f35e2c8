/** Where the portal starts in a browser. */
import '@portal/look/look.css';
// index.html waits with this mark before any script has come.
import '../ui/loading/waiting.module.css';
import { RouterProvider } from '@tanstack/react-router';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { prefetchAccounts } from '../lib/api/prefetched-accounts.ts';
import { loadConfig } from '../lib/config.ts';
import { takeModeFrom } from '../lib/modes.ts';
import { hasStoredSession } from '../lib/session/session.ts';
import { focusHeadingOnNavigation } from './focus/focus.ts';
import { hashTarget } from './focus/hash.ts';
import { rememberFocus } from './focus/keep-focus.ts';
import { takeRegistryReturn } from './linking/registry-return.ts';
import { createRouter } from './router.ts';
import { loadSignedInHeader } from './shell/header.tsx';

async function begin(): Promise<void> {
  takeRegistryReturn();
  takeModeFrom(new URLSearchParams(location.search));
  const configured = loadConfig().catch(() => null);
  if (location.pathname === '/' && location.hash !== '') {
    const target = hashTarget(location.hash, await configured);
    if (target?.kind === 'leave') {
      location.replace(target.address);
      return;
    }
    history.replaceState(null, '', target ? target.path : `/${location.search}`);
  }
  const router = createRouter();
  if (hasStoredSession()) prefetch(router);
  focusHeadingOnNavigation(router);
  // The prerendered page stays on screen until the first page is complete.
  await router.load();
  const root = document.getElementById('root');
  if (!root) return;
  const putFocusBack = rememberFocus(root);
  flushSync(() => createRoot(root).render(<RouterProvider router={router} />));
  putFocusBack();
}

/** Asks for all code of the page and for whose it is at once, while the router still finds out who is there. */
function prefetch(router: ReturnType<typeof createRouter>): void {
  void loadSignedInHeader();
  const [routes] = router.getMatchedRoutes(location.pathname);
  if (routes.some(({ id }) => id === '/signed-in')) prefetchAccounts();
  for (const { options } of routes) void options.component?.preload?.();
}

void begin();
