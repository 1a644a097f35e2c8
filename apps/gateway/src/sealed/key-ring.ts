/**
 * The keys of sealed references: one secret a month, created on first use and stored with the installation's
 * secrets. A reference is valid for an hour, so a key is used in its own month and the following one only.
 */
import { hkdfSync } from 'node:crypto';
import type { Clock } from '@portal/domain/clock';
import { addMonths, type SgMonth, toMonth, toSgDay } from '@portal/domain/sg-time';
import type { Db } from '../db/database.ts';
import { inNameOf, SHARED_LOOKS } from '../db/in-name-of.ts';
import { loadSecret } from '../db/secrets/secret.store.ts';

/** Keys derived from a month's secret, one for each use. */
export interface SealKey {
  /** Two digits of the year, two of the month. */
  readonly id: string;
  readonly text: Buffer;
  readonly iv: Buffer;
}

export interface KeyRing {
  /** The key that seals now. */
  current(): Promise<SealKey>;
  /** null: the key is of another month than this one or the last. */
  find(id: string): Promise<SealKey | null>;
}

const toKeyId = (month: SgMonth): string => month.slice(2).replace('-', '');

/** Cache by database, as every process of an installation has the same keys; includes keys still loading. */
const loaded = new WeakMap<Db, Map<string, Promise<SealKey>>>();

async function load(db: Db, clock: Clock, id: string): Promise<SealKey> {
  const secret = await loadSecret(db, clock, `sealed-references-${id}`);
  const derived = (use: string): Buffer =>
    Buffer.from(hkdfSync('sha256', secret, '', `sealed reference: ${use}`, 32));
  return { id, text: derived('text'), iv: derived('iv') };
}

export function createKeyRing(db: Db, clock: Clock): KeyRing {
  const keys = loaded.get(db) ?? new Map<string, Promise<SealKey>>();
  loaded.set(db, keys);
  const loadKey = (id: string): Promise<SealKey> => {
    const known = keys.get(id);
    if (known !== undefined) return known;
    const loading = inNameOf(SHARED_LOOKS, () => load(db, clock, id));
    keys.set(id, loading);
    // The next call tries again; callers that wait now get the error.
    loading.catch(() => keys.delete(id));
    return loading;
  };
  const thisMonth = (): SgMonth => toMonth(toSgDay(clock.now()));
  return {
    current: () => loadKey(toKeyId(thisMonth())),
    async find(id) {
      const month = thisMonth();
      return id === toKeyId(month) || id === toKeyId(addMonths(month, -1)) ? loadKey(id) : null;
    },
  };
}
