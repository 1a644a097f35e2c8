/** refund:check: the credit of each account, its refund, and what may be chosen (S2 §7). */
import type { Output } from '@portal/contract';
import type { RefundAccount } from '@portal/contract/refunds/refunds.contract';
import type { AccountNo } from '@portal/domain/account-number';
import { findCheckDay, findCheckEnd } from '@portal/domain/refunds/refund-dates';
import { toRetrieveCode } from '@portal/domain/refunds/refund-eligibility';
import { findHeldUntil } from '@portal/domain/refunds/refund-hold';
import { isValidMobile } from '@portal/domain/refunds/refund-method';
import type { PillFacts } from '@portal/domain/refunds/refund-pill';
import { isWithinServiceHours } from '@portal/domain/service-hours';
import { type SgDay, toSgDay } from '@portal/domain/sg-time';
import { accountsWith } from '../../wire/callers/featured-accounts.ts';
import type { SubjectContext } from '../../wire/context.ts';
import { findLastRequests, type StoredRequest } from '../requests/public.ts';
import { loadRefundFacts, type RefundFacts } from './refund-facts.ts';
import { KIND, readDetails } from './refund-request.ts';

/** A credit is a transfer's target only where the caller sees the account. */
export const isOwn =
  ({ subject }: Pick<SubjectContext, 'subject'>) =>
  (accountNo: AccountNo): boolean =>
    subject.find(accountNo) !== undefined;

export async function checkRefunds(
  context: SubjectContext,
  accountNos: readonly AccountNo[],
): Promise<Output<'refund:check'>> {
  const { db, clock, subject } = context;
  const owned = await accountsWith(
    context,
    KIND,
    accountNos.map((accountNo) => subject.own(accountNo)),
  );
  const now = clock.now();
  if (!isWithinServiceHours(now)) return { serviceAvailable: false, accounts: [] };
  const ids = [...new Set(owned.map(({ accountId }) => accountId))];
  const [facts, last] = await Promise.all([
    loadRefundFacts(db, ids, toSgDay(now), isOwn(context)),
    findLastRequests(db, KIND, 'REFUNDED', ids),
  ]);
  return {
    serviceAvailable: true,
    accounts: ids.flatMap((id) => {
      const found = facts.get(id);
      if (found === undefined) return [];
      const checkBy = findCheckBy(context, found.open, now);
      return [toWire(found, { request: found.open ?? last.get(id) ?? null, checkBy, now })];
    }),
  };
}

/**
 * The last day of the check of what is asked for now. A change takes no more time than the request has left; one that was held
 * for its bank account has as much as a new one.
 */
export function findCheckBy(
  { config }: Pick<SubjectContext, 'config'>,
  open: StoredRequest | null,
  now: number,
): SgDay {
  const ofNew = findCheckDay(toSgDay(now), config.REFUND_CHECK_DAYS);
  const nextBy = open?.nextBy ?? ofNew;
  return nextBy < ofNew ? nextBy : ofNew;
}

/** As the rules of the pill and of a change take it. */
export function toPillFacts(request: StoredRequest, { method }: RefundFacts, now: number): PillFacts {
  const { refundMethod, refundRetrieveStatus, isEditable } = toWireRequest(request, now);
  return {
    refundMethod,
    refundRetrieveStatus,
    isEditable,
    bankId: method.bankId,
    refundRetrieveCheckItems: method.transferTargets,
  };
}

const FOUR = -4;

interface Shown {
  readonly request: StoredRequest | null;
  readonly checkBy: SgDay;
  readonly now: number;
}

function toWire(
  { record, method, outstanding, arrears, code }: RefundFacts,
  { request, checkBy, now }: Shown,
): RefundAccount {
  const { accountNo, bank, uen, idFragment, mobile, addressChangedOn } = record;
  return {
    accountNo,
    creditAmount: Math.min(0, outstanding),
    ...toWireRequest(request, now),
    refundRetrieveCode: toRetrieveCode(record),
    refundEligCheckCode: code,
    bankId: bank?.id ?? null,
    bankDesc: bank?.name ?? null,
    bankAccountNo: bank?.lastFour ?? null,
    bankHeldUntil: bank && findHeldUntil(bank, checkBy),
    refundRetrieveCheckItems: [...method.transferTargets],
    arrears,
    customerType: method.customerType,
    nric: method.customerType === 'Personal' ? idFragment : null,
    uen: method.customerType === 'Business' ? uen : null,
    mobileNo: mobile !== null && isValidMobile(mobile) ? mobile.slice(FOUR) : null,
    addressChangedOn,
  };
}

type WireRequest = Pick<
  RefundAccount,
  | 'amount'
  | 'requestId'
  | 'createDate'
  | 'refundMethod'
  | 'proxyType'
  | 'refundRetrieveStatus'
  | 'isEditable'
  | 'nextBy'
>;

function toWireRequest(request: StoredRequest | null, now: number): WireRequest {
  if (request === null)
    return {
      amount: 0,
      requestId: null,
      createDate: null,
      refundMethod: '09',
      proxyType: null,
      refundRetrieveStatus: '',
      isEditable: false,
      nextBy: null,
    };
  const { amount, method, proxyType } = readDetails(request);
  const { requestId, createdAt, isOpen, state, nextBy } = request;
  const isBeingChecked = state === 'PENDING' && (nextBy === null || now < findCheckEnd(nextBy));
  return {
    amount,
    requestId,
    createDate: toSgDay(createdAt),
    refundMethod: method,
    proxyType,
    refundRetrieveStatus: isOpen ? 'In Progress' : 'Refunded',
    isEditable: isBeingChecked || state === 'ACTION_REQUIRED',
    nextBy,
  };
}
