/**
 * Amount still to pay while money is being checked: staff will post it, so customers are not asked to pay it
 * once more (S2 §3, readings §8). The amount due remains that of the ledger.
 */
import { addCents, type Cents, cents, negateCents } from './money.ts';

/** An account with its balance (negative: a credit) and the money under review for it alone. */
export interface DueAndChecking {
  readonly amount: Cents;
  readonly checking: Cents;
}

/** @returns cents, never negative: more than is owed pays nothing else */
export function stillToPay({ amount, checking }: DueAndChecking): Cents {
  return atLeastNone(addCents(amount, negateCents(checking)));
}

/**
 * Of several accounts together: a credit of one lowers it, as it lowers their total.
 * @param undivided money under review for some of them together
 */
export function stillToPayInAll(accounts: readonly DueAndChecking[], undivided: Cents): Cents {
  const each = accounts.map((account) => (account.amount > 0 ? stillToPay(account) : account.amount));
  return atLeastNone(addCents(cents(0), ...each, negateCents(undivided)));
}

const atLeastNone = (amount: Cents): Cents => cents(Math.max(0, amount));
