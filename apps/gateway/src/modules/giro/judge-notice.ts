/** The effect of a bank's event on what is known, without changing anything. The account is locked by the caller. */
import type { EgiroNotice } from '@portal/contract/giro/egiro-webhook.rest';
import { accountDigits, canonicalAccountNo } from '@portal/domain/account-number';
import {
  judgeAuthorisationEvent,
  judgeEndingEvent,
  judgeRequestEvent,
  type RequestEvent,
} from '@portal/domain/giro/bank-event';
import { egiroBanks } from '@portal/domain/giro/giro-banks';
import { judgeDeductionEvent } from '@portal/domain/giro/giro-deduction';
import {
  type GiroFailure,
  giroFailures,
  isPendingSetup,
  isPendingTermination,
} from '@portal/domain/giro/giro-status';
import { isEndToldAgain, isFormToldAgain, type LastForm } from '@portal/domain/giro/paper-form';
import type { Db } from '../../db/database.ts';
import { findHeldAccountByDigits } from '../accounts/public.ts';
import {
  type BankRequest,
  findAuthorisation,
  findBankRequest,
  findLastForm,
  listAuthorisations,
  listOpenBankRequests,
} from './authorisation.store.ts';
import { findDeduction, type StoredDeduction } from './deductions/deduction.store.ts';
import { findPaidAgainAt } from './parked-notice.store.ts';

export type Verdict =
  | { readonly outcome: 'applied' | 'repeated' | 'late'; readonly reason: null }
  | { readonly outcome: 'parked'; readonly reason: 'unknown' | 'amount' | 'contradicts' };

const applied = { outcome: 'applied', reason: null } as const;
const repeated = { outcome: 'repeated', reason: null } as const;
const park = (reason: 'unknown' | 'amount' | 'contradicts') => ({ outcome: 'parked', reason }) as const;

/** The account that it is about. @returns null for one that we do not know */
export async function findNoticeAccount(db: Db, notice: EgiroNotice): Promise<number | null> {
  const { payment_order, txn_ref_no, dda_ref_no, account_number } = notice;
  if (isByAccount(notice)) {
    const number = canonicalAccountNo(account_number ?? '');
    return number === null
      ? null
      : ((await findHeldAccountByDigits(db, accountDigits(number)))?.accountId ?? null);
  }
  if (payment_order !== undefined) return (await findDeduction(db, payment_order))?.accountId ?? null;
  if (txn_ref_no !== undefined) return (await findBankRequest(db, txn_ref_no))?.accountId ?? null;
  return dda_ref_no === undefined ? null : ((await findAuthorisation(db, dda_ref_no))?.accountId ?? null);
}

/** Of a form on paper a bank knows the utilities account alone; the order to end its GIRO has a number. */
const isByAccount = ({ payment_order, txn_ref_no, dda_ref_no, account_number }: EgiroNotice): boolean =>
  account_number !== undefined && (payment_order ?? txn_ref_no ?? dda_ref_no) === undefined;

export async function findRequestOf(
  db: Db,
  notice: EgiroNotice,
  accountId: number,
): Promise<BankRequest | null> {
  if (!isByAccount(notice)) return findBankRequest(db, notice.txn_ref_no ?? '');
  const [open] = await listOpenBankRequests(db, [accountId]);
  const authorisation = open && (await findAuthorisation(db, open.reference));
  return open?.requestType === 'CREATION' && authorisation?.type === 'PAPER_GIRO' ? open : null;
}

const toFailure = (reason: EgiroNotice['reason']): GiroFailure =>
  giroFailures.find((failure) => failure === reason) ?? 'FAIL';

export const judgeEventOf = (
  { requestType, state, givenUpAt, approvedAt }: BankRequest,
  event: RequestEvent,
  reason: EgiroNotice['reason'],
) =>
  requestType === 'CANCELLATION'
    ? judgeEndingEvent(state, event, toFailure(reason), approvedAt !== null)
    : judgeRequestEvent(requestType, state, event, toFailure(reason), givenUpAt !== null);

/** Of a locked account: what is read here stays so until the event is applied. */
export async function judgeNotice(
  db: Db,
  { notice, at }: { readonly notice: EgiroNotice; readonly at: number },
  accountId: number | null,
): Promise<Verdict> {
  if (accountId === null) return park('unknown');
  switch (notice.event) {
    case 'submitted':
    case 'approved':
    case 'completed':
    case 'failed': {
      const request = await findRequestOf(db, notice, accountId);
      if (request === null && isByAccount(notice))
        return judgeEndOfForm(db, { ...notice, event: notice.event }, at, accountId);
      if (request === null || (notice.dda_ref_no ?? request.reference) !== request.reference)
        return park('unknown');
      const verdict = judgeEventOf(request, notice.event, notice.reason);
      return verdict.outcome === 'contradicts' ? park('contradicts') : toVerdict(verdict.outcome);
    }
    case 'suspended':
    case 'resumed':
    case 'terminated': {
      const authorisation = await findAuthorisation(db, notice.dda_ref_no ?? '');
      if (authorisation === null) return park('unknown');
      return toVerdict(judgeAuthorisationEvent(authorisation, { event: notice.event, at }).outcome);
    }
    case 'paper_received':
      return judgePaper(db, notice, at, accountId);
    case 'deduction_paid':
    case 'deduction_returned':
      return judgeDeduction(db, await findDeduction(db, notice.payment_order ?? ''), notice, at);
  }
}

const toVerdict = (outcome: 'applied' | 'repeated' | 'late'): Verdict => ({ outcome, reason: null });

async function loadLastForm(db: Db, accountId: number): Promise<LastForm | null> {
  const form = await findLastForm(db, accountId);
  const authorisation = form && (await findAuthorisation(db, form.reference));
  if (form === null || authorisation === null) return null;
  const { state, isOpen, createdAt, changedAt } = form;
  const { bankCode, lastFour, status, since } = authorisation;
  const isInForce = since !== null && status !== 'TERMINATED';
  return { bankCode, state, isOpen, receivedAt: createdAt, endedAt: changedAt, lastFour, isInForce };
}

/** Of an account without a form under way. One of which we are yet to hear is waited for among the parked notices. */
async function judgeEndOfForm(
  db: Db,
  { event, reason, last_four }: EgiroNotice & { readonly event: RequestEvent },
  at: number,
  accountId: number,
): Promise<Verdict> {
  const told = { event, reason: toFailure(reason), lastFour: last_four ?? null, at };
  return isEndToldAgain(await loadLastForm(db, accountId), told) ? repeated : park('unknown');
}

/** A form of a bank that we do not know, or for an account that sets GIRO up already, is for staff. */
async function judgePaper(
  db: Db,
  { bank_code }: EgiroNotice,
  at: number,
  accountId: number,
): Promise<Verdict> {
  if (!egiroBanks.some(({ code }) => code === bank_code)) return park('unknown');
  const told = { bankCode: bank_code ?? null, at };
  if (isFormToldAgain(await loadLastForm(db, accountId), told)) return repeated;
  const all = await listAuthorisations(db, [accountId]);
  const isBusy = all.some(({ status }) => isPendingSetup(status) || isPendingTermination(status));
  return isBusy ? park('contradicts') : applied;
}

async function judgeDeduction(
  db: Db,
  deduction: StoredDeduction | null,
  { event, amount, currency, dda_ref_no }: EgiroNotice,
  at: number,
): Promise<Verdict> {
  if (deduction === null) return park('unknown');
  const isPaid = event === 'deduction_paid';
  if ((dda_ref_no ?? deduction.ddaRefNo) !== deduction.ddaRefNo) return park('contradicts');
  if (isPaid && (amount !== deduction.amount || currency !== 'SGD')) return park('amount');
  const paidAgainAt = deduction.status === 'RETURNED' ? await findPaidAgainAt(db, deduction.reference) : null;
  const outcome = judgeDeductionEvent({ ...deduction, paidAgainAt }, isPaid ? 'paid' : 'returned', at);
  if (outcome === 'contradicts') return park('contradicts');
  // A part of what was deducted is no return of it.
  const isPart =
    outcome === 'applied' && deduction.status === 'PAID' && (amount ?? deduction.amount) !== deduction.amount;
  return isPart ? park('amount') : toVerdict(outcome);
}
