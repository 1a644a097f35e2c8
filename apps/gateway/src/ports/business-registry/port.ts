/**
 * Port to the government's registry of companies: which company a signed-in customer acts for, in the
 * registry's own words (S1 §4, Business-identity flow). Knows no protocol, and nothing of linking.
 */
export interface BusinessRegistry {
  /**
   * Begins a way there. State, verifier, nonce and proof key stay here, for this customer, for ten minutes.
   * @param purpose what the person is told the company's details are for
   * @throws RegistryError `unavailable`, `untrusted` or `malformed`: the registry is asked first in version 3
   */
  start(asked: { readonly customerId: number; readonly purpose: string }): Promise<RegistryStart>;

  /**
   * Ends it with what the registry's redirect said. Of two calls with one state, one gets as far as the
   * registry; whatever comes of it, the state is used up.
   * @throws RegistryError
   */
  finish(callback: RegistryCallback): Promise<RegisteredCompany>;
}

export interface RegistryStart {
  /** Where the browser goes. Holds no detail of the customer. */
  readonly redirectUrl: string;
}

/** The query of the registry's redirect, and who is signed in where it arrived. */
export interface RegistryCallback {
  readonly customerId: number;
  readonly state: string;
  readonly code?: string | undefined;
  /** Who the answer says it comes from: version 3 names itself, and an answer mixed up with another's is refused. */
  readonly iss?: string | undefined;
  /** As OAuth names it: 'access_denied' when the person refused. */
  readonly error?: string | undefined;
}

export interface RegisteredCompany {
  /** Canonical: capitals, no blanks. Its check letter may be wrong, as some in use are. */
  readonly uen: string;
  readonly companyName: string;
  /** Whether the registry says that the company still exists. */
  readonly status: 'live' | 'not-live';
}

/**
 * - `refused`: the person said no
 * - `state_unknown`: never begun by this customer, which is the answer for somebody else's state too
 * - `state_used`, `state_expired`: begun by this customer, but ended before, or older than ten minutes
 * - `code_refused`: the registry does not take the code
 * - `unavailable`: slow, down, or not ready to talk to us
 * - `untrusted`: signature, issuer, audience, nonce or key are not what they must be
 * - `malformed`: too long, from elsewhere, or not of the form that was agreed
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

/** Carries no cause: what a registry answers holds tokens and names, and causes end in logs. */
export class RegistryError extends Error {
  override readonly name = 'RegistryError';

  readonly code: RegistryErrorCode;
  readonly detail: string;

  /** @param detail a word of ours or of the library for the log, never a word of the answer */
  constructor(code: RegistryErrorCode, detail = '') {
    super(detail === '' ? code : `${code}: ${detail}`);
    this.code = code;
    this.detail = detail;
  }
}
