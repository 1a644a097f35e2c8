/**
 * The signed-in person of this tab. Owns the state and the access to what changes it: the OIDC
 * client itself is loaded only when somebody signs in or is signed in, as public pages must not carry it.
 */
export interface Session {
  /** The issuer's name for the person. */
  readonly subject: string;
  readonly email: string | null;
  readonly emailVerified: boolean;
  readonly name: string | null;
  /** Staff of the utility, as the issuer says. Decides what is shown; the gateway decides what is allowed. */
  readonly isInternal: boolean;
}

export type SessionEnd = 'expired';

/** Nobody seems to be there: the sign-in is about to end. */
export interface SessionWarning {
  /** By this device's own clock (deviceNow). */
  readonly endsAt: number;
  /** For how long nothing has happened, and how long the warning lasts in all; milliseconds. */
  readonly warnAfter: number;
  readonly logOutAfter: number;
  /** 'Stay signed in', for all tabs. */
  stay(): void;
}

let current: Session | null = null;
let ending: SessionEnd | null = null;
let warning: SessionWarning | null = null;
const listeners = new Set<() => void>();

export function currentSession(): Session | null {
  return current;
}

/** null while nothing has ended; 'expired' while the page says so before it logs out. */
export function currentEnding(): SessionEnd | null {
  return ending;
}

export function currentWarning(): SessionWarning | null {
  return warning;
}

/** A renewal leaves what the page says about the end; somebody else's sign-in does not. */
export function setSession(next: Session | null): void {
  if (next?.subject !== current?.subject) warning = null;
  if (next && next.subject !== current?.subject) ending = null;
  current = next;
  tell();
}

export function setWarning(next: SessionWarning | null): void {
  warning = next;
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

/** The OIDC client's record of a sign-in in this tab, as far as others may read it. */
export interface StoredToken {
  readonly subject: string;
  readonly accessToken: string;
}

const STORED_USER = 'oidc.user:';
/** One that runs out on its way would be refused. */
const TOKEN_MARGIN_MS = 10_000;

/** The token of a verified person that this tab holds and that still lasts; says nothing about the session. */
export function storedToken(at: number): StoredToken | null {
  try {
    const [key, ...others] = Object.keys(sessionStorage).filter((each) => each.startsWith(STORED_USER));
    if (key === undefined || others.length > 0) return null;
    const user = JSON.parse(sessionStorage.getItem(key) ?? '') as {
      access_token?: unknown;
      expires_at?: unknown;
      profile?: { sub?: unknown; email_verified?: unknown };
    } | null;
    const { sub, email_verified: isVerified } = user?.profile ?? {};
    const lasts = Number(user?.expires_at) * 1000 > at + TOKEN_MARGIN_MS;
    if (!lasts || isVerified !== true || typeof sub !== 'string') return null;
    return typeof user?.access_token === 'string' ? { subject: sub, accessToken: user.access_token } : null;
  } catch {
    return null;
  }
}

/** true when this tab has a sign-in to go on with; says nothing about whether it still holds. */
export function hasStoredSession(): boolean {
  try {
    return Object.keys(sessionStorage).some((key) => key.startsWith(STORED_USER));
  } catch {
    return false;
  }
}
