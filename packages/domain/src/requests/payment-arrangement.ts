/**
 * A payment arrangement: part of the overdue amount now, the rest in two monthly instalments (S2 §3 to §5, §8; readings
 * §11). The ledger does not change: the plan says by when the overdue amount is paid (bills/open-charges.ts).
 */
import { type AccountKind, isContestable } from '../account-kind.ts';
import { type OpenCharge, sumOpen } from '../bills/open-charges.ts';
import { addCents, type Cents, cents, halves, negateCents } from '../money.ts';
import { addDays, addMonths, addMonthsToDay, type SgDay, type SgMonth, startOfSgDay } from '../sg-time.ts';

export type ArrangementStatus = 'ELIGIBLE' | 'PENDING' | 'NOT_ELIGIBLE';
/** Why an account may not ask: in the order in which they are judged. */
export type ArrangementReason = 'assistance' | 'pending' | 'no-overdue';

export interface ArrangementFacts extends AccountKind {
  readonly overdue: Cents;
  /** An arrangement of this account is under way. */
  readonly isPending: boolean;
}

/** @returns status and, where it is not ELIGIBLE, the reason */
export function judgeArrangement(facts: ArrangementFacts): {
  readonly status: ArrangementStatus;
  readonly reason: ArrangementReason | null;
} {
  if (isContestable(facts)) return { status: 'NOT_ELIGIBLE', reason: 'assistance' };
  if (facts.isPending) return { status: 'PENDING', reason: 'pending' };
  if (facts.overdue <= 0) return { status: 'NOT_ELIGIBLE', reason: 'no-overdue' };
  return { status: 'ELIGIBLE', reason: null };
}

const MINIMUM = cents(5_000);
/** The days in which the partial payment must come. */
const PARTIAL_PAYMENT_DAYS = 7;

/** S$50.00, or the overdue amount where that is less (ours). */
export function findMinimumPayment(overdue: Cents): Cents {
  return overdue < MINIMUM ? overdue : MINIMUM;
}

export type PartialPaymentProblem = 'below-minimum' | 'above-overdue';

/** The minimum and the overdue amount themselves may be paid (S2 §5). */
export function findPartialPaymentProblem(
  payment: Cents,
  { minimum, overdue }: { readonly minimum: Cents; readonly overdue: Cents },
): PartialPaymentProblem | null {
  if (payment < minimum) return 'below-minimum';
  return payment > overdue ? 'above-overdue' : null;
}

interface Instalment {
  readonly amount: Cents;
  /** Of the bill that it is a line of. */
  readonly month: SgMonth;
  readonly dueOn: SgDay;
}

export interface ArrangementPlan {
  readonly partial: { readonly amount: Cents; readonly dueOn: SgDay };
  /** Two; one or none where the rest has fewer cents. */
  readonly instalments: readonly Instalment[];
}

/** A bill by the month that it is named after. */
export interface BillDates {
  readonly month: SgMonth;
  readonly dueOn: SgDay;
}

/** The days of a plan, whatever its amounts. */
export interface ArrangementSchedule {
  readonly partialDueOn: SgDay;
  readonly bills: readonly [BillDates, BillDates];
}

/** The partial payment within seven days, the rest with the next two bills (readings §11). */
export function scheduleArrangement(today: SgDay, newestBill: BillDates): ArrangementSchedule {
  const partialDueOn = addDays(today, PARTIAL_PAYMENT_DAYS);
  let next = 1;
  while (addMonthsToDay(newestBill.dueOn, next) <= partialDueOn) next += 1;
  const bill = (after: number): BillDates => ({
    month: addMonths(newestBill.month, after),
    dueOn: addMonthsToDay(newestBill.dueOn, after),
  });
  return { partialDueOn, bills: [bill(next), bill(next + 1)] };
}

/** The rest after the partial payment is halved; an odd cent goes to the first instalment (readings §11). */
export function planArrangement(
  overdue: Cents,
  payment: Cents,
  { partialDueOn, bills }: ArrangementSchedule,
): ArrangementPlan {
  const [first, second] = halves(addCents(overdue, negateCents(payment)));
  const instalments = [
    { amount: first, ...bills[0] },
    { amount: second, ...bills[1] },
  ];
  return {
    partial: { amount: payment, dueOn: partialDueOn },
    instalments: instalments.filter(({ amount }) => amount > 0),
  };
}

/** After the last day of a payment, until banks have told of everything that was paid on it: 6 AM. */
const SETTLEMENT_MS = 6 * 3_600_000;

/** Of each part of a plan, the partial payment first: cents that are still to be paid. */
export type PartsLeft = readonly Cents[];

export const listPartsLeft = (
  { partial, instalments }: ArrangementPlan,
  charges: readonly OpenCharge[],
): PartsLeft =>
  [partial, ...instalments].map((_, part) => sumOpen(charges, (charge) => charge.part === part));

/** An arrangement under way. */
export interface ArrangementProgress {
  readonly state: 'PENDING' | 'IN_PROGRESS';
  readonly plan: ArrangementPlan;
  readonly left: PartsLeft;
  /** Without what was paid after the last day of what it waits for. */
  readonly leftInTime: PartsLeft;
  /** Of that, without money that is under way: it may have been paid in time. */
  readonly missing: PartsLeft;
  readonly now: number;
}

/** @returns the last day of what the arrangement waits for: the partial payment, then all instalments */
export const findLastDay = (
  { partial, instalments }: ArrangementPlan,
  state: ArrangementProgress['state'],
): SgDay => (state === 'PENDING' ? partial.dueOn : (instalments.at(-1) ?? partial).dueOn);

/** @returns the state that the arrangement has reached; null: the one that it is in */
export function findArrangementState({
  state,
  plan,
  left,
  leftInTime,
  missing,
  now,
}: ArrangementProgress): 'IN_PROGRESS' | 'COMPLETED' | 'ENDED' | null {
  if (left.every((each) => each === 0)) return 'COMPLETED';
  if (state === 'PENDING' && leftInTime[0] === 0) return 'IN_PROGRESS';
  const awaited = state === 'PENDING' ? missing.slice(0, 1) : missing;
  const isOver = now >= startOfSgDay(addDays(findLastDay(plan, state), 1)) + SETTLEMENT_MS;
  return isOver && awaited.some((each) => each > 0) ? 'ENDED' : null;
}

/** @returns the first instalment of which something is left; null: none */
export const findNextInstalment = ({ instalments }: ArrangementPlan, left: PartsLeft): Instalment | null =>
  instalments.find((_, index) => (left[index + 1] ?? 0) > 0) ?? null;
