/**
 * Methods of a refund and which of them an account can choose (S2 §4 §5, S3 §5.8, readings §12). One set of rules for
 * /services/request-refund, the restricted area and staff.
 */
import type { AccountNo } from '../account-number.ts';
import { daysBetween, type SgDay } from '../sg-time.ts';

/** 02 cheque, 03 bank account, 04 transfer to another utilities account, 08 PayNow, 09 not selected. */
export const refundMethodCodes = ['02', '03', '04', '08', '09'] as const;
export type RefundMethodCode = (typeof refundMethodCodes)[number];
/** Identifiers of PayNow: NRIC / FIN, mobile number, UEN. */
export const proxyTypes = ['NRIC', 'MSISDN', 'UEN'] as const;
export type ProxyType = (typeof proxyTypes)[number];

/** The method with its PayNow identifier: mobile to NRIC is a change (readings §12). */
export interface RefundMethod {
  readonly code: RefundMethodCode;
  /** Null unless the code is 08. */
  readonly proxyType: ProxyType | null;
}

type CustomerType = 'Personal' | 'Business';

/** The records of an account and its holder. */
export interface MethodFacts {
  readonly customerType: CustomerType;
  /** As the login has it: '+6591234567', '' for none. */
  readonly mobile: string;
  /** Of a company, '' for none. */
  readonly uen: string;
  /** The bank account that GIRO uses; null: none. */
  readonly bankId: string | null;
  /** Other accounts of the same holder that may receive a transfer. */
  readonly transferTargets: readonly AccountNo[];
  /** When the mailing address last changed; null: never. */
  readonly addressChangedOn: SgDay | null;
  readonly today: SgDay;
}

/** A method that is shown; 'disabled' is shown with its reason and cannot be chosen. */
export interface MethodOption extends RefundMethod {
  readonly isDisabled: boolean;
}

/** No money goes to an address, or to a bank account of a new link, that is younger than this. */
export const NEW_PLACE_DAYS = 14;

/** 8 digits starting with 3, 6, 8 or 9 (S3 §5.8), with or without the country code. */
export function isValidMobile(mobile: string): boolean {
  return /^(\+65)?[3689]\d{7}$/.test(mobile.replace(/[\s-]/g, ''));
}

export const isSameMethod = (one: RefundMethod, other: RefundMethod): boolean =>
  one.code === other.code && one.proxyType === other.proxyType;

function maySendCheque({ addressChangedOn, today }: MethodFacts): boolean {
  return addressChangedOn === null || daysBetween(addressChangedOn, today) >= NEW_PLACE_DAYS;
}

/** A company without a UEN on record has no PayNow. */
function listPaynowOptions({ customerType, mobile, uen }: MethodFacts): MethodOption[] {
  if (customerType === 'Business')
    return uen === '' ? [] : [{ code: '08', proxyType: 'UEN', isDisabled: false }];
  return [
    { code: '08', proxyType: 'MSISDN', isDisabled: !isValidMobile(mobile) },
    { code: '08', proxyType: 'NRIC', isDisabled: false },
  ];
}

/**
 * The options in the order in which they are shown: PayNow, the bank account with a bank id, a transfer with a target, the
 * cheque last. The current method is left out. 09 is never offered.
 */
export function listMethodOptions(facts: MethodFacts, current: RefundMethod | null): MethodOption[] {
  const single = (code: RefundMethodCode): MethodOption => ({ code, proxyType: null, isDisabled: false });
  const options = [
    ...listPaynowOptions(facts),
    ...(facts.bankId === null ? [] : [single('03')]),
    ...(facts.transferTargets.length === 0 ? [] : [single('04')]),
    ...(maySendCheque(facts) ? [single('02')] : []),
  ];
  return options.filter((option) => current === null || !isSameMethod(option, current));
}

/** A filled-in form; fields that a method does not need are empty. */
export interface MethodChoice extends RefundMethod {
  readonly transferToAccount: AccountNo | null;
  readonly bankId: string | null;
}

/** Whether the records allow the choice now: what the page offers and what the gateway accepts are the same. */
export function isPossibleChoice(facts: MethodFacts, choice: MethodChoice): boolean {
  const option = listMethodOptions(facts, null).find((each) => isSameMethod(each, choice));
  if (option === undefined || option.isDisabled) return false;
  if (choice.code === '03') return choice.bankId === facts.bankId;
  if (choice.code === '04')
    return choice.transferToAccount !== null && facts.transferTargets.includes(choice.transferToAccount);
  return true;
}
