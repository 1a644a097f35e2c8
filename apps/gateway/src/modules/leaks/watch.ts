/**
 * Looks the hours of water through that have come or changed, account by account. The result depends on the hours
 * alone: done again, by another gateway or after late data, it leaves the same episodes.
 */
import { findLeaks, type HourlyDay, type LeakEpisode } from '@portal/domain/insights/leaks';
import { firstOfferedDay } from '@portal/domain/meters/usage-periods';
import { addDays, type SgDay, toSgDay } from '@portal/domain/sg-time';
import type { Db, Tx } from '../../db/database.ts';
import { DatabaseUnavailable } from '../../db/engines/query-failed.ts';
import { withTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { type Loop, startLoop } from '../../jobs/loop.ts';
import { readRows, type Stoppable } from '../../jobs/pages.ts';
import { keptDays, toHours } from '../usage/public.ts';
import {
  addEpisode,
  correctEpisode,
  listChanged,
  listEpisodes,
  markLookedThrough,
  type StoredEpisode,
  takeChanged,
  withdrawEpisode,
} from './store.ts';

const EVERY_MS = 20_000;
const PAGE = 100;
/** Hours before a change that may belong to the same flow: two days of it, and gaps of two days. */
const DAYS_BEFORE = 10;
const MOST_DAYS = 600;

interface WatchParts extends Pick<Deps, 'db' | 'clock'>, Stoppable {
  readonly log: Pick<Deps['log'], 'error'>;
}

/** Every account with changed hours once; one that fails keeps no other from it. */
export async function watchForLeaks({ db, clock, log, signal }: WatchParts): Promise<void> {
  let failed = 0;
  const changed = readRows<number>({ limit: PAGE, signal }, (after) => listChanged(db, after ?? 0, PAGE));
  for await (const accountId of changed)
    try {
      await withTransaction(db, (tx) => lookThrough(tx, accountId, clock.now()));
    } catch (error) {
      if (error instanceof DatabaseUnavailable) throw error;
      failed += 1;
    }
  if (failed > 0) log.error({ job: 'leaks', count: failed }, 'hours of water could not be looked through');
}

async function lookThrough(tx: Tx, accountId: number, now: number): Promise<void> {
  const changedFrom = await takeChanged(tx, accountId);
  if (changedFrom === null) return;
  const stored = await listEpisodes(tx, accountId);
  const from = findStart(changedFrom, stored);
  const days = await loadHours(tx, accountId, from, toSgDay(now));
  const offered = firstOfferedDay(toSgDay(now));
  // Days that are kept no longer say nothing about the episodes of their time.
  const judged = stored.filter(
    ({ startedAt }) => toSgDay(startedAt) >= from && toSgDay(startedAt) >= offered,
  );
  await settle(tx, accountId, { found: findLeaks(days), judged, stored, now });
  await markLookedThrough(tx, accountId);
}

/** A day on which no episode that the change may touch has begun. */
function findStart(changedFrom: SgDay, stored: readonly StoredEpisode[]): SgDay {
  let from = addDays(changedFrom, -DAYS_BEFORE);
  // Newest first: an episode may reach over its start into an earlier one's.
  for (const { startedAt, flowedTo } of stored)
    if (toSgDay(flowedTo) >= from && toSgDay(startedAt) < addDays(from, 2))
      from = addDays(toSgDay(startedAt), -2);
  return from;
}

export async function loadHours(
  db: Db | Tx,
  accountId: number,
  from: SgDay,
  to: SgDay,
): Promise<HourlyDay[]> {
  const rows = await keptDays(db, {
    accountId,
    utility: 'water',
    after: addDays(from, -1),
    to,
    most: MOST_DAYS,
  });
  return rows.map(({ day, value, estimatedSlots }) => ({ day, hours: toHours(value, estimatedSlots) }));
}

interface Settled {
  readonly found: readonly LeakEpisode[];
  /** Stored episodes of the hours that were looked through. */
  readonly judged: readonly StoredEpisode[];
  readonly stored: readonly StoredEpisode[];
  readonly now: number;
}

async function settle(tx: Tx, accountId: number, { found, judged, stored, now }: Settled): Promise<void> {
  let next = Math.max(0, ...stored.map(({ episodeNo }) => episodeNo)) + 1;
  const left = new Set(judged);
  for (const episode of found) {
    const known = judged.find((each) => left.has(each) && overlaps(each, episode));
    if (known) {
      left.delete(known);
      if (!isSame(known, episode)) await correctEpisode(tx, accountId, known.episodeNo, episode);
    } else {
      await addEpisode(tx, accountId, next, episode);
      next += 1;
    }
  }
  for (const each of left) await withdrawEpisode(tx, accountId, each, now);
}

const overlaps = (one: LeakEpisode, other: LeakEpisode): boolean =>
  one.startedAt < other.flowedTo && other.startedAt < one.flowedTo;

const isSame = (known: StoredEpisode, { startedAt, endedAt, flowedTo, litres }: LeakEpisode): boolean =>
  known.withdrawnAt === null &&
  known.startedAt === startedAt &&
  known.endedAt === endedAt &&
  known.flowedTo === flowedTo &&
  known.litres === litres;

export function startLeakWatch(parts: WatchParts): Loop {
  const work = async (signal: AbortSignal) => {
    await watchForLeaks({ ...parts, signal });
    return undefined;
  };
  return startLoop('leaks', EVERY_MS, work, parts.log);
}
