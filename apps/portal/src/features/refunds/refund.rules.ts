/** Pure look-ups of the refund page: which account it is about, what it offers, and the words of a choice. */
import { canonicalAccountNo } from '@portal/domain/account-number';
import { type Cents, cents } from '@portal/domain/money';
import { findPaymentDay } from '@portal/domain/refunds/refund-dates';
import {
  listMethodOptions,
  type MethodOption,
  type ProxyType,
  type RefundMethod,
  type RefundMethodCode,
} from '@portal/domain/refunds/refund-method';
import { getRefundPill, mayChangeMethod, type RefundPill } from '@portal/domain/refunds/refund-pill';
import { type SgDay, sgDay } from '@portal/domain/sg-time';
import { copy } from './copy.ts';
import type { RefundAccount } from './refund.query.ts';

export const creditOf = ({ creditAmount }: Pick<RefundAccount, 'creditAmount'>): Cents =>
  cents(Math.max(0, -creditAmount));

export const isUnderWay = ({ refundRetrieveStatus }: RefundAccount): boolean =>
  refundRetrieveStatus === 'In Progress';

/** The billing system keeps its credits: one on an account of another system is nothing that could be refunded. */
export const hasRefunds = ({ refundEligCheckCode }: RefundAccount): boolean => refundEligCheckCode !== '901';

export const pillOf = (account: RefundAccount): RefundPill => getRefundPill(account);
export const mayChange = (account: RefundAccount): boolean => mayChangeMethod(account);

/** Why a refund under way keeps its method. */
export const describeNoChange = ({ isEditable }: RefundAccount): string =>
  isEditable ? copy.reasons.noOther : copy.reasons.tooLate;

/** The day until which a refund to the bank account is held; null: it is not. */
export const heldUntilOf = ({ bankHeldUntil }: RefundAccount): SgDay | null =>
  bankHeldUntil === null ? null : sgDay(bankHeldUntil);

/** The first that may ask, else the first with a refund, else the first. */
export function chooseAccount(accounts: readonly RefundAccount[]): RefundAccount | null {
  return (
    accounts.find(({ refundEligCheckCode }) => refundEligCheckCode === '100') ??
    accounts.find(isUnderWay) ??
    accounts[0] ??
    null
  );
}

/** The last day of the payment; null where it comes with the end of the check, or nobody can say: a check is late. */
export function findLatestPayment(
  checkBy: SgDay | null,
  method: RefundMethodCode,
  today: SgDay,
): SgDay | null {
  const isOpen = checkBy === null || checkBy < today || method === '04' || method === '09';
  return isOpen ? null : findPaymentDay(checkBy, method);
}

/** @param paidBy the last day of the payment */
export const listPaymentLines = (method: RefundMethodCode, paidBy: SgDay | null): (string | null)[] => [
  paidBy && copy.steps.by(paidBy),
  copy.steps.afterCheck[method],
];

/** The method that a change must differ from; null for a new request. */
const currentMethod = ({ refundMethod, proxyType }: RefundAccount): RefundMethod => ({
  code: refundMethod,
  proxyType,
});

export function listOptions(account: RefundAccount, today: SgDay, isEdit: boolean): MethodOption[] {
  const { customerType, mobileNo, uen, bankId, refundRetrieveCheckItems, addressChangedOn } = account;
  const facts = {
    customerType,
    // The gateway sends the last digits of a valid number alone: any valid one stands for it.
    mobile: mobileNo === null ? '' : '91234567',
    uen: uen ?? '',
    bankId,
    transferTargets: refundRetrieveCheckItems.flatMap((number) => canonicalAccountNo(number) ?? []),
    addressChangedOn: addressChangedOn === null ? null : sgDay(addressChangedOn),
    today,
  };
  return listMethodOptions(facts, isEdit ? currentMethod(account) : null);
}

/** A form as it is filled in. */
export interface Draft {
  readonly code: RefundMethodCode | null;
  readonly proxyType: ProxyType | null;
  readonly transferTo: string | null;
  readonly suffix: string;
}

export const emptyDraft: Draft = { code: null, proxyType: null, transferTo: null, suffix: '' };

/** 'PayNow, NRIC / FIN ending 567D', 'Cheque' */
export function formatMethod(
  { code, proxyType, transferTo, suffix }: Omit<Draft, 'code'> & { readonly code: RefundMethodCode },
  { nric, uen, mobileNo, bankDesc, bankAccountNo }: RefundAccount,
): string {
  const name = copy.methods[code];
  if (code === '08' && proxyType) {
    const endings = { NRIC: nric ?? '', MSISDN: mobileNo ?? '', UEN: `${uen ?? ''}${suffix.toUpperCase()}` };
    const ending = proxyType === 'UEN' ? endings.UEN.slice(-7) : endings[proxyType];
    return `${name}, ${copy.proxies[proxyType](ending)}`;
  }
  if (code === '03' && bankDesc) return `${name}, ${bankDesc} ending ${bankAccountNo ?? ''}`;
  return code === '04' && transferTo ? `${name}, ${transferTo}` : name;
}

export const formatCurrent = (account: RefundAccount): string =>
  formatMethod({ ...emptyDraft, code: account.refundMethod, proxyType: account.proxyType }, account);
