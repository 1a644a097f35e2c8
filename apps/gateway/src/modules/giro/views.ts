/** GIRO as the pages read it: authorisations, the older variant, eligibility, one request, deductions. */
import type { Output } from '@portal/contract';
import type { NextDeduction, OlderGiro } from '@portal/contract/giro/giro.contract';
import type { GiroEligibility, GiroRecord, GiroStatusReply } from '@portal/contract/giro/giro.rest';
import { findBankHomePage } from '@portal/domain/giro/giro-banks';
import {
  type PlannedDeduction,
  planDeductions,
  type ToldDeductionStatus,
} from '@portal/domain/giro/giro-deduction';
import { judgeGiroSetup } from '@portal/domain/giro/giro-eligibility';
import { findShownStatus, toGiroProperty } from '@portal/domain/giro/giro-request';
import {
  type GiroFailure,
  type GiroStatus,
  giroStatuses,
  toOlderState,
} from '@portal/domain/giro/giro-status';
import { instantText, toSgDay } from '@portal/domain/sg-time';
import type { Db } from '../../db/database.ts';
import { accountsHaving, accountsWith } from '../../wire/callers/featured-accounts.ts';
import { findOwnedAmong } from '../../wire/callers/sub-accounts.ts';
import type { OwnedAccount } from '../../wire/callers/subject.ts';
import { Refusal } from '../../wire/calls/refusal.ts';
import type { SubjectContext } from '../../wire/context.ts';
import { loadGiroDebts } from '../bills/public.ts';
import { paymentSources } from '../payments/public.ts';
import {
  type Authorisation,
  type BankRequest,
  findAuthorisation,
  findBankRequest,
  listAuthorisations,
  listCards,
  listOpenBankRequests,
} from './authorisation.store.ts';
import { listDeductions, type StoredDeduction } from './deductions/deduction.store.ts';
import { KIND } from './giro-request.ts';

const MOST_DEDUCTIONS = 100;

const ids = (accounts: readonly OwnedAccount[]): number[] => [
  ...new Set(accounts.map(({ accountId }) => accountId)),
];
const isOfTheNine = ({ status }: Authorisation): boolean => giroStatuses.some((each) => each === status);
/** By the newest change: of an account those that are not over, else the one that ended last. */
function listShown(all: readonly Authorisation[], accountId: number): readonly Authorisation[] {
  const own = all.filter((each) => each.accountId === accountId && isOfTheNine(each));
  const alive = own.filter(({ status }) => status !== 'TERMINATED');
  return alive.length > 0 ? alive : own.slice(0, 1);
}

/** The deductions to come of each active authorisation, by account. */
async function loadNextDeductions(
  db: Db,
  authorisations: readonly Authorisation[],
  now: number,
): Promise<Map<number, readonly PlannedDeduction[]>> {
  const active = authorisations.filter(({ status }) => status === 'ACTIVE');
  const accountIds = active.map(({ accountId }) => accountId);
  const today = toSgDay(now);
  const getDebt = await loadGiroDebts(db, paymentSources, accountIds, today);
  return new Map(
    accountIds.map((accountId) => [accountId, planDeductions(getDebt(accountId), today).next] as const),
  );
}

function toNextDeduction(planned: readonly PlannedDeduction[] | undefined): NextDeduction | null {
  const [first] = planned ?? [];
  if (first === undefined) return null;
  const { billId, amount, on, attempt, secondBy } = first;
  return { billId, amount, on, attempt, secondBy };
}

/** GET {njord api}/v1/giro. @param reference null: all */
export async function loadGiro(
  context: SubjectContext,
  accounts: readonly OwnedAccount[],
  reference: string | null,
): Promise<GiroRecord[]> {
  const { db, clock } = context;
  const owned = ids(await accountsWith(context, KIND, accounts));
  const [all, open] = await Promise.all([listAuthorisations(db, owned), listOpenBankRequests(db, owned)]);
  const shown = owned.flatMap((accountId) => listShown(all, accountId));
  const asked = reference === null ? shown : all.filter((each) => each.reference === reference);
  const next = await loadNextDeductions(db, asked, clock.now());
  return asked.filter(isOfTheNine).map((authorisation) => {
    // The number of an authorisation names it within its account alone.
    const request = open.find(
      ({ accountId, debitId }) => accountId === authorisation.accountId && debitId === authorisation.debitId,
    );
    return {
      ...toRecord(authorisation),
      ...(isApprovedEnding(request) && { status: 'PENDING_TERMINATION' as const }),
      request: toOpenRequest(request),
      next_deduction:
        authorisation.status === 'ACTIVE' ? toNextDeduction(next.get(authorisation.accountId)) : null,
    };
  });
}

/** Nobody has to approve it any more, of a company either, and the portal sets the bank no time. */
const isApprovedEnding = (request: BankRequest | undefined): boolean =>
  request?.isOpen === true && request.approvedAt !== null;

function toRecord(authorisation: Authorisation): Omit<GiroRecord, 'request' | 'next_deduction'> {
  const { reference, accountNo, bankCode, bankName, lastFour, status, paymentOrder, type } = authorisation;
  return {
    id: reference,
    account_number: accountNo,
    bank_code: bankCode,
    bank_name: bankName,
    bank_home_page: findBankHomePage(bankCode),
    bank_account_number_last_four: lastFour ?? '',
    status: status as GiroStatus,
    payment_order: paymentOrder ?? '',
    type,
    bank_segment: authorisation.segment,
    effective_date: authorisation.since,
    ended_on: authorisation.endedOn,
    suspended_by: findSuspendedBy(authorisation),
    limit: authorisation.limit,
  };
}

/** As the job that resumes it sees it: the bank's word stands above ours. */
function findSuspendedBy({ status, heldSince, word }: Authorisation): GiroRecord['suspended_by'] {
  if (status !== 'SUSPENDED') return null;
  return heldSince !== null && word?.event !== 'suspended' ? 'returns' : 'bank';
}

const toInstant = (at: number | null): string | null => (at === null ? null : instantText(at));

const toOpenRequest = (request: BankRequest | undefined): GiroRecord['request'] =>
  request === undefined
    ? null
    : {
        dda_ref_no: request.reference,
        txn_ref_no: request.requestId,
        request_type: request.requestType,
        expires_at: isApprovedEnding(request) ? null : toInstant(request.expiresAt),
      };

/** giro:giroStatusRetrieval, the older variant: one row an account, that in force before any other. */
export async function loadOlderGiro(
  context: SubjectContext,
  accounts: readonly OwnedAccount[],
): Promise<OlderGiro[]> {
  const owned = await accountsHaving(context.db, KIND, accounts);
  const all = await listAuthorisations(context.db, ids(owned));
  return ids(owned).flatMap((accountId) => {
    const account = owned.find((each) => each.accountId === accountId);
    const shown = listShown(all, accountId);
    const giro = shown.find(({ since }) => since !== null) ?? shown[0];
    return account === undefined ? [] : [toOlder(account, giro?.status === 'TERMINATED' ? undefined : giro)];
  });
}

const toOlder = ({ accountNo }: OwnedAccount, giro: Authorisation | undefined): OlderGiro => ({
  accountNo,
  bankDesc: giro?.bankName ?? '',
  bankHomePage: findBankHomePage(giro?.bankCode ?? null),
  bankAccountNo: giro?.lastFour ?? '',
  ...toOlderState(giro === undefined ? null : (giro.status as GiroStatus)),
  effectiveDate: giro?.since ?? null,
  paymentOrder: giro?.paymentOrder ?? '',
  type: giro?.type ?? null,
});

/** Of accounts that have the feature; the caller has checked that. */
export async function loadEligibility(db: Db, accounts: readonly OwnedAccount[]): Promise<GiroEligibility[]> {
  const owned = ids(accounts);
  const [all, cards] = await Promise.all([listAuthorisations(db, owned), listCards(db, owned)]);
  return owned.flatMap((accountId) => {
    const account = accounts.find((each) => each.accountId === accountId);
    if (account === undefined) return [];
    const statuses = all.filter((each) => each.accountId === accountId && isOfTheNine(each));
    const card = cards.get(accountId);
    const giro_setup_status = judgeGiroSetup({
      statuses: statuses.map(({ status }) => status as GiroStatus),
      isRecurringPending: card?.isPending === true,
    });
    return [
      { account_number: account.accountNo, giro_setup_status, recurring_setup: card?.isActive === true },
    ];
  });
}

/** GET {njord api}/v1/egiro/status: the truth about one request, for those who have its account (T12). */
export async function loadGiroStatus(
  context: SubjectContext,
  { ddaRefNo, txnRefNo }: { readonly ddaRefNo: string; readonly txnRefNo: string },
): Promise<GiroStatusReply> {
  const { db, clock } = context;
  const request = await findBankRequest(db, txnRefNo);
  const account = request && (await findOwnedAmong(context, [request.accountId])).get(request.accountId);
  if (!request || !account || request.reference !== ddaRefNo) throw new Refusal('SK_ACCESS_1001');
  await accountsHaving(db, KIND, [account]);
  const authorisation = await findAuthorisation(db, request.reference);
  if (authorisation === null) throw new Refusal('SK_ACCESS_1001');
  const now = clock.now();
  const { requestType, state, expiresAt, givenUpAt, isOpen } = request;
  const next = await loadNextDeductions(db, [authorisation], now);
  const isApproved = isApprovedEnding(request);
  const isUnanswered = !isApproved && (state === 'PENDING_SETUP' || state === 'PENDING_TERMINATION');
  const canAnswer = isUnanswered && givenUpAt === null && expiresAt !== null && now < expiresAt;
  return {
    dda_ref_no: request.reference,
    txn_ref_no: request.requestId,
    status: isApproved
      ? 'PENDING_TERMINATION'
      : (findShownStatus(requestType, state, authorisation.status) as GiroStatus | GiroFailure),
    request_type: requestType,
    property: toGiroProperty(requestType),
    account_number: account.accountNo,
    bank_name: authorisation.bankName,
    bank_account_number_last_four: authorisation.lastFour ?? '',
    bank_segment: authorisation.segment,
    redirect_url: canAnswer ? request.redirectUrl : null,
    expires_at: isOpen && !isApproved ? toInstant(expiresAt) : null,
    first_deduction:
      requestType === 'CREATION' && authorisation.status === 'ACTIVE'
        ? toNextDeduction(next.get(account.accountId))
        : null,
  };
}

/** giro:deductions */
export async function loadDeductions(
  context: SubjectContext,
  account: OwnedAccount,
): Promise<Output<'giro:deductions'>> {
  const { db, clock } = context;
  const { accountId } = account;
  await accountsHaving(db, KIND, [account]);
  const [all, made] = await Promise.all([
    listAuthorisations(db, [accountId]),
    listDeductions(db, [accountId], MOST_DEDUCTIONS),
  ]);
  const next = (await loadNextDeductions(db, all, clock.now())).get(accountId) ?? [];
  return {
    next: toNextDeduction(next),
    deductions: made.map((deduction) => toWireDeduction(deduction, next)),
  };
}

function toWireDeduction(deduction: StoredDeduction, planned: readonly PlannedDeduction[]) {
  const { reference, billId, amount, attempt, orderedOn, status, reason, bankName, lastFour } = deduction;
  const next = planned.find(({ covers }) => covers.includes(billId));
  return {
    reference,
    billId,
    amount,
    attempt,
    on: orderedOn,
    status: status as ToldDeductionStatus,
    reason,
    nextOn: status === 'RETURNED' && attempt === 1 ? (next?.on ?? null) : null,
    takenBackOn: deduction.takenBackAt === null ? null : toSgDay(deduction.takenBackAt),
    bankName,
    bankAccountNo: lastFour ?? '',
  };
}
