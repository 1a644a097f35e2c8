/**
 * The keys of sealed references: one a month, made on first use and kept with the installation's secrets. A
 * reference lives for an hour, so a key is asked for in its own month and the one after, and never again.
 */
import type { Clock } from '@portal/domain/clock';
import { addMonths, monthOf, type SgMonth, sgDayOf } from '@portal/domain/sg-time';
import type { Db } from '../db/database.ts';
import { loadSecret } from '../db/secret.store.ts';

export interface SealKey {
  /** Two digits of the year, two of the month. */
  readonly id: string;
  readonly secret: string;
}

export interface KeyRing {
  /** What seals now. */
  current(): Promise<SealKey>;
  /** null: no key of that name opens anything any more, or yet. */
  find(id: string): Promise<SealKey | null>;
}

const idOf = (month: SgMonth): string => month.slice(2).replace('-', '');

/** Kept by database, as every process of an installation has the same ones. */
const loaded = new WeakMap<Db, Map<string, string>>();

export function keyRing(db: Db, clock: Clock): KeyRing {
  const secrets = loaded.get(db) ?? new Map<string, string>();
  loaded.set(db, secrets);
  const load = async (id: string): Promise<SealKey> => {
    const secret = secrets.get(id) ?? (await loadSecret(db, clock, `sealed-references-${id}`));
    secrets.set(id, secret);
    return { id, secret };
  };
  const thisMonth = (): SgMonth => monthOf(sgDayOf(clock.now()));
  return {
    current: () => load(idOf(thisMonth())),
    async find(id) {
      const month = thisMonth();
      return id === idOf(month) || id === idOf(addMonths(month, -1)) ? load(id) : null;
    },
  };
}
