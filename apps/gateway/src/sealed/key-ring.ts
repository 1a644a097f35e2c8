/**
 * The keys of sealed references: one secret a month, made on first use and kept with the installation's secrets. A
 * reference lives for an hour, so a key is asked for in its own month and the one after, and never again.
 */
import { hkdfSync } from 'node:crypto';
import type { Clock } from '@portal/domain/clock';
import { addMonths, monthOf, type SgMonth, sgDayOf } from '@portal/domain/sg-time';
import type { Db } from '../db/database.ts';
import { loadSecret } from '../db/secret.store.ts';

/** What a month's secret is used for: one key each. */
export interface SealKey {
  /** Two digits of the year, two of the month. */
  readonly id: string;
  readonly text: Buffer;
  readonly iv: Buffer;
}

export interface KeyRing {
  /** What seals now. */
  current(): Promise<SealKey>;
  /** null: no key of that name opens anything any more, or yet. */
  find(id: string): Promise<SealKey | null>;
}

const idOf = (month: SgMonth): string => month.slice(2).replace('-', '');

/** Kept by database, as every process of an installation has the same ones; also while they are still asked for. */
const loaded = new WeakMap<Db, Map<string, Promise<SealKey>>>();

async function load(db: Db, clock: Clock, id: string): Promise<SealKey> {
  const secret = await loadSecret(db, clock, `sealed-references-${id}`);
  const derived = (use: string): Buffer =>
    Buffer.from(hkdfSync('sha256', secret, '', `sealed reference: ${use}`, 32));
  return { id, text: derived('text'), iv: derived('iv') };
}

export function keyRing(db: Db, clock: Clock): KeyRing {
  const keys = loaded.get(db) ?? new Map<string, Promise<SealKey>>();
  loaded.set(db, keys);
  const keyOf = (id: string): Promise<SealKey> => {
    const known = keys.get(id);
    if (known !== undefined) return known;
    const loading = load(db, clock, id);
    keys.set(id, loading);
    // Whoever asks next tries again; who waits now hears of it.
    loading.catch(() => keys.delete(id));
    return loading;
  };
  const thisMonth = (): SgMonth => monthOf(sgDayOf(clock.now()));
  return {
    current: () => keyOf(idOf(thisMonth())),
    async find(id) {
      const month = thisMonth();
      return id === idOf(month) || id === idOf(addMonths(month, -1)) ? keyOf(id) : null;
    },
  };
}
