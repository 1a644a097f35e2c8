/**
 * Tells a tab that it is a copy: "duplicate tab" copies session storage, refresh token included, and a refresh token
 * that two tabs use is taken for a stolen one. Each tab keeps a number; who finds its own already in use is a copy.
 */
import { keep, readStored, storageKeys } from '../../lib/storage.ts';

const CHANNEL = 'portal.tabs';

/** @param onCopy this tab began as a copy of another that is still open */
export function watchForCopies(onCopy: () => void): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(CHANNEL);
  const before = readStored('session', storageKeys.tab);
  let own = before ?? crypto.randomUUID();
  keep('session', storageKeys.tab, own);
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const { kind, tab } = (data ?? {}) as { kind?: unknown; tab?: unknown };
    if (tab !== own) return;
    if (kind === 'here') channel.postMessage({ kind: 'taken', tab: own });
    if (kind === 'taken') {
      own = crypto.randomUUID();
      keep('session', storageKeys.tab, own);
      onCopy();
    }
  });
  if (before !== null) channel.postMessage({ kind: 'here', tab: own });
}
