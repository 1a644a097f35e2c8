/**
 * State of the registry between two calls: the requests, the consents, the codes and tokens that are
 * out. In memory, short-lived, of bounded size. Knows no protocol.
 */
import { randomBytes } from 'node:crypto';
import type { SandboxCompany } from './companies.ts';
import type { Dials } from './dials.ts';

/** Parameters of a browser's request, or of the request pushed before it. */
export interface AuthorizeRequest {
  readonly version: 'v2' | 'v3';
  readonly purpose: string;
  readonly state: string;
  /** v3: goes into the identity token. */
  readonly nonce?: string;
  /** v3: S256 of the verifier. */
  readonly challenge?: string;
  /** v3: thumbprint of the key that every call must prove. */
  readonly thumbprint?: string;
}

export interface Granted extends AuthorizeRequest {
  readonly company: SandboxCompany;
}

const MINUTE = 60_000;
const MOST = 500;

/** Values by a name that cannot be guessed; each for its time, the oldest give way. */
class Drawer<T> {
  readonly #kept = new Map<string, { readonly value: T; readonly until: number }>();
  readonly #now: () => number;
  readonly #life: number;

  constructor(now: () => number, life: number) {
    this.#now = now;
    this.#life = life;
  }

  put(value: T, name = randomBytes(24).toString('base64url')): string {
    if (this.#kept.size >= MOST) this.#kept.delete(this.#kept.keys().next().value ?? '');
    this.#kept.set(name, { value, until: this.#now() + this.#life });
    return name;
  }

  look(name: string): T | undefined {
    const found = this.#kept.get(name);
    return found !== undefined && found.until > this.#now() ? found.value : undefined;
  }

  take(name: string): T | undefined {
    const value = this.look(name);
    this.#kept.delete(name);
    return value;
  }
}

export class Desk {
  /** Requests that a person is to decide, and, by another name, those that were pushed. */
  readonly requests: Drawer<AuthorizeRequest>;
  readonly pushed: Drawer<AuthorizeRequest>;
  readonly tokens: Drawer<Granted>;
  readonly #codes: Drawer<Granted>;
  readonly #seen: Drawer<true>;
  readonly #dials: Dials;

  constructor(now: () => number, dials: Dials) {
    this.requests = new Drawer(now, 10 * MINUTE);
    this.pushed = new Drawer(now, MINUTE);
    this.tokens = new Drawer(now, 10 * MINUTE);
    this.#codes = new Drawer(now, MINUTE);
    this.#seen = new Drawer(now, 5 * MINUTE);
    this.#dials = dials;
  }

  grant(granted: Granted): string {
    return this.#codes.put(granted);
  }

  /** Once, unless the dial is set otherwise. */
  redeem(code: string): Granted | undefined {
    return this.#dials.replay ? this.#codes.look(code) : this.#codes.take(code);
  }

  /** Whether this is the first time: nonces of signed calls, numbers of assertions and proofs. */
  isFresh(kind: string, id: string): boolean {
    const name = `${kind} ${id}`;
    if (id === '' || this.#seen.look(name)) return false;
    this.#seen.put(true, name);
    return true;
  }
}
