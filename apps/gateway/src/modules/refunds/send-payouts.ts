/**
 * Payouts on their way to the treasury, each by itself: one that fails is tried again a minute later, behind the others. The
 * treasury knows a copy by its reference; an order that it rejects is refused, and the money is a credit again.
 */
import { nameRejection } from '@portal/domain/refunds/treasury-decision';
import type { Deps } from '../../deps.ts';
import { nameFailure } from '../../jobs/failures.ts';
import type { Stoppable } from '../../jobs/pages.ts';
import { reach } from '../../kill-point.ts';
import { PayoutRejected, type Treasury, TreasuryUnavailable } from '../../ports/treasury/port.ts';
import { claimPayout, listPayoutsToSend, markSent, type PayoutToSend } from './payout.store.ts';
import { settleNotice } from './settle-notice.ts';
import { judgeRejection } from './treasury-notice.rules.ts';

const MINUTE = 60_000;
const TRY_AGAIN_AFTER = MINUTE;
/** One that the treasury has and does not decide is sent once more. */
const SEND_AGAIN_AFTER = 60 * MINUTE;
const AT_ONCE = 100;
/** So many failures in a row are the treasury's own: it is left alone until the next run. */
const MOST_FAILURES = 3;

export interface SendParts extends Pick<Deps, 'db' | 'clock' | 'treasury'>, Stoppable {
  readonly log: Pick<Deps['log'], 'error'>;
}

/** @returns how many the treasury has taken */
export async function sendPayouts(parts: SendParts): Promise<number> {
  const { db, clock, treasury, log, signal } = parts;
  if (treasury === null) return 0;
  const now = clock.now();
  const waiting = await listPayoutsToSend(db, {
    sentBefore: now - SEND_AGAIN_AFTER,
    triedBefore: now - TRY_AGAIN_AFTER,
    limit: AT_ONCE,
  });
  let [sent, failures] = [0, 0];
  for (const payout of waiting) {
    if (signal?.aborted || failures === MOST_FAILURES) break;
    try {
      if (await send(parts, treasury, payout)) sent += 1;
      failures = 0;
    } catch (error) {
      failures += 1;
      log.error(
        { job: 'refunds', reference: payout.requestId, reason: describeFailure(error) },
        'a payout could not be sent',
      );
    }
  }
  return sent;
}

/** The treasury's status or the name of a failure: the message of any other error may carry what a customer typed. */
function describeFailure(error: unknown): string {
  if (error instanceof TreasuryUnavailable) return error.message;
  return nameFailure(error);
}

/** @returns whether the treasury has taken it */
async function send(parts: SendParts, treasury: Treasury, payout: PayoutToSend): Promise<boolean> {
  const { db, clock } = parts;
  const { requestId, amount, bpNo, holder, destination } = payout;
  reach('payout-sending');
  if (!(await claimPayout(db, payout, clock.now()))) return false;
  try {
    await treasury.order({ reference: requestId, amount, bpNo, holder, destination });
  } catch (error) {
    if (!(error instanceof PayoutRejected)) throw error;
    await settleRejected(parts, payout, error.message);
    return false;
  }
  await markSent(db, payout, clock.now());
  return true;
}

/** Refuses the payout, or leaves it to staff where an earlier try may have reached the treasury: never are two paid. */
async function settleRejected(parts: SendParts, payout: PayoutToSend, reason: string): Promise<void> {
  const { requestId: reference, amount, triedAt } = payout;
  const told = {
    eventId: nameRejection(reference),
    reference,
    event: 'refused',
    amount,
    currency: 'SGD',
    at: parts.clock.now(),
  } as const;
  const verdict = await settleNotice(parts, told, (known) => judgeRejection(told, known, triedAt !== null));
  if (verdict !== null)
    parts.log.error(
      { job: 'refunds', reference, reason },
      verdict.outcome === 'parked' ? 'a rejected payout waits for staff' : 'the treasury rejected a payout',
    );
}
