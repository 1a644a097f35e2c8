/** The session of lib/session.ts for components: they draw again when it changes. */
import { useSyncExternalStore } from 'react';
import {
  currentEnding,
  currentSession,
  currentWarning,
  type Session,
  type SessionEnd,
  type SessionWarning,
  subscribeToSession,
} from './session.ts';

/** The person signed in, or null. */
export function useSession(): Session | null {
  return useSyncExternalStore(subscribeToSession, currentSession, () => null);
}

export function useSessionEnding(): SessionEnd | null {
  return useSyncExternalStore(subscribeToSession, currentEnding, () => null);
}

export function useSessionWarning(): SessionWarning | null {
  return useSyncExternalStore(subscribeToSession, currentWarning, () => null);
}
