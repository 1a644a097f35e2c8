/** Where the portal starts in a browser. */
import '@portal/look/look.css';
import { RouterProvider } from '@tanstack/react-router';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { loadConfig } from '../lib/config.ts';
import { takeModeFrom } from '../lib/modes.ts';
import { hasStoredSession } from '../lib/session.ts';
import { focusHeadingOnNavigation } from './focus.ts';
import { hashTarget } from './hash.ts';
import { rememberFocus } from './keep-focus.ts';
import { takeRegistryReturn } from './registry-return.ts';
import { createRouter } from './router.ts';
import { loadSignedInHeader } from './shell/header.tsx';

async function begin(): Promise<void> {
  takeRegistryReturn();
  takeModeFrom(new URLSearchParams(location.search));
  if (hasStoredSession()) void loadSignedInHeader();
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
  focusHeadingOnNavigation(router);
  // The prerendered page stays on screen until the first page is complete.
  await router.load();
  const root = document.getElementById('root');
  if (!root) return;
  const putFocusBack = rememberFocus(root);
  flushSync(() => createRoot(root).render(<RouterProvider router={router} />));
  putFocusBack();
}

void begin();
