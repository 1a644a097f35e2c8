/**
 * One payment for one account or several: accounts that may be paid together, those ticked at first, the part of
 * each account (S2 §3 'Payables', readings §7 and §8, visual 35). Ownership of accounts is decided elsewhere.
 */
import type { AccountNo } from './account-number.ts';
import { addCents, type Cents, cents } from './money.ts';
import { amountProblem } from './paynow-amount.ts';

/** Amount that an account owes, and whether it will be collected automatically. */
export interface AccountDue {
  readonly account: AccountNo;
  /** Negative: the customer has a credit. */
  readonly amount: Cents;
  /** Of it, what nobody collects and the customer pays. */
  readonly byHand: Cents;
  readonly isGiroEnabled: boolean;
  readonly isRecurringEnabled: boolean;
}

/** The share of one account in a payment. */
export interface PaymentPart {
  readonly account: AccountNo;
  readonly amount: Cents;
}

interface Payable extends AccountDue {
  /** Not for an account of which the bank or the card collects all: paying now may charge twice. */
  readonly startsTicked: boolean;
}

export interface Payables {
  /** All that may be paid: a credit of one account pays nothing of another. */
  readonly own: Cents;
  readonly utilities: readonly Payable[];
}

/** Accounts that owe something, in the order given. */
export function findPayables(accounts: readonly AccountDue[]): Payables {
  const utilities = accounts
    .filter(({ amount }) => amount > 0)
    .map((each) => ({ ...each, startsTicked: each.byHand > 0 }));
  return { own: sumParts(utilities), utilities };
}

export function sumParts(parts: readonly Pick<PaymentPart, 'amount'>[]): Cents {
  return addCents(...parts.map(({ amount }) => amount));
}

/** 'twice': the account is named a second time; 'unknown': it is none of those that owe. */
type PartProblem = 'positive' | 'exceeded' | 'twice' | 'unknown';

export interface JudgedPart {
  readonly account: AccountNo;
  readonly problem: PartProblem;
}

/** Problems of the parts of a request, one entry for each wrong part: no part may exceed its own due. */
export function partProblems(
  parts: readonly PaymentPart[],
  dues: readonly Pick<AccountDue, 'account' | 'amount'>[],
): JudgedPart[] {
  const owed = new Map(dues.map(({ account, amount }) => [account, amount]));
  const seen = new Set<AccountNo>();
  return parts.flatMap(({ account, amount }) => {
    const due = owed.get(account);
    const problem = seen.has(account) ? 'twice' : due === undefined ? 'unknown' : amountProblem(amount, due);
    seen.add(account);
    return problem === null ? [] : [{ account, problem }];
  });
}

/**
 * Amount of a payment in the history of one account: its part where parts are known, else the whole
 * (readings §7). The receipt shows the whole and its parts.
 */
export function findShare(
  account: AccountNo,
  payment: { readonly amount: Cents; readonly parts: readonly PaymentPart[] },
): Cents {
  if (payment.parts.length === 0) return payment.amount;
  return payment.parts.find((part) => part.account === account)?.amount ?? cents(0);
}
