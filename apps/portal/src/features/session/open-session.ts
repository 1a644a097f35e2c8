/** Puts the session together once per document: configuration, OIDC, other tabs, caches. Loaded on demand. */

import { clearQueries } from '../../lib/api/query-client.ts';
import { loadConfig } from '../../lib/config.ts';
import { createOidcClient } from './oidc-client.ts';
import { openOtherTabs } from './other-tabs.ts';
import { createSessionControl, type SessionControl } from './session-control.ts';
import { watchForCopies } from './tab-copy.ts';

let opened: Promise<SessionControl> | null = null;

/** @throws ApiError when the configuration cannot be had; the next call tries again */
export function openSession(): Promise<SessionControl> {
  opened ??= loadConfig().then(
    (config) => {
      const identity = createOidcClient(config.identity);
      watchForCopies(() => void identity.renewApart());
      return createSessionControl({
        identity,
        tabs: openOtherTabs(),
        limits: config.idle,
        clearData: clearQueries,
        goTo: (address) => location.replace(address),
        isReachable: async () => (await fetch('/welcome', { method: 'HEAD', cache: 'no-store' })).ok,
        redirectOrigins: config.redirectOrigins,
      });
    },
    (error: unknown) => {
      opened = null;
      throw error;
    },
  );
  return opened;
}
