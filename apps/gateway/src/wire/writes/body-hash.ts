/**
 * The hash by which a repeat under its key is known to say the same. Keyed: what is said may be an account's details,
 * which anybody who has a copy of that table alone could otherwise try through.
 */
import { createHmac } from 'node:crypto';
import { canonicalJson } from '../../db/canonical-json.ts';
import { inNameOf, SHARED_LOOKS } from '../../db/in-name-of.ts';
import { loadSecret } from '../../db/secrets/secret.store.ts';
import type { Wire } from '../wire.ts';

const secrets = new WeakMap<Wire['db'], Promise<string>>();

function loadBodySecret({ db, clock }: Pick<Wire, 'db' | 'clock'>): Promise<string> {
  const loading = secrets.get(db) ?? inNameOf(SHARED_LOOKS, () => loadSecret(db, clock, 'idempotency'));
  secrets.set(db, loading);
  return loading.catch((error: unknown) => {
    secrets.delete(db);
    throw error;
  });
}

/** @param wire outside any transaction: the secret is read once */
export async function hashBody(wire: Pick<Wire, 'db' | 'clock'>, input: unknown): Promise<string> {
  return createHmac('sha256', await loadBodySecret(wire))
    .update(canonicalJson(input) ?? '')
    .digest('hex');
}
