/**
 * Who is signed in, in this tab, for whoever asks. Owns the state and the door to what changes it: the OIDC
 * client itself is loaded only when somebody signs in or is signed in, as public pages must not carry it.
 */
export interface Session {
  /** The issuer's name for the person. */
  readonly subject: string;
  readonly email: string | null;
  readonly emailVerified: boolean;
  readonly name: string | null;
}

export type SessionEnd = 'expired';

let current: Session | null = null;
let ending: SessionEnd | null = null;
const listeners = new Set<() => void>();

export function currentSession(): Session | null {
  return current;
}

/** null while nothing has ended; 'expired' while the page says so before it logs out. */
export function currentEnding(): SessionEnd | null {
  return ending;
}

export function setSession(next: Session | null): void {
  current = next;
  if (next) ending = null;
  tell();
}

export function setEnding(next: SessionEnd | null): void {
  ending = next;
  tell();
}

export function subscribeToSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell(): void {
  for (const listener of listeners) listener();
}

const STORED_USER = 'oidc.user:';

/** true when this tab has a sign-in to go on with; says nothing about whether it still holds. */
export function hasStoredSession(): boolean {
  try {
    return Object.keys(sessionStorage).some((key) => key.startsWith(STORED_USER));
  } catch {
    return false;
  }
}
