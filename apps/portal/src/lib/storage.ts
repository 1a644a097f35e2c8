/**
 * Every name under which the portal keeps something in the browser, and storage that may be missing (blocked
 * by settings): then things are simply not kept. No account data and no personal data is kept here.
 */
export const storageKeys = {
  /** Names of the specification, session storage. */
  mode: 'mode',
  redirect: 'redirect',
  /** Session storage: the code that /logout carries over the provider's round trip. */
  errorCode: 'portal.errorCode',
  /** Session storage: where a kiosk goes when the provider has logged out. */
  endTo: 'portal.endTo',
  /** Session storage: Continue on /verify has reloaded the page. */
  verifyAsked: 'portal.verifyAsked',
  /** Local storage, by subject: this login's copy of what was dismissed; a logout removes them. */
  onboardingPrefix: 'portal.onboarding.',
  dismissPrefix: 'portal.dismiss.',
} as const;

type Kind = 'session' | 'local';

function open(kind: Kind): Storage | null {
  try {
    return kind === 'session' ? sessionStorage : localStorage;
  } catch {
    return null;
  }
}

export function keep(kind: Kind, key: string, value: string): void {
  try {
    open(kind)?.setItem(key, value);
  } catch {
    // Full or refused: the page works without it.
  }
}

export function kept(kind: Kind, key: string): string | null {
  return open(kind)?.getItem(key) ?? null;
}

export function forget(kind: Kind, key: string): void {
  open(kind)?.removeItem(key);
}

export function takeKept(kind: Kind, key: string): string | null {
  const value = kept(kind, key);
  forget(kind, key);
  return value;
}

export function forgetStartingWith(kind: Kind, prefixes: readonly string[]): void {
  const storage = open(kind);
  if (!storage) return;
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  for (const key of keys) {
    if (prefixes.some((prefix) => key.startsWith(prefix))) storage.removeItem(key);
  }
}

/** Whatever anybody has put here, known by name or not. */
export function forgetEverything(): void {
  for (const kind of ['session', 'local'] as const) {
    try {
      open(kind)?.clear();
    } catch {
      // Refused: then nothing was kept either.
    }
  }
}
