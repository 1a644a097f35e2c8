/**
 * What the statement says about an outstanding answer: due, overdue, nothing to pay or a credit, when, and
 * what the sum is made of. Pure; words are copy.ts's.
 */
import { type Cents, cents } from '@portal/domain/money';
import { daysBetween, type SgDay, sgDay } from '@portal/domain/sg-time';
import type { Utility } from '@portal/domain/utility-names';
import type { Outstanding } from './outstanding.query.ts';

export interface StatementLine {
  readonly kind: 'utility' | 'rebate' | 'earlier' | 'payment';
  readonly utility: Utility | null;
  readonly quantityMilli: number | null;
  readonly unit: 'kWh' | 'Cu M' | null;
  readonly amount: Cents;
  readonly estimated: boolean;
}

/** A stretch of the bar, as long as its amount among all charges. */
export interface Stretch {
  readonly utility: Utility;
  readonly amount: Cents;
}

interface Due {
  readonly kind: 'due' | 'overdue';
  readonly total: Cents;
  /** The earliest day by which something must be paid; null where the utility names none. */
  readonly due: SgDay | null;
  /** From today; 0 = today, negative = past. Null without a due day. */
  readonly daysLeft: number | null;
  readonly lines: readonly StatementLine[];
  readonly stretches: readonly Stretch[];
}

interface NothingDue {
  readonly kind: 'nothing' | 'credit';
  readonly total: Cents;
  readonly nextBillAround: SgDay | null;
  readonly lastPayment: { readonly amount: Cents; readonly paidOn: SgDay; readonly channel: string } | null;
}

export type Statement = Due | NothingDue;

export function statementOf(outstanding: Outstanding, today: SgDay): Statement {
  const total = cents(outstanding.total);
  if (total <= 0) {
    const { lastPayment, nextBillAround } = outstanding;
    return {
      kind: total < 0 ? 'credit' : 'nothing',
      total,
      nextBillAround: nextBillAround === null ? null : sgDay(nextBillAround),
      lastPayment: lastPayment && {
        amount: cents(lastPayment.amount),
        paidOn: sgDay(lastPayment.paidOn),
        channel: lastPayment.channel,
      },
    };
  }
  const due = earliestDue(outstanding);
  const daysLeft = due === null ? null : daysBetween(today, due);
  const lines = outstanding.composition.map((part) => ({ ...part, amount: cents(part.amount) }));
  return {
    kind: daysLeft !== null && daysLeft < 0 ? 'overdue' : 'due',
    total,
    due,
    daysLeft,
    lines,
    stretches: stretchesOf(lines),
  };
}

function earliestDue({ outstandingPayments }: Outstanding): SgDay | null {
  const days = outstandingPayments.flatMap(({ amount, due }) => (amount > 0 && due !== null ? [due] : []));
  const [first] = days.sort();
  return first === undefined ? null : sgDay(first);
}

/** Charges alone make the bar; rebates and earlier balances are lines only. */
function stretchesOf(lines: readonly StatementLine[]): Stretch[] {
  return lines.flatMap(({ utility, amount }) => (utility && amount > 0 ? [{ utility, amount }] : []));
}
