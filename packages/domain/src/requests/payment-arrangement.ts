/**
 * A payment arrangement: part of the overdue amount now, the rest in two monthly instalments (S2 §3 to §5, §8; readings
 * §11). The ledger does not change: the plan says by when the overdue amount is paid.
 */
import { type AccountKind, isContestable } from '../account-kind.ts';
import { addCents, type Cents, cents, halves, negateCents } from '../money.ts';
import { addDays, addMonths, addMonthsToDay, type SgDay, type SgMonth } from '../sg-time.ts';

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

/** An arrangement under way, with the payments of its account. */
export interface ArrangementProgress {
  readonly state: 'PENDING' | 'IN_PROGRESS';
  readonly plan: ArrangementPlan;
  /** Positive: paid since the arrangement was made. */
  readonly paid: Cents;
  readonly today: SgDay;
}

/** @returns the state that the arrangement has reached; null: the one that it is in */
export function findArrangementState({
  state,
  plan,
  paid,
  today,
}: ArrangementProgress): 'IN_PROGRESS' | 'COMPLETED' | 'ENDED' | null {
  const { partial, instalments } = plan;
  const total = addCents(partial.amount, ...instalments.map(({ amount }) => amount));
  if (paid >= total) return 'COMPLETED';
  if (state === 'PENDING') {
    if (paid >= partial.amount) return 'IN_PROGRESS';
    return today > partial.dueOn ? 'ENDED' : null;
  }
  const [last] = instalments.slice(-1);
  return last !== undefined && today > last.dueOn ? 'ENDED' : null;
}

/** @returns the first instalment that the payments since the arrangement was made do not cover; null: they cover all */
export function findNextInstalment(
  { partial, instalments }: ArrangementPlan,
  paid: Cents,
): Instalment | null {
  let wanted = partial.amount;
  for (const instalment of instalments) {
    wanted = addCents(wanted, instalment.amount);
    if (paid < wanted) return instalment;
  }
  return null;
}
