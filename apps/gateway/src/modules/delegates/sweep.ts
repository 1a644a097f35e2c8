/** Tells both sides a week before an access ends, and deletes what ended a year ago. */
import { ENDING_NOTICE_DAYS, MONTHS_SHOWN } from '@portal/domain/delegates/delegate-access';
import { addDays, addMonthsToDay, daysBetween, startOfSgDay, toSgDay } from '@portal/domain/sg-time';
import { withTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { type Loop, startLoop } from '../../jobs/loop.ts';
import { queueDelegateMail, queueHolderMails } from './mails/mail-queue.ts';
import { deleteEndedBefore, listEndingUntold, markEndingTold, type StoredDelegate } from './store.ts';

const EVERY_MS = 600_000;
const AT_ONCE = 200;

interface SweepParts extends Pick<Deps, 'db' | 'clock'> {
  readonly log: Pick<Deps['log'], 'error'>;
}

export async function sweepDelegates({ db, clock }: SweepParts): Promise<boolean> {
  const now = clock.now();
  const today = toSgDay(now);
  const ending = await listEndingUntold(db, { from: today, to: addDays(today, ENDING_NOTICE_DAYS) }, AT_ONCE);
  for (const delegate of ending) {
    await withTransaction(db, async (tx) => {
      if (!(await markEndingTold(tx, delegate, now)) || isShort(delegate)) return;
      await queueHolderMails(tx, delegate, 'ending', delegate.holderId, now);
      await queueDelegateMail(tx, { delegateId: delegate.delegateId, what: 'ending', to: 'viewer' }, now);
    });
  }
  const forgotten = addMonthsToDay(today, -MONTHS_SHOWN);
  await deleteEndedBefore(db, forgotten, startOfSgDay(forgotten));
  return ending.length === AT_ONCE;
}

/** An access of two weeks has just been opened: a mail about its end would say nothing new. */
const isShort = ({ invitedAt, until }: StoredDelegate): boolean =>
  daysBetween(toSgDay(invitedAt), until) <= 2 * ENDING_NOTICE_DAYS;

export const startDelegateSweep = (parts: SweepParts): Loop =>
  startLoop('delegates', EVERY_MS, () => sweepDelegates(parts), parts.log);
