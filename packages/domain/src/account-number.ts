/**
 * One account number, many spellings: everything that is typed or received becomes the 10 characters here,
 * and every spelling that goes out is made here. Knows nothing of the account's owner.
 */
import { LENGTH_OF_ACCOUNT_NO as LENGTH } from './linking/limits.ts';

declare const brand: unique symbol;

/** The canonical number: exactly 10 characters, digits or hyphens; the hyphen is part of the number (S1 §5). */
export type AccountNo = string & { readonly [brand]: 'AccountNo' };

/** Problem of a typed number; a wrong character is reported before a wrong length (readings §1). */
export type AccountNoProblem = 'characters' | 'length';

const LONGEST_INPUT = 64;

const bare = (spelling: string): string => {
  const packed = spelling.replace(/\s/g, '');
  return packed.length === LENGTH + 2 ? packed.slice(2) : packed;
};

/** Judges a typed number; null when it is fine. */
export function accountNoProblem(spelling: string): AccountNoProblem | null {
  if (spelling.length > LONGEST_INPUT) return 'length';
  const typed = bare(spelling);
  if (/[^0-9-]/.test(typed) || (typed !== '' && !/[0-9]/.test(typed))) return 'characters';
  return typed.length === LENGTH ? null : 'length';
}

/**
 * The canonical number of any spelling: spaces removed, a 12-character number loses its first two.
 * A 10-character number that itself begins with '00' stays as written. null when it is no account number.
 */
export function canonicalAccountNo(spelling: string): AccountNo | null {
  return accountNoProblem(spelling) === null ? (bare(spelling) as AccountNo) : null;
}

/** The digits alone: look-ups compare these, and no two accounts share them. */
export function accountDigits(account: AccountNo): string {
  return account.replaceAll('-', '');
}

/** As the payments service has it: shorter than 12 characters gets '00' in front (S2 §5, readings §1). */
export function paymentSpelling12(account: string): string {
  return account.length < 12 ? `00${account}` : account;
}

/** As the PayNow request has it: shorter than 11 characters gets '00' in front (S2 §5). */
export function paynowSpelling11(account: string): string {
  return account.length < 11 ? `00${account}` : account;
}

/** The format for exports (S1 §5): '00' with a hyphen loses the '00', either alone stays, neither gets '00'. */
export function exportSpelling(account: string): string {
  const padded = account.startsWith('00');
  const hyphen = account.includes('-');
  if (padded && hyphen) return account.slice(2);
  return padded || hyphen ? account : `00${account}`;
}

/** As screens show it: 12 or more characters that start with '00' lose the first two. */
export function displaySpelling(account: string): string {
  return account.length >= 12 && account.startsWith('00') ? account.slice(2) : account;
}

/** Grouped for reading aloud: '8934 521 670'. */
export function spokenSpelling(account: AccountNo): string {
  return `${account.slice(0, 4)} ${account.slice(4, 7)} ${account.slice(7)}`;
}
