/**
 * The bill reference of a code (62.01): shown on the bank's statement and returned in its notice, and the
 * number of an order. Both are the same number in two spellings (ADR 0028). Grants no access to the order.
 */
import { type AccountNo, paymentSpelling12 } from '../account-number.ts';
import type { SgMonth } from '../sg-time.ts';

declare const brand: unique symbol;

/** 'PN-2611-204817': year and month of its making, then a number that is used once in all. */
export type OrderId = string & { readonly [brand]: 'OrderId' };

/** Order or bill of a reference. `account`: the digits of its number, as payers put hyphens where they like. */
export type ReferenceMeaning =
  /** An order; without an account it pays several. */
  | { readonly kind: 'order'; readonly account: string | null; readonly orderId: OrderId }
  /** The payment slip of a bill, by the month that the bill is named after. */
  | { readonly kind: 'bill'; readonly account: string; readonly month: SgMonth }
  /** Money of a deduction by GIRO that does not fit. */
  | { readonly kind: 'deduction'; readonly account: string; readonly reference: string };

/** Of 25 characters, eight digits remain beside the account number and the month. */
const LAST_NUMBER = 99_999_999;

const yymm = (month: SgMonth): string => month.slice(2).replace('-', '');

/** @param number from a sequence that is never set back, 1 to 99,999,999. @throws RangeError beyond */
export function orderId(month: SgMonth, number: number): OrderId {
  if (!Number.isInteger(number) || number < 1 || number > LAST_NUMBER) {
    throw new RangeError(`not the number of an order: ${number}`);
  }
  return `PN-${yymm(month)}-${String(number).padStart(6, '0')}` as OrderId;
}

/**
 * One account: '008934521670P2611204817', its 12 characters, then the order without hyphens. Several: the order
 * alone, 'PN-2611-204817' (readings §8).
 */
export function orderReference(accounts: readonly AccountNo[], order: OrderId): string {
  const [account, ...others] = accounts;
  if (account === undefined) throw new RangeError('an order pays at least one account');
  return others.length > 0 ? order : `${paymentSpelling12(account)}P${order.slice(3).replace('-', '')}`;
}

/** '008934521670B2611', as the slip of the bill prints it. */
export function billReference(account: AccountNo, month: SgMonth): string {
  return `${paymentSpelling12(account)}B${yymm(month)}`;
}

/** '008934521670G26121001' of the deduction 'GD-2612-1001': money that staff post to the account. */
export function deductionReference(account: AccountNo, reference: string): string {
  return `${paymentSpelling12(account)}G${reference.slice(3).replace('-', '')}`;
}

/** As we keep it: banks may send it in small letters, with blanks, or with signs that no database takes. */
export const canonicalReference = (received: string): string =>
  received
    .toWellFormed()
    .replace(/[\s\p{Cc}]/gu, '')
    .toUpperCase();

const YYMM = '([0-9]{2})(0[1-9]|1[0-2])';
const MOST_DIGITS = 10;
const NUMBER = '(?!0{6})([0-9]{6}|[1-9][0-9]{6,7})';
const several = new RegExp(`^PN-?${YYMM}-?${NUMBER}$`);
const single = new RegExp(`^00([0-9-]{1,20})(?:P${YYMM}${NUMBER}|B${YYMM}|G([0-9]{4})([0-9]{4,8}))$`);

/** Parses a received reference; null when it has none of our formats. */
export function readReference(received: string): ReferenceMeaning | null {
  const reference = canonicalReference(received);
  const [, ofYear, ofMonth, alone] = several.exec(reference) ?? [];
  if (alone !== undefined)
    return { kind: 'order', account: null, orderId: `PN-${ofYear}${ofMonth}-${alone}` as OrderId };
  const [, number = '', year, month, order, billYear, billMonth, ofMonths, deduction] =
    single.exec(reference) ?? [];
  const account = number.replaceAll('-', '');
  if (account === '' || account.length > MOST_DIGITS) return null;
  if (deduction !== undefined)
    return { kind: 'deduction', account, reference: `GD-${ofMonths}-${deduction}` };
  return order === undefined
    ? { kind: 'bill', account, month: `20${billYear}-${billMonth}` as SgMonth }
    : { kind: 'order', account, orderId: `PN-${year}${month}-${order}` as OrderId };
}
