/**
 * The token of a link that stands in one mail alone. It is worked out under a key of the installation, so that a mail that is
 * sent again has the same one, and kept as a hash.
 */
import { createHash, createHmac } from 'node:crypto';
import type { Clock } from '@portal/domain/clock';
import type { Db } from '../db/database.ts';
import { loadSecret } from '../db/secrets/secret.store.ts';

interface Parts {
  readonly db: Db;
  readonly clock: Clock;
}

/**
 * @param secret name of the key, one for each kind of link
 * @param subject what the link is about, the same for each sending
 * @returns 43 characters of base64url
 */
export async function makeLinkToken({ db, clock }: Parts, secret: string, subject: string): Promise<string> {
  const key = await loadSecret(db, clock, secret);
  return createHmac('sha256', key).update(subject).digest('base64url');
}

export const hashLinkToken = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');
