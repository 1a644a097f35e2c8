/**
 * Comes back every few seconds and for ever: requests whose time is over, terminations and deductions that the bank does
 * not have yet, bills that are due. A bank that is down is asked again; nothing is decided without it.
 */
import {
  CONFIRMATION_TIME,
  findConfirmationEnd,
  findPaperPatienceEnd,
} from '@portal/domain/giro/giro-request';
import { instantText } from '@portal/domain/sg-time';
import { withTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { type Loop, startLoop } from '../../jobs/loop.ts';
import { reach } from '../../kill-point.ts';
import { type BankAnswer, type EgiroBank, EgiroOrderRejected } from '../../ports/egiro-bank/port.ts';
import { everyWaiting } from '../../webhooks/parked-notice.store.ts';
import { lockAccounts } from '../bills/public.ts';
import { moveGiroRequest } from './apply.ts';
import { attendEach, type BankWork } from './attend-each.ts';
import {
  type BankRequest,
  countUnconfirmedEndings,
  findAuthorisation,
  findBankRequest,
  listOverdueRequests,
  listUnsentTerminations,
  noteBankRequest,
} from './authorisation.store.ts';
import { resumeSuspended, startDeductions } from './deductions/deduct.ts';
import { countUndecided } from './deductions/deduction.store.ts';
import { attendDeductions } from './deductions/send-deductions.ts';
import { egiroNotices } from './parked-notice.store.ts';
import { settleEgiroNotice } from './settle-notice.ts';
import { sendWithdrawals } from './start/give-up.ts';
import { askOfRequest, toRequestNotice } from './start/request-answer.ts';

const EVERY_MS = 5_000;
const MINUTE = 60_000;
const AT_ONCE = 100;
const DAY = 24 * 60 * MINUTE;

const unsent = {
  name: 'portal_giro_deductions_unsent',
  help: 'Deductions that the bank has not confirmed ten minutes after they began; alert above 0. NaN: not looked yet',
};
const unanswered = {
  name: 'portal_giro_deductions_unanswered',
  help: 'Deductions that the bank has not decided a day after they began; alert above 0. NaN: not looked yet',
};
const unconfirmed = {
  name: 'portal_giro_terminations_unconfirmed',
  help: 'Terminations that a bank has not ended 48 hours after their approval; alert above 0. NaN: not looked yet',
};
const parked = {
  name: 'portal_egiro_notices_parked',
  help: 'Notices of the bank that contradict what is known and wait for staff; alert above 0. NaN: not looked yet',
};
const sweptAt = {
  name: 'portal_giro_swept_timestamp_seconds',
  help: 'When GIRO was last looked through to the end; alert when older than ten minutes',
};

export interface GiroSweepParts extends BankWork, Pick<Deps, 'egiroBank' | 'metrics'> {}

/** Looks once, at bills and all. */
export async function sweepGiro(parts: GiroSweepParts): Promise<void> {
  await resumeSuspended(parts);
  // Without a bank to reach, another system deducts, and its payments are imported.
  if (parts.egiroBank !== null) await startDeductions(parts);
  await attendRequests(parts);
}

/** Everything that the bank is to be asked or told. */
async function attendRequests(parts: GiroSweepParts): Promise<void> {
  await endOverdue(parts);
  const { egiroBank: bank } = parts;
  if (bank === null) return;
  await sendTerminations(parts, bank);
  await sendWithdrawals(parts, bank);
  await attendDeductions(parts, bank);
}

/** The bank has the last word on a request whose time is over; one that it does not know was never answered. */
async function endOverdue(parts: GiroSweepParts): Promise<void> {
  const { db, clock, egiroBank } = parts;
  const now = clock.now();
  const overdue = await listOverdueRequests(db, { now, askedBefore: now - MINUTE, limit: AT_ONCE });
  await attendEach(parts, overdue, async (request) => {
    // The bank's time begins when it has the order.
    if (request.isUnsent && egiroBank !== null) return;
    await noteBankRequest(db, request, { askedAt: now });
    const answer = egiroBank === null ? null : await askOfRequest(egiroBank.findRequest, request);
    const notice = toRequestNotice(request, answer, now);
    if (notice !== null) await settleEgiroNotice(parts, notice);
    else if (!isAboutToEnd(request, answer, now)) await endUnanswered(parts, request);
  });
}

/** A termination with every approval: the bank ends it in its own time, and has 48 hours where it denies that it has it. */
const isAboutToEnd = ({ approvedAt }: BankRequest, answer: BankAnswer | null, now: number): boolean =>
  approvedAt !== null && (answer?.state === 'approved' || now < findConfirmationEnd(approvedAt));

async function endUnanswered({ db, clock }: GiroSweepParts, seen: BankRequest): Promise<void> {
  await withTransaction(db, async (tx) => {
    await lockAccounts(tx, [seen.accountId]);
    const request = await findBankRequest(tx, seen.requestId);
    const authorisation = await findAuthorisation(tx, seen.reference);
    // Answered meanwhile.
    if (authorisation === null || request?.state !== seen.state || request.approvedAt !== seen.approvedAt)
      return;
    const now = clock.now();
    const to = seen.state === 'PENDING_SETUP_EGIRO' ? 'FAILED_SETUP' : 'INCOMPLETE_FLOW';
    await moveGiroRequest(tx, request, authorisation, { to, at: now, now, by: { actor: 'portal' } });
  });
}

async function sendTerminations(parts: GiroSweepParts, bank: EgiroBank): Promise<void> {
  const { db, clock, log } = parts;
  const triedBefore = clock.now() - MINUTE;
  const waiting = await listUnsentTerminations(db, { triedBefore, limit: AT_ONCE });
  await attendEach(parts, waiting, async (request) => {
    const { requestId: txnRefNo, reference: ddaRefNo } = request;
    await noteBankRequest(db, request, { triedAt: clock.now() });
    try {
      await bank.endPaper({ txnRefNo, ddaRefNo });
    } catch (error) {
      if (!(error instanceof EgiroOrderRejected)) throw error;
      log.error(
        { job: 'giro', reference: txnRefNo, reason: error.message },
        'the bank rejected a termination',
      );
      await settleEgiroNotice(
        { db, clock },
        {
          event_id: `rejected-${txnRefNo}`,
          event: 'failed',
          at: instantText(clock.now()),
          txn_ref_no: txnRefNo,
          reason: 'FAIL',
        },
      );
      return;
    }
    reach('giro-ending-sent');
    const sentAt = clock.now();
    await noteBankRequest(db, request, { sentAt, expiresAt: findPaperPatienceEnd(sentAt) });
  });
}

export function startGiroSweep(parts: GiroSweepParts): Loop {
  const none = Number.NaN;
  const state = { unsent: none, unanswered: none, unconfirmed: none, parked: none, sweptAt: 0 };
  parts.metrics?.gauge(unsent, () => state.unsent);
  parts.metrics?.gauge(unanswered, () => state.unanswered);
  parts.metrics?.gauge(unconfirmed, () => state.unconfirmed);
  parts.metrics?.gauge(parked, () => state.parked);
  parts.metrics?.gauge(sweptAt, () => state.sweptAt);
  let billsAt = Number.NEGATIVE_INFINITY;
  const work = async (signal: AbortSignal) => {
    const now = parts.clock.now();
    // All bills of six days are looked at: once a minute is soon enough, and at once when the clock has moved.
    const isTime = Math.abs(now - billsAt) >= MINUTE;
    if (isTime) billsAt = now;
    await (isTime ? sweepGiro : attendRequests)({ ...parts, signal });
    const spans = { unsentBefore: now - 10 * MINUTE, orderedBefore: now - DAY };
    Object.assign(state, await countUndecided(parts.db, spans));
    state.unconfirmed = await countUnconfirmedEndings(parts.db, now - CONFIRMATION_TIME);
    state.parked = (await egiroNotices.count(parts.db, everyWaiting)).count;
    state.sweptAt = now / 1_000;
    return undefined;
  };
  return startLoop('giro', EVERY_MS, work, parts.log);
}
