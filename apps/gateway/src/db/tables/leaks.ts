/** Rows of the leak watch (migration 037). */
import type { Generated } from 'kysely';
import type { DayOrNull, Instant, InstantOrNull, Int8 } from './columns.ts';

export interface LeakWatchTable {
  accountId: Int8;
  /** The first day that came or changed since the hours were last looked through; null: none. */
  changedFrom: DayOrNull;
}

export interface LeakEpisodeTable {
  accountId: Int8;
  /** Of the account, from 1. */
  episodeNo: number;
  startedAt: Instant;
  /** null: it runs. */
  endedAt: InstantOrNull;
  foundAt: Instant;
  flowedTo: Instant;
  litres: number;
  litresPerHour: number;
  cause: 'repaired' | 'filling' | 'guests' | 'other' | 'unknown' | null;
  note: Generated<string>;
  /** How often the customer has said why. */
  revised: Generated<number>;
  withdrawnAt: InstantOrNull;
}
