/**
 * Comes back every few seconds and for ever: requests whose check has ended are paid, payouts that the treasury does not
 * have yet are sent, those without an answer are sent again. Each by itself: one that fails keeps no other from it.
 */
import { findCheckEnd } from '@portal/domain/refunds/refund-dates';
import { toSgDay } from '@portal/domain/sg-time';
import type { Deps } from '../../deps.ts';
import { type Loop, startLoop } from '../../jobs/loop.ts';
import { reach } from '../../kill-point.ts';
import { PayoutRejected, TreasuryUnavailable } from '../../ports/treasury/port.ts';
import { everyWaiting } from '../../webhooks/parked-notice.store.ts';
import { listDueRequests } from '../requests/public.ts';
import { countUnsent, listPayoutsToSend, markSent } from './payout.store.ts';
import { KIND } from './refund-request.ts';
import { startPayout } from './start-payout.ts';
import { treasuryNotices } from './treasury-notice.store.ts';

const EVERY_MS = 5_000;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** The treasury knows a copy by its reference. */
const SEND_AGAIN_AFTER = HOUR;
const AT_ONCE = 100;

const unsent = {
  name: 'portal_refund_payouts_unsent',
  help: 'Payouts that the treasury has not confirmed ten minutes after they were posted; alert above 0. NaN: not looked yet',
};
const parked = {
  name: 'portal_treasury_notices_parked',
  help: 'Notices of the treasury that contradict the ledger and wait for staff; alert above 0. NaN: not looked yet',
};
const sweptAt = {
  name: 'portal_refunds_swept_timestamp_seconds',
  help: 'When refunds were last looked through to the end; alert when older than ten minutes',
};

export interface RefundSweepParts extends Pick<Deps, 'db' | 'clock' | 'treasury' | 'metrics'> {
  readonly log: Pick<Deps['log'], 'error'>;
}

/** Looks once. @returns how many checks ended and how many payouts were sent */
export async function sweepRefunds(
  parts: RefundSweepParts,
): Promise<{ readonly started: number; readonly sent: number }> {
  return { started: await startDue(parts), sent: await sendWaiting(parts) };
}

async function startDue(parts: RefundSweepParts): Promise<number> {
  const { db, clock, log } = parts;
  const now = clock.now();
  const due = await listDueRequests(db, { kind: KIND, state: 'PENDING', by: toSgDay(now), limit: AT_ONCE });
  let [started, failed] = [0, 0];
  const reasons = new Set<string>();
  for (const request of due) {
    if (request.nextBy === null || now < findCheckEnd(request.nextBy)) continue;
    try {
      await startPayout(parts, request);
      started += 1;
    } catch (error) {
      failed += 1;
      reasons.add(error instanceof Error ? error.name : 'unknown');
    }
  }
  if (failed > 0)
    log.error(
      { job: 'refunds', count: failed, reason: [...reasons].join(', ') },
      'refunds could not be paid out',
    );
  return started;
}

async function sendWaiting({ db, clock, treasury, log }: RefundSweepParts): Promise<number> {
  if (treasury === null) return 0;
  const sentBefore = clock.now() - SEND_AGAIN_AFTER;
  let sent = 0;
  for (const { requestId, amount, bpNo, holder, destination } of await listPayoutsToSend(db, {
    sentBefore,
    limit: AT_ONCE,
  })) {
    try {
      reach('payout-sending');
      await treasury.order({ reference: requestId, amount, bpNo, holder, destination });
      sent += 1;
    } catch (error) {
      if (error instanceof TreasuryUnavailable) {
        log.error({ job: 'refunds', reason: error.message }, 'the treasury cannot be reached');
        break;
      }
      if (!(error instanceof PayoutRejected)) throw error;
      // Tried again later like one without an answer, so that those behind it are not kept waiting.
      log.error(
        { job: 'refunds', reference: requestId, reason: error.message },
        'the treasury rejected a payout',
      );
    }
    await markSent(db, requestId, clock.now());
  }
  return sent;
}

export function startRefundSweep(parts: RefundSweepParts): Loop {
  const state = { unsent: Number.NaN, parked: Number.NaN, sweptAt: 0 };
  parts.metrics?.gauge(unsent, () => state.unsent);
  parts.metrics?.gauge(parked, () => state.parked);
  parts.metrics?.gauge(sweptAt, () => state.sweptAt);
  const work = async () => {
    await sweepRefunds(parts);
    const now = parts.clock.now();
    state.unsent = await countUnsent(parts.db, now - 10 * MINUTE);
    state.parked = (await treasuryNotices.count(parts.db, everyWaiting)).count;
    state.sweptAt = now / 1_000;
    return undefined;
  };
  return startLoop('refunds', EVERY_MS, work, parts.log);
}
