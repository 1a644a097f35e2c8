/**
 * Amount of a PayNow payment: required, numeric, above 0 at two decimals, not above what the account owes
 * (S2 §5, readings §8). Cents out; the words for each problem are `fieldTexts.amount…` of the contract.
 */
import { type Cents, cents } from './money.ts';

/** In the order of reporting; 'decimals' before 'positive', so 0.001 is not reported as zero. */
export type AmountProblem = 'required' | 'numeric' | 'decimals' | 'positive' | 'exceeded';

export type AmountEntry = { readonly amount: Cents } | { readonly problem: AmountProblem };

/** A balance has fewer digits than this; a number with more is above any. */
const MOST_DIGITS = 13;

/** Judges a typed amount for an account that owes `due`. Plain digits and a point: no commas, no powers. */
export function readAmount(typed: string, due: Cents): AmountEntry {
  const text = typed.trim();
  if (text === '') return { problem: 'required' };
  const [, sign = '', whole = '', decimals = ''] = /^([-−]?)(\d*)(?:\.(\d*))?$/.exec(text) ?? [];
  if (whole === '' && decimals === '') return { problem: 'numeric' };
  if (decimals.length > 2) return { problem: 'decimals' };
  const digits = `${whole}${decimals.padEnd(2, '0')}`.replace(/^0+/, '');
  if (sign !== '') return { problem: 'positive' };
  if (digits.length > MOST_DIGITS) return { problem: 'exceeded' };
  const amount = cents(Number(digits));
  const problem = amountProblem(amount, due);
  return problem === null ? { amount } : { problem };
}

/** The same rule for an amount that came in cents; the gateway applies it again to the debt at that time (T13). */
export function amountProblem(amount: Cents, due: Cents): 'positive' | 'exceeded' | null {
  if (amount < 1) return 'positive';
  return amount > due ? 'exceeded' : null;
}
