/**
 * The names under which the portal keeps something in the browser (portal.theme is named in the look, oidc.* by the
 * sign-in's library), and storage that may be missing: then things are not kept. No account data comes here. On a
 * kiosk what is kept by this file and is about a person stays in the memory of the page; the sign-in does not, as
 * it outlives the way over the provider's pages: it is in session storage until the session ends (ADR 0022).
 */
import { currentConfig } from './config.ts';

export const storageKeys = {
  /** Names of the specification, session storage. */
  mode: 'mode',
  redirect: 'redirect',
  /** Session storage: the code that /logout carries over the provider's round trip. */
  errorCode: 'portal.errorCode',
  /** Session storage: where a kiosk goes when the provider has logged out. */
  endTo: 'portal.endTo',
  /** Session storage: a number of this tab, to know copies of it; and when it last saw somebody, by its own clock. */
  tab: 'portal.tab',
  lastSign: 'portal.lastSign',
  /** Session storage: Continue on /verify has reloaded the page. */
  verifyAsked: 'portal.verifyAsked',
  /** Local storage, for all tabs: a log-out that the identity provider has not heard (unheard-log-out.ts). */
  unheardLogOut: 'portal.unheardLogOut',
  /**
   * Session storage: the token of an invitation on its way through sign-up; local storage, by subject: over /verify, whose mail
   * opens in another tab. Used, left, or a logout removes it.
   */
  invitation: 'portal.invitation',
  /** Session and local storage, by subject: a digest of the premises chosen in this tab, in any tab; a logout removes them. */
  premisesPrefix: 'portal.premises.',
  /** Session storage, by subject: typed values of open flows (use-wizard-draft.ts); a logout removes them. */
  draftPrefix: 'portal.draft.',
  /** Local storage, by subject: this login's copy of what was dismissed; a logout removes them. */
  onboardingPrefix: 'portal.onboarding.',
  dismissPrefix: 'portal.dismiss.',
  /** Local storage, for all tabs: the key of this login's newest PayNow code (lasting-attempt.ts); a logout removes it. */
  payNow: 'portal.payNow',
  /** Local storage, for all tabs: the outcome of a request at a bank that was measured; a logout removes it. */
  measuredPrefix: 'portal.measured.',
} as const;

type Kind = 'session' | 'local';

/** How the tab runs and what it carries over a change of page: nothing about anybody. All else is. */
const aboutNobody: ReadonlySet<string> = new Set([
  storageKeys.mode,
  storageKeys.redirect,
  storageKeys.errorCode,
  storageKeys.endTo,
  storageKeys.unheardLogOut,
  storageKeys.tab,
  storageKeys.lastSign,
  storageKeys.verifyAsked,
]);

/** A kiosk's storage; gone with the page. */
const memory: Readonly<Record<Kind, Map<string, string>>> = { session: new Map(), local: new Map() };

/** The host's word, else the tab's. Asked of the storage itself, as modes.ts is built on this file. */
function isKiosk(): boolean {
  return currentConfig()?.mode === 'kiosk' || open('session')?.getItem(storageKeys.mode) === 'kiosk';
}

function memoryFor(kind: Kind, key: string): Map<string, string> | null {
  return !aboutNobody.has(key) && isKiosk() ? memory[kind] : null;
}

function open(kind: Kind): Storage | null {
  try {
    return kind === 'session' ? sessionStorage : localStorage;
  } catch {
    return null;
  }
}

export function keep(kind: Kind, key: string, value: string): void {
  const inMemory = memoryFor(kind, key);
  if (inMemory) {
    inMemory.set(key, value);
    return;
  }
  try {
    open(kind)?.setItem(key, value);
  } catch {
    // Full or refused: the page works without it.
  }
}

export function readStored(kind: Kind, key: string): string | null {
  const inMemory = memoryFor(kind, key);
  return (inMemory ? inMemory.get(key) : open(kind)?.getItem(key)) ?? null;
}

export function forget(kind: Kind, key: string): void {
  memory[kind].delete(key);
  open(kind)?.removeItem(key);
}

export function takeKept(kind: Kind, key: string): string | null {
  const value = readStored(kind, key);
  forget(kind, key);
  return value;
}

export function forgetStartingWith(kind: Kind, prefixes: readonly string[]): void {
  const storage = open(kind);
  const readStored = Array.from({ length: storage?.length ?? 0 }, (_, index) => storage?.key(index) ?? '');
  for (const key of [...readStored, ...memory[kind].keys()]) {
    if (prefixes.some((prefix) => key.startsWith(prefix))) forget(kind, key);
  }
}

/** Empties the storage, of keys known by name or not. */
export function forgetEverything(): void {
  for (const kind of ['session', 'local'] as const) {
    memory[kind].clear();
    try {
      open(kind)?.clear();
    } catch {
      // Refused: then nothing was kept either.
    }
  }
}
