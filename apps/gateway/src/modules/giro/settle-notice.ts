/**
 * One event of the bank: kept and applied in one transaction, once. A late or repeated event changes nothing; one
 * that contradicts the records is kept for staff, and money that belongs to no deduction goes to the payments that wait for
 * staff.
 */
import type { EgiroNotice } from '@portal/contract/giro/egiro-webhook.rest';
import { canonicalAccountNo } from '@portal/domain/account-number';
import {
  type AuthorisationEvent,
  authorisationEvents,
  findNewestWord,
  judgeAuthorisationEvent,
} from '@portal/domain/giro/bank-event';
import { egiroBanks } from '@portal/domain/giro/giro-banks';
import { isPendingTermination } from '@portal/domain/giro/giro-status';
import { cents } from '@portal/domain/money';
import { appendAudit } from '../../db/audit.store.ts';
import type { Tx } from '../../db/database.ts';
import { withTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { reach } from '../../kill-point.ts';
import { keepPartyNotice, settleParkedNotice } from '../../webhooks/party-notice.store.ts';
import { lockAccounts } from '../bills/public.ts';
import { openRequest, type RequestActor } from '../requests/public.ts';
import { followBank, moveGiroRequest } from './apply.ts';
import {
  addAuthorisation,
  addBankRequest,
  findAuthorisation,
  keepStanding,
  listOpenBankRequests,
  nextGiroNumber,
} from './authorisation.store.ts';
import { endDeduction, parkMoney } from './deductions/settle-deduction.ts';
import { KIND } from './giro-request.ts';
import { findNoticeAccount, findRequestOf, judgeEventOf, judgeNotice } from './judge-notice.ts';
import { listEarlierEnds, toNotice } from './parked-notice.store.ts';
import { formatReference } from './service.ts';

const BANK = { actor: 'bank' } as const;

export interface Told {
  readonly notice: EgiroNotice;
  /** When it happened, as the bank says, but never in the future. */
  readonly at: number;
  readonly now: number;
  /** The bank, or the officer who lets a parked notice count. */
  readonly by: RequestActor;
}

/** @throws Refusal SK_IDEM_1001 when the same event was told differently before */
export async function settleEgiroNotice(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  notice: EgiroNotice,
): Promise<void> {
  await withTransaction(db, async (tx) => {
    const accountId = await findNoticeAccount(tx, notice);
    if (accountId !== null) await lockAccounts(tx, [accountId]);
    const now = clock.now();
    const told = { notice, now, at: Math.min(now, Date.parse(notice.at)), by: BANK };
    const reference = toReference(notice);
    const { event_id, event, amount = null, currency = null, at: _, ...rest } = notice;
    const verdict = await judgeNotice(tx, told, accountId);
    const isNew = await keepPartyNotice(
      tx,
      {
        party: 'egiro',
        eventId: event_id,
        reference,
        event,
        amountCents: amount,
        currency,
        at: told.at,
        receivedAt: now,
        ...verdict,
      },
      JSON.stringify(rest),
    );
    if (!isNew) return;
    if (accountId !== null && (verdict.outcome === 'applied' || keepsWord(notice))) {
      await applyNotice(tx, told, accountId);
      reach('egiro-applied');
    }
    if (verdict.outcome === 'parked' && event === 'deduction_paid') await parkMoney(tx, told);
    await appendAudit(tx, {
      at: now,
      actor: 'bank',
      action: 'egiro:notice',
      object: accountId === null ? `notice:${event_id}` : `giro:${reference}`,
      outcome: verdict.reason === null ? `${event} ${verdict.outcome}` : `parked ${verdict.reason}`,
    });
  });
}

/** An older word of the bank about an authorisation is compared with the newest one, which may move on. */
const keepsWord = ({ event }: EgiroNotice): boolean => authorisationEvents.some((each) => each === event);

/** Of a form on paper: the number of the utilities account. */
const toReference = ({ payment_order, txn_ref_no, dda_ref_no, account_number = '' }: EgiroNotice): string =>
  payment_order ?? txn_ref_no ?? dda_ref_no ?? canonicalAccountNo(account_number) ?? account_number;

/** Of a notice that was judged to count, under the same lock. */
export async function applyNotice(tx: Tx, told: Told, accountId: number): Promise<void> {
  const { notice, at, now, by } = told;
  switch (notice.event) {
    case 'submitted':
    case 'approved':
    case 'completed':
    case 'failed': {
      const request = await findRequestOf(tx, notice, accountId);
      const authorisation = request && (await findAuthorisation(tx, request.reference));
      if (request === null || authorisation === null) return;
      const verdict = judgeEventOf(request, notice.event, notice.reason);
      if (verdict.outcome !== 'applied') return;
      const limit = notice.limit === undefined || notice.limit === null ? null : cents(notice.limit);
      await moveGiroRequest(tx, request, authorisation, {
        to: verdict.to,
        at,
        now,
        by,
        sourceRef: notice.event_id,
        lastFour: notice.last_four ?? null,
        limit,
      });
      return;
    }
    case 'suspended':
    case 'resumed':
    case 'terminated':
      return changeByBank(tx, told, notice.event);
    case 'paper_received':
      await receivePaper(tx, told, accountId);
      return settleEarlierEnds(tx, told, accountId);
    case 'deduction_paid':
    case 'deduction_returned':
      return endDeduction(tx, told);
  }
}

/** The newest word is kept whatever it changes. One that ends a GIRO while the customer is ending it ends both. */
export async function changeByBank(
  tx: Tx,
  { notice, at, now, by }: Told,
  event: AuthorisationEvent,
): Promise<void> {
  const authorisation = await findAuthorisation(tx, notice.dda_ref_no ?? '');
  if (authorisation === null) return;
  const verdict = judgeAuthorisationEvent(authorisation, { event, at });
  const word = findNewestWord(authorisation.word, { event, at });
  await keepStanding(tx, authorisation, { word });
  // Before the set-up is confirmed it waits; a termination that is refused goes back to what the word says.
  if (verdict.outcome !== 'applied' || verdict.to === null) return;
  if (!isPendingTermination(authorisation.status))
    return followBank(tx, { ...authorisation, word }, { at, now, event: notice.event_id });
  if (verdict.to !== 'TERMINATED') return;
  const { accountId, debitId } = authorisation;
  const open = (await listOpenBankRequests(tx, [accountId])).find((each) => each.debitId === debitId);
  const step = { to: 'TERMINATED', at, now, by, sourceRef: notice.event_id } as const;
  if (open !== undefined) await moveGiroRequest(tx, open, authorisation, step);
}

/** The bank may have told the end of a form on paper before the form itself. */
async function settleEarlierEnds(tx: Tx, { notice, at, now }: Told, accountId: number): Promise<void> {
  for (const parked of await listEarlierEnds(tx, toReference(notice), at)) {
    const told = { notice: toNotice(parked), at: parked.at, now, by: BANK };
    const verdict = await judgeNotice(tx, told, accountId);
    if (verdict.outcome === 'parked') continue;
    await settleParkedNotice(tx, { party: 'egiro', eventId: parked.eventId }, verdict);
    if (verdict.outcome === 'applied') await applyNotice(tx, told, accountId);
    await appendAudit(tx, {
      at: now,
      actor: 'bank',
      action: 'egiro:notice',
      object: `giro:${parked.reference}`,
      outcome: `${parked.event} ${verdict.outcome}`,
    });
  }
}

async function receivePaper(tx: Tx, { notice, now, by }: Told, accountId: number): Promise<void> {
  const bank = egiroBanks.find(({ code }) => code === notice.bank_code);
  if (bank === undefined) return;
  const debitId = await nextGiroNumber(tx);
  const reference = formatReference(now, debitId);
  const state = 'PENDING_SETUP_PGIRO';
  const row = { bankCode: bank.code, bankName: bank.name, segment: null };
  await addAuthorisation(tx, {
    ...row,
    accountId,
    debitId,
    reference,
    kind: 'PAPER_GIRO',
    status: state,
    statusAt: now,
  });
  const request = await openRequest(tx, {
    kind: KIND,
    accountId,
    state,
    details: { requestType: 'CREATION', type: 'PAPER_GIRO', ddaRefNo: reference, ...row, ending: '' },
    nextBy: null,
    by,
    at: now,
  });
  if (request === null) throw new Error('a request about GIRO is open that no authorisation shows');
  const { requestId } = request;
  await addBankRequest(tx, {
    accountId,
    requestId,
    debitId,
    requestType: 'CREATION',
    statusBefore: null,
    expiresAt: null,
  });
}
