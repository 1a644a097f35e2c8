/**
 * Rules for rows of the histories: whether a row is new, the sign of its amount, and its year
 * (S2 §2, §3, §9; readings §1, §7; visual 04, 37).
 */
import { type Cents, cents } from './money.ts';
import { daysBetween, type SgDay } from './sg-time.ts';

const NEW_DAYS = 3;

/** Singapore calendar days: the day itself and the three after it (readings §1). A future day is not new. */
export function isNew(on: SgDay, today: SgDay): boolean {
  const age = daysBetween(on, today);
  return age >= 0 && age <= NEW_DAYS;
}

export type HistoryKind = 'bill' | 'payment' | 'refund';

/**
 * Amount of a row where histories stand together: money that lowers the balance has a minus, whichever sign it
 * was sent with; a bill keeps its own, as a bill can be a credit; a refund is the amount that the customer gets.
 */
export function historyAmount(kind: HistoryKind, amount: Cents): Cents {
  if (kind === 'bill') return amount;
  return cents(kind === 'refund' ? Math.abs(amount) : -Math.abs(amount));
}

/** 'credit' is negative. Only 'due' has a pay action (readings §1). */
export function balanceState(total: Cents): 'due' | 'nothing' | 'credit' {
  if (total > 0) return 'due';
  return total === 0 ? 'nothing' : 'credit';
}

export interface YearOf<Row> {
  /** '2026'. */
  readonly year: string;
  readonly rows: readonly Row[];
}

/** Newest year first, newest row first; rows of one day keep their order. */
export function byYear<Row extends { readonly on: SgDay }>(rows: readonly Row[]): YearOf<Row>[] {
  const years = new Map<string, Row[]>();
  for (const row of rows.toSorted((one, other) => daysBetween(one.on, other.on))) {
    const year = row.on.slice(0, 4);
    years.set(year, [...(years.get(year) ?? []), row]);
  }
  return [...years].map(([year, own]) => ({ year, rows: own }));
}
