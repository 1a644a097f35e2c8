/** The way to the chat for whoever stands elsewhere on the page: the launcher offers it, /help takes it. */
import { useSyncExternalStore } from 'react';

let offered: (() => void) | null = null;
const listeners = new Set<() => void>();

/** null: there is no chat to open now. */
export function offerChat(open: (() => void) | null): void {
  offered = open;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Opens the chat; call it in the press itself, as a pop-up is blocked anywhere else. null while there is none. */
export function useOpenChat(): (() => void) | null {
  return useSyncExternalStore(
    subscribe,
    () => offered,
    () => null,
  );
}
