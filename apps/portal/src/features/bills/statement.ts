/**
 * Statement of an outstanding answer: due, overdue, nothing to pay or a credit, when, and
 * what the sum is made of. Pure; words are copy.ts's.
 */
import { addCents, type Cents, cents } from '@portal/domain/money';
import { daysBetween, type SgDay, sgDay } from '@portal/domain/sg-time';
import type { Utility } from '@portal/domain/utility-names';
import type { Outstanding } from './outstanding.query.ts';

export interface StatementLine {
  readonly kind: 'utility' | 'rebate' | 'earlier' | 'late' | 'payment';
  readonly utility: Utility | null;
  readonly quantityMilli: number | null;
  readonly unit: 'kWh' | 'Cu M' | null;
  readonly amount: Cents;
  readonly estimated: boolean;
}

/** A stretch of the bar, as long as its amount among all charges. */
interface Stretch {
  readonly utility: Utility;
  readonly amount: Cents;
}

export interface Checking {
  /** 0: none. */
  readonly amount: Cents;
  /** Of that, each payment that nobody could divide between its accounts. */
  readonly undivided: readonly { readonly amount: Cents; readonly accounts: number }[];
}

interface WholeAmount {
  readonly total: Cents;
  /** Money being checked: the total is not lowered by it. */
  readonly checking: Checking;
  /** The total less what is being checked; nobody is asked for more. */
  readonly toPay: Cents;
  readonly nextBillAround: SgDay | null;
  readonly lastPayment: { readonly amount: Cents; readonly paidOn: SgDay; readonly channel: string } | null;
}

/** Amount taken from a bank account or a card, whether or not it has been paid till then. */
export interface Deduction {
  readonly by: 'giro' | 'card';
  /** The soonest first; none where the utility names no day. */
  readonly days: readonly DeductionDay[];
}

export interface DeductionDay {
  readonly on: SgDay;
  readonly amount: Cents;
}

/** Parts of the amount owed, each with its due day. */
export interface DuePart {
  readonly kind: 'overdue' | 'due' | 'later';
  readonly amount: Cents;
  /** The earliest day of what is overdue, the day of what is due next, the last day of what is due later. */
  readonly day: SgDay;
}

interface Due extends WholeAmount {
  readonly kind: 'due' | 'overdue';
  /** None where all of it is due by one day. */
  readonly dueParts: readonly DuePart[];
  /** The earliest day by which something must be paid; null where the utility names none. */
  readonly due: SgDay | null;
  /** From today; 0 = today, negative = past. Null without a due day. */
  readonly daysLeft: number | null;
  readonly lines: readonly StatementLine[];
  readonly stretches: readonly Stretch[];
  readonly deductions: readonly Deduction[];
}

interface NothingDue extends WholeAmount {
  readonly kind: 'nothing' | 'credit';
}

export type Statement = Due | NothingDue;

export function buildStatement(outstanding: Outstanding, today: SgDay): Statement {
  const whole = toWhole(outstanding);
  if (whole.total <= 0) return { ...whole, kind: whole.total < 0 ? 'credit' : 'nothing' };
  const due = earliestDue(outstanding);
  const daysLeft = due === null ? null : daysBetween(today, due);
  const dueParts = listDueParts(outstanding, today);
  const lines = outstanding.composition.map((part) => ({ ...part, amount: cents(part.amount) }));
  return {
    ...whole,
    kind: daysLeft !== null && daysLeft < 0 ? 'overdue' : 'due',
    due,
    daysLeft,
    dueParts,
    lines,
    stretches: listStretches(lines),
    deductions: listDeductions(outstanding, today),
  };
}

export const toChecking = ({ checking }: Pick<Outstanding, 'checking'>): Checking => ({
  amount: cents(checking.amount),
  undivided: checking.undivided.map(({ amount, accounts }) => ({ amount: cents(amount), accounts })),
});

function toWhole({ total, checking, toPay, nextBillAround, lastPayment }: Outstanding): WholeAmount {
  return {
    total: cents(total),
    checking: toChecking({ checking }),
    toPay: cents(toPay),
    nextBillAround: nextBillAround === null ? null : sgDay(nextBillAround),
    lastPayment: lastPayment && {
      amount: cents(lastPayment.amount),
      paidOn: sgDay(lastPayment.paidOn),
      channel: lastPayment.channel,
    },
  };
}

function earliestDue({ outstandingPayments }: Outstanding): SgDay | null {
  const days = outstandingPayments.flatMap(({ amount, due }) => (amount > 0 && due !== null ? [due] : []));
  const [first] = days.sort();
  return first === undefined ? null : sgDay(first);
}

function listDueParts({ outstandingPayments }: Outstanding, today: SgDay): DuePart[] {
  const dated = outstandingPayments
    .flatMap(({ dues }) => dues)
    .flatMap(({ due, amount }) => (due === null ? [] : { day: sgDay(due), amount: cents(amount) }))
    .sort((one, other) => daysBetween(other.day, one.day));
  const next = dated.find(({ day }) => day >= today)?.day;
  const part = (kind: DuePart['kind'], belongs: (day: SgDay) => boolean): DuePart[] => {
    const own = dated.filter(({ day }) => belongs(day));
    const day = (kind === 'later' ? own.at(-1) : own[0])?.day;
    return day === undefined ? [] : [{ kind, day, amount: addCents(...own.map(({ amount }) => amount)) }];
  };
  const parts = [
    ...part('overdue', (day) => day < today),
    ...part('due', (day) => day === next),
    ...part('later', (day) => next !== undefined && day > next),
  ];
  const isOneDay = dated.every(({ day }) => day === dated[0]?.day);
  return isOneDay ? [] : parts;
}

/** How an account is collected without its customer; null: it is not. */
export function chooseDeductionMethod({
  isGiroEnable,
  isRecurringEnable,
}: Outstanding['outstandingPayments'][number]): Deduction['by'] | null {
  if (isGiroEnable) return 'giro';
  return isRecurringEnable ? 'card' : null;
}

/** The days on which something of the account is taken without its customer: by GIRO as the gateway says, by card when it is due. */
export function listDeductionDays(
  payment: Outstanding['outstandingPayments'][number],
  today: SgDay,
): readonly DeductionDay[] {
  const by = chooseDeductionMethod(payment);
  if (by === null || payment.amount <= 0) return [];
  const days =
    by === 'giro' ? payment.deductions : payment.dues.map(({ due, amount }) => ({ on: due, amount }));
  return days.flatMap(({ on, amount }) =>
    on === null || (by === 'card' && on < today) ? [] : [{ on: sgDay(on), amount: cents(amount) }],
  );
}

/** Of however many accounts: the days of each method, each with what is taken on it. */
function listDeductions({ outstandingPayments }: Outstanding, today: SgDay): Deduction[] {
  return (['giro', 'card'] as const).flatMap((by) => {
    const payments = outstandingPayments.filter(
      (each) => each.amount > 0 && chooseDeductionMethod(each) === by,
    );
    const days = new Map<SgDay, DeductionDay>();
    for (const day of payments.flatMap((payment) => listDeductionDays(payment, today)))
      days.set(day.on, { ...day, amount: addCents(days.get(day.on)?.amount ?? cents(0), day.amount) });
    const ordered = [...days.values()].sort((one, other) => daysBetween(other.on, one.on));
    return payments.length === 0 ? [] : [{ by, days: ordered }];
  });
}

/** The stretches as parts of a bar. */
export const toBar = ({ stretches }: Extract<Statement, { lines: unknown }>) =>
  stretches.map(({ utility, amount }) => ({ key: utility, tone: utility, amount }));

/** Charges alone make the bar, one stretch a utility; rebates and earlier balances are lines only. */
function listStretches(lines: readonly StatementLine[]): Stretch[] {
  const amounts = new Map<Utility, Cents>();
  for (const { utility, amount } of lines) {
    if (utility && amount > 0) amounts.set(utility, addCents(amounts.get(utility) ?? cents(0), amount));
  }
  return [...amounts].map(([utility, amount]) => ({ utility, amount }));
}
