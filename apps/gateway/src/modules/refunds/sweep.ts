/**
 * Comes back every few seconds and for ever: requests whose check has ended are paid, payouts that the treasury does not
 * have yet are sent, those without an answer are sent again. Each by itself: one that fails keeps no other from it.
 */
import { findEndedCheckDay } from '@portal/domain/refunds/refund-dates';
import { toSgDay } from '@portal/domain/sg-time';
import type { Deps } from '../../deps.ts';
import { FailedRows } from '../../jobs/failures.ts';
import { type Loop, startLoop } from '../../jobs/loop.ts';
import { readRows } from '../../jobs/pages.ts';
import { everyWaiting } from '../../webhooks/parked-notice.store.ts';
import { countDueRequests, listDueRequests, type StoredRequest } from '../requests/public.ts';
import { countUndecidedPayouts } from './payout.store.ts';
import { KIND } from './refund-request.ts';
import { type SendParts, sendPayouts } from './send-payouts.ts';
import { startPayout } from './start-payout.ts';
import { treasuryNotices } from './treasury-notice.store.ts';

const EVERY_MS = 5_000;
const MINUTE = 60_000;
const PAGE = 100;

const unsent = {
  name: 'portal_refund_payouts_unsent',
  help: 'Payouts that the treasury has not confirmed ten minutes after they were posted; alert above 0. NaN: not looked yet',
};
const undecided = {
  name: 'portal_refund_payouts_undecided',
  help: 'Payouts that the treasury has not decided by the day that their customers were promised; alert above 0. NaN: not looked yet',
};
const overdue = {
  name: 'portal_refund_checks_overdue',
  help: 'Refunds that are not paid out ten minutes after the end of their check; alert above 0. NaN: not looked yet',
};
const parked = {
  name: 'portal_treasury_notices_parked',
  help: 'Notices of the treasury that contradict the ledger and wait for staff; alert above 0. NaN: not looked yet',
};
const sweptAt = {
  name: 'portal_refunds_swept_timestamp_seconds',
  help: 'When refunds were last looked through to the end; alert when older than ten minutes',
};

export interface RefundSweepParts extends SendParts, Pick<Deps, 'metrics'> {}

/** Looks once. @returns how many checks ended and how many payouts the treasury has taken */
export async function sweepRefunds(
  parts: RefundSweepParts,
): Promise<{ readonly started: number; readonly sent: number }> {
  return { started: await startDue(parts), sent: await sendPayouts(parts) };
}

/** Requests whose check had ended at an instant. */
const checkedBy = (at: number) => ({ kind: KIND, state: 'PENDING', by: findEndedCheckDay(at) });

async function startDue(parts: RefundSweepParts): Promise<number> {
  const { db, clock, log, signal } = parts;
  const due = checkedBy(clock.now());
  const requests = readRows<StoredRequest>({ limit: PAGE, signal }, (after) =>
    listDueRequests(db, due, { after, limit: PAGE }),
  );
  let started = 0;
  const failed = new FailedRows();
  for await (const request of requests)
    try {
      await startPayout(parts, request);
      started += 1;
    } catch (error) {
      failed.add(error);
    }
  failed.tell(log, 'refunds', 'refunds could not be paid out');
  return started;
}

/** @param now the instant of the look */
async function lookAtWaiting({ db }: RefundSweepParts, now: number) {
  const before = now - 10 * MINUTE;
  return {
    ...(await countUndecidedPayouts(db, { orderedBefore: before, today: toSgDay(now) })),
    overdue: await countDueRequests(db, checkedBy(before)),
    parked: (await treasuryNotices.count(db, everyWaiting)).count,
  };
}

export function startRefundSweep(parts: RefundSweepParts): Loop {
  const none = Number.NaN;
  const state = { unsent: none, undecided: none, overdue: none, parked: none, sweptAt: 0 };
  parts.metrics?.gauge(unsent, () => state.unsent);
  parts.metrics?.gauge(undecided, () => state.undecided);
  parts.metrics?.gauge(overdue, () => state.overdue);
  parts.metrics?.gauge(parked, () => state.parked);
  parts.metrics?.gauge(sweptAt, () => state.sweptAt);
  const work = async (signal: AbortSignal) => {
    await sweepRefunds({ ...parts, signal });
    const now = parts.clock.now();
    Object.assign(state, await lookAtWaiting(parts, now), { sweptAt: now / 1_000 });
    return undefined;
  };
  return startLoop('refunds', EVERY_MS, work, parts.log);
}
