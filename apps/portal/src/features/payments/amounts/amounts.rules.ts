/**
 * Rows of amounts and their total: every account that owes, ticked or not, with what is still
 * to pay or what was typed for it. Only ticked and valid amounts count (visual 35). The rules of an amount are the domain's.
 */
import type { AccountNo } from '@portal/domain/account-number';
import { addCents, type Cents, cents, plainAmount } from '@portal/domain/money';
import { findPayables, type PaymentPart, sumParts } from '@portal/domain/payment-parts';
import { type AmountProblem, readAmount } from '@portal/domain/paynow-amount';
import type { PayAccount } from '../pay-account.ts';

/** Changes of a row by the customer; an unchanged row follows the amount due. */
export interface Touched {
  readonly isTicked?: boolean;
  readonly typed?: string;
  /** They have left the field, so it may be judged. */
  readonly isLeft?: boolean;
  /** Why the gateway refused the amount, in its words, until something else is typed. */
  readonly refused?: string | undefined;
}
export type Draft = Readonly<Record<AccountNo, Touched>>;

/** The wanted amount alone, at most what is still to pay; unchanged rows where its account owes nothing. */
export function draftOf(accounts: readonly PayAccount[], wanted: PaymentPart | null): Draft {
  const owing = accounts.find(({ account }) => account === wanted?.account);
  if (wanted === null || owing === undefined || owing.toPay <= 0) return {};
  const typed = plainAmount(wanted.amount < owing.toPay ? wanted.amount : owing.toPay);
  return Object.fromEntries(
    accounts.map((each) => [each.account, each === owing ? { isTicked: true, typed } : { isTicked: false }]),
  );
}

export interface AmountRow {
  readonly account: PayAccount;
  readonly isTicked: boolean;
  readonly typed: string;
  /** null: nothing that could be paid. */
  readonly amount: Cents | null;
  readonly problem: AmountProblem | null;
  readonly isLeft: boolean;
  /** The words of the gateway's refusal; null: it refused nothing of this row. */
  readonly refused: string | null;
}

/** The part that nothing collects; where there is none, all that is still to pay. */
function startingAmount({ byHand, toPay }: PayAccount): string {
  if (toPay <= 0) return '';
  return plainAmount(byHand > 0 && byHand < toPay ? byHand : toPay);
}

export function toAmountRows(accounts: readonly PayAccount[], draft: Draft): AmountRow[] {
  const starts = new Map(findPayables(accounts).utilities.map((each) => [each.account, each.startsTicked]));
  return accounts.flatMap((account) => {
    const startsTicked = starts.get(account.account);
    if (startsTicked === undefined) return [];
    const touched = draft[account.account] ?? {};
    const typed = touched.typed ?? startingAmount(account);
    const entry = readAmount(typed, account.amount);
    const isAmount = 'amount' in entry;
    return {
      account,
      // One account alone has no tick: it is what the dialog is about.
      isTicked: starts.size === 1 || (touched.isTicked ?? (startsTicked && account.toPay > 0)),
      typed,
      amount: isAmount ? entry.amount : null,
      problem: isAmount ? null : entry.problem,
      isLeft: touched.isLeft ?? false,
      refused: touched.refused ?? null,
    };
  });
}

/** The parts of the payment so far: ticked, and valid. */
export function listPaymentParts(rows: readonly AmountRow[]): PaymentPart[] {
  return rows.flatMap(({ account, isTicked, amount }) =>
    isTicked && amount !== null ? { account: account.account, amount } : [],
  );
}

export interface Sum {
  readonly total: Cents;
  readonly counted: number;
  /** Ticked, but their amounts cannot be paid. */
  readonly uncounted: readonly AccountNo[];
}

export function sumRows(rows: readonly AmountRow[]): Sum {
  const parts = listPaymentParts(rows);
  return {
    total: sumParts(parts),
    counted: parts.length,
    uncounted: rows.flatMap((row) => (row.isTicked && row.amount === null ? row.account.account : [])),
  };
}

/** The first row that keeps the sum from being paid; null: none does. */
export function firstProblem(rows: readonly AmountRow[]): AccountNo | null {
  const wrong = rows.find(({ isTicked, problem }) => isTicked && problem !== null);
  if (wrong) return wrong.account.account;
  return rows.some(({ isTicked }) => isTicked) ? null : (rows[0]?.account.account ?? null);
}

/** Outcome of the rows: nothing owed, all of it covered by what is being checked, or something still to pay. */
export function owedBy(rows: readonly AmountRow[]): 'something' | 'covered' | 'nothing' {
  if (rows.length === 0) return 'nothing';
  return rows.some(({ account }) => account.toPay > 0) ? 'something' : 'covered';
}

export const sumToPay = (accounts: readonly PayAccount[]): Cents =>
  addCents(cents(0), ...accounts.map(({ toPay }) => toPay));

/** Whether a part pays again what has come already and is being checked. */
export const paysAgain = (parts: readonly PaymentPart[], accounts: readonly PayAccount[]): boolean =>
  parts.some(({ account, amount }) =>
    accounts.some((owing) => owing.account === account && amount > owing.toPay),
  );

/** Whether a code can be made at once: one account, nobody collects what it owes, and nothing of it is being checked. */
export function isPlain(rows: readonly AmountRow[]): boolean {
  const [only, ...others] = rows;
  if (only === undefined || others.length > 0) return false;
  const { isGiroEnabled, isRecurringEnabled, amount, toPay } = only.account;
  return !isGiroEnabled && !isRecurringEnabled && toPay === amount;
}
