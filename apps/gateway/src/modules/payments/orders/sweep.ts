/**
 * Comes back, twice a minute and for ever, to what was left lying: a notice that the queue and the outbox have given
 * up is settled once the database answers again, and a code whose time is over is closed. Tells what it cannot mend.
 */
import type { Deps } from '../../../deps.ts';
import { FailedRows } from '../../../jobs/failures.ts';
import { type Loop, startLoop } from '../../../jobs/loop.ts';
import { readRows, repeatPages, type Stoppable } from '../../../jobs/pages.ts';
import { settle } from '../settle.ts';
import {
  closeEndedOrders,
  countEndedOrders,
  countWaitingNotices,
  type WaitingNotice,
  waitingNotices,
} from './sweep.store.ts';

const EVERY_MS = 30_000;
/** The queue settles at once, the outbox after two seconds: who waits for longer was left. */
const MINUTE = 60_000;
const SECOND = 1_000;
const PAGE = 100;

const waiting = {
  name: 'portal_bank_notices_waiting',
  help: 'Notices of the bank that nobody has settled a minute after they came; alert above 0 for ten minutes. NaN: not looked yet',
};
const ended = {
  name: 'portal_payment_orders_overdue',
  help: 'Codes neither paid nor closed a minute after their end; alert above 0 for ten minutes. NaN: not looked yet',
};
const sweptAt = {
  name: 'portal_payments_swept_timestamp_seconds',
  help: 'When payments were last looked through to the end; alert when older than ten minutes',
};

export interface SweepParts extends Pick<Deps, 'db' | 'clock' | 'metrics'>, Stoppable {
  readonly log: Pick<Deps['log'], 'error'>;
}

export interface Swept {
  readonly settled: number;
  /** Still there after it. */
  readonly waiting: number;
  readonly closed: number;
  readonly overdue: number;
}

/** Looks once. Each notice by itself: one that cannot be settled keeps no other from it. */
export async function sweepPayments(parts: SweepParts): Promise<Swept> {
  const { db, clock } = parts;
  const before = clock.now() - MINUTE;
  const settled = await settleWaiting(parts, before);
  const closed = await closeEnded(parts);
  return {
    settled,
    waiting: await countWaitingNotices(db, before),
    closed,
    overdue: await countEndedOrders(db, before),
  };
}

async function settleWaiting(parts: SweepParts, before: number): Promise<number> {
  const { db, log, signal } = parts;
  let settled = 0;
  const failed = new FailedRows();
  const notices = readRows<WaitingNotice>({ limit: PAGE, signal }, (after) =>
    waitingNotices(db, { before, after, limit: PAGE }),
  );
  for await (const { eventId } of notices)
    try {
      if (await settle(parts, eventId)) settled += 1;
    } catch (error) {
      failed.add(error);
    }
  failed.tell(log, 'payments', 'notices could not be settled');
  return settled;
}

/** A code is good to the end of its last second. */
function closeEnded({ db, clock, signal }: SweepParts): Promise<number> {
  return repeatPages({ limit: PAGE, signal }, () => {
    const at = clock.now();
    return closeEndedOrders(db, { before: at - SECOND, at, limit: PAGE });
  });
}

export function startPaymentSweep(parts: SweepParts): Loop {
  const state = { waiting: Number.NaN, overdue: Number.NaN, sweptAt: 0 };
  parts.metrics?.gauge(waiting, () => state.waiting);
  parts.metrics?.gauge(ended, () => state.overdue);
  parts.metrics?.gauge(sweptAt, () => state.sweptAt);
  const work = async (signal: AbortSignal) => {
    const now = await sweepPayments({ ...parts, signal });
    state.waiting = now.waiting;
    state.overdue = now.overdue;
    state.sweptAt = parts.clock.now() / SECOND;
    return undefined;
  };
  return startLoop('payments', EVERY_MS, work, parts.log);
}
