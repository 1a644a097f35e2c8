/**
 * Access tokens whose signature was found good a moment ago: a page sends the same one with each of its requests, and the
 * signature costs more than all else of a small one. Says nothing of sign-ins that were ended: these are asked for each time.
 */
import { hash } from 'node:crypto';
import type { VerifiedToken } from '../identity.ts';

/** A key that was taken out of use counts so much longer at most. */
const KEEP_MS = 30_000;
/** Of some hundred bytes each; the oldest goes first. */
const MOST = 20_000;

export class VerifiedTokens {
  /** By the hash of the whole token, so that a copy of the memory holds none. */
  readonly #kept = new Map<string, { readonly token: VerifiedToken; readonly until: number }>();
  readonly #now: () => number;

  /** @param now milliseconds of the clock that tokens run out by */
  constructor(now: () => number) {
    this.#now = now;
  }

  find(raw: string): VerifiedToken | undefined {
    const key = keyOf(raw);
    const found = this.#kept.get(key);
    if (found && this.#now() < found.until) return found.token;
    this.#kept.delete(key);
    return undefined;
  }

  keep(raw: string, token: VerifiedToken): void {
    const [oldest] = this.#kept.keys();
    if (oldest !== undefined && this.#kept.size >= MOST) this.#kept.delete(oldest);
    this.#kept.set(keyOf(raw), { token, until: Math.min(token.expiresAt, this.#now() + KEEP_MS) });
  }
}

const keyOf = (raw: string): string => hash('sha256', raw, 'base64url');
