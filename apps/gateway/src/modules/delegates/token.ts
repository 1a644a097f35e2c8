/**
 * The token of an invitation, which stands in its mail alone. It is worked out from the number under a key of the
 * installation, so that a mail that is sent again has the same one, and kept as a hash.
 */
import { createHash, createHmac } from 'node:crypto';
import type { Clock } from '@portal/domain/clock';
import type { Db } from '../../db/database.ts';
import { loadSecret } from '../../db/secrets/secret.store.ts';

interface Parts {
  readonly db: Db;
  readonly clock: Clock;
}

export async function makeToken({ db, clock }: Parts, delegateId: number): Promise<string> {
  const key = await loadSecret(db, clock, 'delegate-invitation');
  return createHmac('sha256', key).update(`invitation ${delegateId}`).digest('base64url');
}

export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');
