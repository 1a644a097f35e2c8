/**
 * Amount still to pay while money is being checked: staff will post it, so nobody is asked to pay it
 * once more (S2 §3, readings §8). What is due stays what the ledger says.
 */
import { addCents, type Cents, cents, negateCents } from './money.ts';

/** An account with what it owes (negative: a credit) and what has come for it alone and is being checked. */
export interface DueAndChecking {
  readonly amount: Cents;
  readonly checking: Cents;
}

/** @returns cents, never negative: more than is owed pays nothing else */
export function stillToPay({ amount, checking }: DueAndChecking): Cents {
  return atLeastNone(addCents(amount, negateCents(checking)));
}

/**
 * Of several accounts together: a credit of one lowers it, as it lowers what they owe in all.
 * @param undivided what is being checked for some of them together
 */
export function stillToPayInAll(accounts: readonly DueAndChecking[], undivided: Cents): Cents {
  const each = accounts.map((account) => (account.amount > 0 ? stillToPay(account) : account.amount));
  return atLeastNone(addCents(cents(0), ...each, negateCents(undivided)));
}

const atLeastNone = (amount: Cents): Cents => cents(Math.max(0, amount));
