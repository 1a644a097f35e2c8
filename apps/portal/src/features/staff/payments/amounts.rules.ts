/** The amount that came, in words and digits, and its division among accounts. Pure. */
import { type Cents, cents, formatSgd, negateCents, plainAmount } from '@portal/domain/money';
import { readAmount } from '@portal/domain/paynow-amount';
import type { Payment } from './payment.ts';

/** Parts of the accounts of an order: each gets what was asked of it as far as the money goes, the last one the rest. */
export function firstParts({ amount, accounts }: Pick<Payment, 'amount' | 'accounts'>): string[] {
  let left = amount;
  return accounts.map(({ asked: requestedAmount }, index) => {
    const isLast = index === accounts.length - 1;
    const part = isLast ? left : Math.min(left, requestedAmount ?? 0);
    left -= part;
    return plainAmount(cents(part));
  });
}

export interface Part {
  readonly accountNo: string;
  readonly amount: Cents;
}

export interface Split {
  /** Those that get something. */
  readonly parts: readonly Part[];
  /** Amount that no account gets; negative: more is given than came. */
  readonly left: Cents;
  /** Fields that hold no amount. */
  readonly wrong: readonly string[];
}

/** @param typed one for each account, in their order; an empty field gives nothing */
export function splitAmount(
  { amount, accounts }: Pick<Payment, 'amount' | 'accounts'>,
  typed: readonly string[],
): Split {
  const read = accounts.map(({ accountNo }, index) => ({ accountNo, amount: amountIn(typed[index] ?? '') }));
  const parts = read.flatMap((part) => (part.amount ? [{ ...part, amount: part.amount }] : []));
  const total = parts.reduce((sum, part) => sum + part.amount, 0);
  return {
    parts,
    left: cents(amount - total),
    wrong: read.filter((part) => part.amount === null).map(({ accountNo }) => accountNo),
  };
}

const MOST = cents(10 ** 12);

/** null: no amount at all. */
function amountIn(typed: string): Cents | null {
  const text = typed.trim();
  if (/^0*(\.0{0,2})?$/.test(text)) return cents(0);
  const entry = readAmount(text, MOST);
  return 'amount' in entry ? entry.amount : null;
}

/** Without its sign: the words around it say which way it goes. */
export const formatSize = (value: Cents): string => formatSgd(value < 0 ? negateCents(value) : value);
