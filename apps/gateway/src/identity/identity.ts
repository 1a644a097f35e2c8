/**
 * Interface of identity to the rest of the gateway: a verified token, and the few things that are
 * not OIDC. Knows nothing of accounts; the embedded provider and any other issuer stand behind it.
 */
import type { PublicConfig } from '@portal/contract/rest';
import type { FastifyPluginAsync } from 'fastify';

export interface VerifiedToken {
  /** 'embedded' for our own provider, else the issuer's address: half of the key of a customer. */
  readonly issuer: string;
  readonly subject: string;
  readonly email: string | null;
  readonly emailVerified: boolean;
  /** null: the issuer says none. */
  readonly name: string | null;
  /** Names this sign-in, so that a logout elsewhere can end it. */
  readonly sessionKey: string;
  readonly staff: boolean;
  /** Staff who also decide on suspense payments. */
  readonly paymentsStaff: boolean;
  /** When the token runs out (milliseconds of the process's clock). */
  readonly expiresAt: number;
}

/** In access tokens of the embedded issuer: names the renewal that they came with. */
export const RENEWAL_CLAIM = 'renewal';

export type TokenRefusal = 'SK_SEC_1000' | 'SK_LOGOUT_1001' | 'SK_API_1001';

export type TokenVerdict =
  | { readonly ok: true; readonly token: VerifiedToken }
  | { readonly ok: false; readonly code: TokenRefusal };

/** Whether the sign-in of a token, whose signature is good, was ended; null: not asked. */
export type AskEnded = (token: VerifiedToken) => Promise<boolean | null>;

export interface TokenCheck {
  /**
   * Judges an access token: signature, issuer, audience, type, expiry, and whether its sign-in was ended.
   * @param askEnded for callers that read more of the sign-in with the same statement; left out, or not asked: asked alone
   */
  verifyAccess(token: string, askEnded?: AskEnded): Promise<TokenVerdict>;
  /** Judges an identity token (header X-ID-TOKEN) against the client id. */
  verifyId(token: string): Promise<TokenVerdict>;
}

interface IdentityUser {
  readonly subject: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly pendingEmail: string | null;
  readonly name: string;
  readonly mobile: string;
}

/** Port beside OIDC: every vendor has its own calls for these. */
export interface IdentityAdmin {
  getUser(subject: string): Promise<IdentityUser | null>;
  /** Keeps what the token of a new sign-in shows of the person, where the issuer tells it in no other way. */
  noteSignIn(token: VerifiedToken): Promise<void>;
  /** Sends the verification mail again; false when the limit of mails is reached. */
  sendVerification(subject: string): Promise<boolean>;
  /** Mails a link to change the password; false when the limit is reached. */
  sendPasswordChange(subject: string): Promise<boolean>;
  /**
   * Ends one sign-in everywhere it is used (logout), or every sign-in of the person.
   * @param expiresAt of the token it was read from: its refusal is kept so long at least
   */
  endSession(sessionKey: string, expiresAt?: number): Promise<void>;
  endAllSessions(subject: string): Promise<void>;
}

/** Everything that app.ts wires: the checks, the port, the embedded provider's routes if it runs here. */
export interface Identity {
  readonly check: TokenCheck;
  readonly admin: IdentityAdmin;
  /** null when another issuer is configured. */
  readonly plugin: FastifyPluginAsync | null;
  readonly publicIdentity: PublicConfig['identity'];
  /** Resolves when mails and sign-outs under way are done; closing the app waits for it too. */
  settled(): Promise<void>;
}
