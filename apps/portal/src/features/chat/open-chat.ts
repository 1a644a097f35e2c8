/** The way to the chat for whoever stands elsewhere on the page: the launcher offers it, /help takes it. */
import { useSyncExternalStore } from 'react';

export interface OfferedChat {
  /** Call it in the press itself: a pop-up is blocked anywhere else. */
  open(): void;
  /** A press leads to a window of the chat's own, not to the frame on the page. */
  readonly inWindow: boolean;
}

let offered: OfferedChat | null = null;
const listeners = new Set<() => void>();

/** null: there is no chat to open now. */
export function offerChat(chat: OfferedChat | null): void {
  offered = chat;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** @returns null while there is no chat */
export function useOfferedChat(): OfferedChat | null {
  return useSyncExternalStore(
    subscribe,
    () => offered,
    () => null,
  );
}
