/** Rows of the embedded identity provider (migration 003). */
import type { Generated, GeneratedAlways } from 'kysely';
import type { Instant, InstantOrNull, Jsonb } from './columns.ts';

export interface IdpAccountTable {
  subject: string;
  /** As typed, for mails; compared by email_key, in lower case. */
  email: string;
  email_key: string;
  password_hash: string;
  email_verified: Generated<boolean>;
  pending_email: string | null;
  name: string;
  mobile: Generated<string>;
  role: Generated<'customer' | 'staff' | 'payments'>;
  password_changed_at: Instant;
  created_at: Instant;
}

export interface IdpLinkTable {
  token_hash: string;
  subject: string;
  purpose: 'verify' | 'reset' | 'change-email';
  email: string;
  expires_at: Instant;
  used_at: InstantOrNull;
}

export interface OidcModelTable {
  model: string;
  id: string;
  payload: Jsonb;
  grant_id: string | null;
  user_code: string | null;
  uid: string | null;
  expires_at: InstantOrNull;
  consumed_at: InstantOrNull;
}

export interface RevokedSessionTable {
  session_key: string;
  revoked_at: Instant;
  expires_at: Instant;
}

export interface SigningKeyTable {
  kid: string;
  jwk: Jsonb;
  created_at: Instant;
  retired_at: InstantOrNull;
}

export interface SecretTable {
  name: string;
  value: string;
  created_at: Instant;
}

export interface DevMailTable {
  id: GeneratedAlways<number>;
  recipient: string;
  subject: string;
  html: string;
  text: string;
  sent_at: Instant;
  seen_at: InstantOrNull;
}
