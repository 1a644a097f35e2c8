/** Names of the counters of who tries and from where: keyed hashes, so that a copy of the table tells nobody. */
import { createHmac } from 'node:crypto';
import type { Db } from '../../db/database.ts';
import { inNameOf, SHARED_LOOKS } from '../../db/in-name-of.ts';
import { loadSecret } from '../../db/secrets/secret.store.ts';
import type { SubjectContext } from '../../wire/context.ts';
import { addressKey, subjectKey } from '../../wire/limits/caller-key.ts';

const secrets = new WeakMap<Db, Promise<string>>();

async function loadBucketSecret({ db, clock }: Pick<SubjectContext, 'db' | 'clock'>): Promise<string> {
  const loading =
    secrets.get(db) ?? inNameOf(SHARED_LOOKS, () => loadSecret(db, clock, 'account-verification'));
  secrets.set(db, loading);
  return loading.catch((error: unknown) => {
    secrets.delete(db);
    throw error;
  });
}

export interface Buckets {
  readonly address: string;
  readonly person: string;
}

export async function loadBuckets(
  asking: Pick<SubjectContext, 'db' | 'clock' | 'token' | 'address'>,
): Promise<Buckets> {
  const secret = await loadBucketSecret(asking);
  const named = (kind: string, value: string): string =>
    `account-verification:${kind}:${createHmac('sha256', secret).update(`${kind}:${value}`).digest('base64url')}`;
  return {
    address: named('address', addressKey(asking.address)),
    person: named('person', subjectKey(asking.token)),
  };
}
