/** The leak watch of one account as its page shows it, and the customer's word on an episode. */
import type { Output } from '@portal/contract';
import { isBusiness } from '@portal/domain/account-kind';
import type { AccountNo } from '@portal/domain/account-number';
import {
  HOURS_PER_DAY,
  type HourlyDay,
  judgeLeakWatch,
  type LeakWatch,
  priceLeak,
} from '@portal/domain/insights/leaks';
import { addDays, instantText, startOfSgDay, toSgDay } from '@portal/domain/sg-time';
import type { Db, Tx } from '../../db/database.ts';
import { withTransaction } from '../../db/transaction.ts';
import { Refusal } from '../../wire/calls/refusal.ts';
import type { SubjectContext } from '../../wire/context.ts';
import { findNewMeters } from '../usage/public.ts';
import { type Explanation, explainEpisode, listEpisodes, lockWatch, type StoredEpisode } from './store.ts';
import { loadHours } from './watch.ts';

/** A meter that has sent nothing for longer is one that sends no hours. */
const DAYS_JUDGED = 28;
const HOUR_MS = 3_600_000;

export async function loadLeaks(
  { db, clock, subject }: SubjectContext,
  accountNo: AccountNo,
): Promise<Output<'insights:leaks'>> {
  const { accountId, shared } = subject.own(accountNo);
  const now = clock.now();
  const [days, isNew, episodes] = await Promise.all([
    loadNewestHours(db, accountId, now),
    isNewMeter(db, accountId, now),
    listShown(db, accountId),
  ]);
  const newest = days.at(-1);
  const hoursTo = (newest?.hours.findLastIndex((litres) => litres !== null) ?? -1) + 1;
  return {
    watch: judgeLeakWatch(days, now, isNew),
    episodes: episodes.map((episode) => (shared === null ? toWire(episode) : withoutWords(toWire(episode)))),
    dataTo:
      newest && hoursTo <= HOURS_PER_DAY && hoursTo > 0
        ? instantText(startOfSgDay(newest.day) + hoursTo * HOUR_MS)
        : null,
  };
}

/** Whether leaks are found at the home, and why not. */
export async function readLeakWatch(db: Db, accountId: number, now: number): Promise<LeakWatch> {
  const [days, isNew] = await Promise.all([
    loadNewestHours(db, accountId, now),
    isNewMeter(db, accountId, now),
  ]);
  return judgeLeakWatch(days, now, isNew);
}

const isNewMeter = async (db: Db, accountId: number, now: number): Promise<boolean> =>
  (await findNewMeters(db, accountId, toSgDay(now))).has('water');

function loadNewestHours(db: Db, accountId: number, now: number): Promise<HourlyDay[]> {
  const today = toSgDay(now);
  return loadHours(db, accountId, addDays(today, -DAYS_JUDGED), today);
}

/** Of a leak that late data has taken back nothing is said, unless the customer has. */
const listShown = async (db: Db | Tx, accountId: number): Promise<StoredEpisode[]> =>
  (await listEpisodes(db, accountId)).filter(
    ({ withdrawnAt, cause }) => withdrawnAt === null || cause !== null,
  );

type WireEpisode = Output<'insights:leaks'>['episodes'][number];

/** Somebody who may only look sees the water, and nothing that the holder has said of it. */
const withoutWords = (episode: WireEpisode): WireEpisode => ({ ...episode, cause: null, note: '' });

function toWire(episode: StoredEpisode): WireEpisode {
  const { startedAt, endedAt, foundAt, flowedTo, withdrawnAt, revised, type: _, ...rest } = episode;
  return {
    ...rest,
    startedAt: instantText(startedAt),
    endedAt: endedAt === null ? null : instantText(endedAt),
    foundAt: instantText(foundAt),
    flowedTo: instantText(flowedTo),
    cost: priceLeak(episode, isBusiness(episode)),
    revision: revised,
    isWithdrawn: withdrawnAt !== null,
  };
}

interface ExplainInput extends Explanation {
  readonly accountNo: AccountNo;
  readonly episodeNo: number;
  readonly revision: number;
}

/** @throws Refusal SK_ACCESS_1001, SK_PREF_1003 */
export async function explainLeak(
  { db, subject }: SubjectContext,
  { accountNo, episodeNo, revision, cause, note }: ExplainInput,
): Promise<Output<'insights:explainLeak'>> {
  const { accountId } = subject.own(accountNo);
  return withTransaction(db, async (tx) => {
    await lockWatch(tx, accountId);
    const find = async () => (await listShown(tx, accountId)).find((each) => each.episodeNo === episodeNo);
    if (!(await find())) throw new Refusal('SK_ACCESS_1001');
    const explanation = { cause, note: note.trim() };
    if (!(await explainEpisode(tx, { accountId, episodeNo, revision }, explanation)))
      throw new Refusal('SK_PREF_1003');
    const episode = await find();
    if (!episode) throw new RangeError('an episode that was locked is gone');
    return { episode: toWire(episode) };
  });
}
