/**
 * How rows of the histories read: what is new, through which channel money came, which sign an amount has, and
 * under which year a row stands (S2 §2, §3, §9; readings §1, §7; visual 04, 37).
 */
import { type Cents, cents } from './money.ts';
import { daysBetween, type SgDay } from './sg-time.ts';

const NEW_DAYS = 3;

/** Singapore calendar days: the day itself and the three after it (readings §1). What is to come is not new. */
export function isNew(on: SgDay, today: SgDay): boolean {
  const age = daysBetween(on, today);
  return age >= 0 && age <= NEW_DAYS;
}

const channels: ReadonlyMap<string, string> = new Map([
  ['PPMS_7_ELEVEN', '7-Eleven'],
  ['PPMS_SP_COUNTER', 'COUNTER'],
  ['PPMS_PAYNOW', 'PAYNOW'],
]);

/** The name of a payment channel (S2 §3); one without a name here is shown as it came. */
export function channelName(channel: string): string {
  return channels.get(channel) ?? channel;
}

/** The code that travels for a channel as the ledger calls it; one without a code travels as it is. */
export function channelCode(name: string): string {
  for (const [code, known] of channels) if (known === name) return code;
  return name;
}

export type HistoryKind = 'bill' | 'payment' | 'u-save' | 'refund';

/**
 * What a row shows where histories stand together: money that lowers what is owed has a minus, whichever sign it
 * was sent with; a bill keeps its own, as a bill can be a credit; a refund is what the customer gets.
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
