/** Deductions: on the due date of a bill, once more within 5 days, and how each can end (S2 §9, readings §13). */
import type { Cents } from '../money.ts';
import { addDays, type SgDay } from '../sg-time.ts';

/** The second attempt comes within this many days after the due date. */
const SECOND_ATTEMPT_DAYS = 5;

/** The day of the second attempt, which is the last one possible. */
export const findSecondAttempt = (dueOn: SgDay): SgDay => addDays(dueOn, SECOND_ATTEMPT_DAYS);

export const deductionStatuses = ['IN_PROGRESS', 'PAID', 'RETURNED'] as const;
export type DeductionStatus = (typeof deductionStatuses)[number];

/**
 * Why money did not come: ABOVE_LIMIT the payer's own limit at the bank, INSUFFICIENT_FUNDS, ACCOUNT_CLOSED, NOT_AUTHORISED the bank
 * knows no authorisation, BANK_ERROR anything else.
 */
export const returnReasons = [
  'ABOVE_LIMIT',
  'INSUFFICIENT_FUNDS',
  'ACCOUNT_CLOSED',
  'NOT_AUTHORISED',
  'BANK_ERROR',
] as const;
export type ReturnReason = (typeof returnReasons)[number];

export type Attempt = 1 | 2;

export interface BillToDeduct {
  readonly dueOn: SgDay;
  /** Still owed of it. */
  readonly owed: Cents;
  /** The day from which the authorisation may be used. */
  readonly activeSince: SgDay;
  /** The attempts so far. */
  readonly attempts: readonly { readonly attempt: Attempt; readonly status: DeductionStatus }[];
}

/**
 * The next attempt, today or later; null: none. A bill that was due before the authorisation became active is the
 * customer's to pay. The first attempt can be late where the gateway or the bank was down; after the day of the second
 * one none is made.
 */
export function findNextAttempt(
  { dueOn, owed, activeSince, attempts }: BillToDeduct,
  today: SgDay,
): { readonly attempt: Attempt; readonly on: SgDay } | null {
  const secondOn = findSecondAttempt(dueOn);
  if (owed <= 0 || activeSince > dueOn || today > secondOn) return null;
  const [last] = attempts.toSorted((one, other) => other.attempt - one.attempt);
  if (last === undefined) return { attempt: 1, on: today < dueOn ? dueOn : today };
  return last.attempt === 1 && last.status === 'RETURNED' ? { attempt: 2, on: secondOn } : null;
}

/** The authorisation is suspended when both attempts of a bill came back: the customer pays until it is resumed. */
export const suspends = (attempt: Attempt, status: DeductionStatus): boolean =>
  attempt === 2 && status === 'RETURNED';
