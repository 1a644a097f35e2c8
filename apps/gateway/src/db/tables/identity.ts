/** Rows of the embedded identity provider (migration 003). */
import type { Generated, GeneratedAlways } from 'kysely';
import type { Instant, InstantOrNull, Jsonb } from './columns.ts';

export interface IdpAccountTable {
  subject: string;
  /** As typed, for mails; compared by email_key, in lower case. */
  email: string;
  emailKey: string;
  passwordHash: string;
  emailVerified: Generated<boolean>;
  pendingEmail: string | null;
  name: string;
  mobile: Generated<string>;
  role: Generated<'customer' | 'staff' | 'payments'>;
  passwordChangedAt: Instant;
  createdAt: Instant;
}

export interface IdpLinkTable {
  tokenHash: string;
  subject: string;
  purpose: 'verify' | 'reset' | 'change-email';
  email: string;
  expiresAt: Instant;
  usedAt: InstantOrNull;
}

export interface OidcModelTable {
  model: string;
  id: string;
  payload: Jsonb;
  grantId: string | null;
  userCode: string | null;
  uid: string | null;
  expiresAt: InstantOrNull;
  consumedAt: InstantOrNull;
}

export interface RevokedSessionTable {
  sessionKey: string;
  revokedAt: Instant;
  expiresAt: Instant;
}

/** Claims of another issuer about a login, as of its newest sign-in. */
export interface ForeignLoginTable {
  issuer: string;
  subject: string;
  /** Verified by the issuer. */
  email: string;
  /** '' where the issuer says none. */
  name: string;
}

export interface SigningKeyTable {
  kid: string;
  jwk: Jsonb;
  createdAt: Instant;
  retiredAt: InstantOrNull;
}

export interface SealedSecretTable {
  name: string;
  sealed: string;
  createdAt: Instant;
  retiredAt: InstantOrNull;
}

export interface SecretTable {
  name: string;
  value: string;
  createdAt: Instant;
}

export interface DevMailTable {
  id: GeneratedAlways<number>;
  recipient: string;
  subject: string;
  html: string;
  text: string;
  sentAt: Instant;
  seenAt: InstantOrNull;
}
