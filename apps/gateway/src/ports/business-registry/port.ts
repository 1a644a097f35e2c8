/**
 * Port to the government's registry of companies: the company that a signed-in customer acts for (S1 §4,
 * Business-identity flow). Knows no protocol, and nothing of linking.
 */
export interface BusinessRegistry {
  /**
   * Begins a flow. State, verifier, nonce and proof key are kept for this customer for ten minutes.
   * @param purpose shown to the person as the reason why the company's details are needed
   * @throws RegistryError `unavailable`, `untrusted` or `malformed`: version 3 calls the registry first
   */
  start(asked: { readonly customerId: number; readonly purpose: string }): Promise<RegistryStart>;

  /**
   * Ends a flow with the registry's redirect. Of two calls with one state, only one reaches the registry; the
   * state is used up with any outcome.
   * @throws RegistryError
   */
  finish(callback: RegistryCallback): Promise<RegisteredCompany>;
}

export interface RegistryStart {
  /** Target of the browser. Contains no detail of the customer. */
  readonly redirectUrl: string;
}

/** The query of the registry's redirect, and the signed-in customer. */
export interface RegistryCallback {
  readonly customerId: number;
  readonly state: string;
  readonly code?: string | undefined;
  /** Issuer of the response: version 3 sends it, and a mix-up with another issuer is rejected. */
  readonly iss?: string | undefined;
  /** OAuth error: 'access_denied' when the person refused. */
  readonly error?: string | undefined;
}

export interface RegisteredCompany {
  /** Canonical: capitals, no blanks. The check letter may be wrong, as some in use are. */
  readonly uen: string;
  readonly companyName: string;
  /** Whether the company still exists according to the registry. */
  readonly status: 'live' | 'not-live';
}

/**
 * - `refused`: the person refused
 * - `state_unknown`: not begun by this customer, also for the state of another customer
 * - `state_used`, `state_expired`: begun by this customer, but ended before, or older than ten minutes
 * - `code_refused`: the registry rejects the code
 * - `unavailable`: slow, down, or rejecting the gateway as a client
 * - `untrusted`: wrong signature, issuer, audience, nonce or key
 * - `malformed`: too long, from another origin, or of an unknown format
 */
export type RegistryErrorCode =
  | 'refused'
  | 'state_unknown'
  | 'state_used'
  | 'state_expired'
  | 'code_refused'
  | 'unavailable'
  | 'untrusted'
  | 'malformed';

/** Has no cause: responses of a registry contain tokens and names, and causes are logged. */
export class RegistryError extends Error {
  override readonly name = 'RegistryError';

  readonly code: RegistryErrorCode;
  readonly detail: string;

  /** @param detail for the log: a word of the gateway or of the library, never of the response */
  constructor(code: RegistryErrorCode, detail = '') {
    super(detail === '' ? code : `${code}: ${detail}`);
    this.code = code;
    this.detail = detail;
  }
}
