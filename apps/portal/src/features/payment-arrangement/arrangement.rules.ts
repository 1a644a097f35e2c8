/** The typed partial payment against the limits of an account, and the plan that it makes. Words come from copy. */
import { partialPaymentMinimum } from '@portal/contract/field-texts';
import { type Cents, cents, formatAmount, halves } from '@portal/domain/money';
import { readAmount } from '@portal/domain/paynow-amount';
import {
  type ArrangementPlan,
  findPartialPaymentProblem,
  planArrangement,
} from '@portal/domain/requests/payment-arrangement';
import { type SgDay, sgDay, sgMonth, toSgDay } from '@portal/domain/sg-time';
import { now } from '../../lib/clock.ts';
import type { ArrangementCheck } from './arrangement.query.ts';
import { copy } from './copy.ts';

/** An account that may ask, with its limits and days. */
export interface Arrangeable {
  readonly accountNo: string;
  readonly overdue: Cents;
  readonly minimum: Cents;
  readonly check: ArrangementCheck;
}

export function listArrangeable(checks: readonly ArrangementCheck[]): Arrangeable[] {
  return checks.flatMap((check) => {
    const { status, bill, account_no: accountNo } = check;
    if (status !== 'ELIGIBLE' || bill === null || check.schedule === null) return [];
    return { accountNo, overdue: cents(bill.overdue_amount), minimum: cents(bill.minimum_amount), check };
  });
}

export type Judged = { readonly amount: Cents } | { readonly problem: string };

export function judgePayment(typed: string, { overdue, minimum }: Arrangeable): Judged {
  const entry = readAmount(typed, overdue);
  if ('problem' in entry)
    return {
      problem:
        entry.problem === 'positive'
          ? partialPaymentMinimum(formatAmount(minimum))
          : copy.problems[entry.problem],
    };
  const problem = findPartialPaymentProblem(entry.amount, { minimum, overdue });
  return problem === null ? entry : { problem: partialPaymentMinimum(formatAmount(minimum)) };
}

/** null where the gateway has named no days. */
export function makePlan(payment: Cents, { overdue, check }: Arrangeable): ArrangementPlan | null {
  const [first, second] = check.schedule?.bills ?? [];
  if (check.schedule === null || !first || !second) return null;
  const toDates = ({ month, due_date }: typeof first) => ({ month: sgMonth(month), dueOn: sgDay(due_date) });
  return planArrangement(overdue, payment, {
    partialDueOn: sgDay(check.schedule.partial_due),
    bills: [toDates(first), toDates(second)],
  });
}

export const isLate = (dueOn: SgDay): boolean => dueOn < toSgDay(now());

/** 'Pay S$86.40 by 27 Nov 2026', or that it is late. */
export const formatPayment = (amount: Cents, dueOn: SgDay): string =>
  (isLate(dueOn) ? copy.request.next.late : copy.request.next.pay)(amount, dueOn);

const ROUND = cents(10_000);

/** The minimum, S$100.00 and half, those outside the limits left out (visual language 46). */
export function listShortcuts({ overdue, minimum }: Arrangeable): {
  readonly amount: Cents;
  readonly isHalf: boolean;
}[] {
  const [half] = halves(overdue);
  const offered = [
    { amount: minimum, isHalf: false },
    { amount: ROUND, isHalf: false },
    { amount: half, isHalf: true },
  ];
  return offered.filter(
    ({ amount }, index) =>
      amount >= minimum &&
      amount <= overdue &&
      offered.findIndex((other) => other.amount === amount) === index,
  );
}
