/**
 * The token of the link that switches an alert off. It stands in the mail alone, is worked out under a key of the
 * installation, so that a mail that is sent again has the same one, and is kept as a hash.
 */
import { createHash, createHmac } from 'node:crypto';
import type { Clock } from '@portal/domain/clock';
import type { Db } from '../../db/database.ts';
import { loadSecret } from '../../db/secrets/secret.store.ts';
import type { SentAlert } from './store.ts';

interface Parts {
  readonly db: Db;
  readonly clock: Clock;
}

export async function makeToken(
  { db, clock }: Parts,
  { accountId, customerId, kind, billFrom }: SentAlert,
): Promise<string> {
  const key = await loadSecret(db, clock, 'usage-alert');
  return createHmac('sha256', key)
    .update(`off ${accountId} ${customerId} ${kind} ${billFrom}`)
    .digest('base64url');
}

export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');
