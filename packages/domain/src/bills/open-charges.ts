/**
 * How much of each charge is still to be paid, and by which day: payments and credits settle what had to be paid earliest. A
 * payment arrangement puts its own days in the place of those of the debt that it pays (readings §11). The one rule of open
 * bills, due days, overdue amounts, letters, deductions and arrangements, and of what a sum is made of.
 */
import { addCents, type Cents, cents } from '../money.ts';
import type { SgDay } from '../sg-time.ts';

/** A bill less its rebates, or a late charge. */
export interface Charge {
  /** null: a late charge, which takes its share and is no bill. */
  readonly billId: string | null;
  /** Not positive: it settles others, as a payment does. */
  readonly amountCents: number;
  /** The last day to pay. */
  readonly due: SgDay;
}

/** The debt of a payment arrangement under way. */
export interface ArrangedDebt {
  /** The day of the request: charges that were overdue then are arranged. */
  readonly madeOn: SgDay;
  /**
   * Together the arranged debt, in the order of their last days. The first is asked for at once, so it takes its turn before
   * everything else that is open.
   */
  readonly parts: readonly { readonly amount: number; readonly dueOn: SgDay }[];
  /** Payments of before the request that were taken back since: that debt is owed beside the arrangement. */
  readonly takenBack: number;
}

interface Share<C> {
  /** null: debt that has no due day of its own. */
  readonly charge: C | null;
  readonly amountCents: number;
}

/** A charge, or a share of one, with the day by which it is to be paid. */
export interface DatedShare<C> extends Share<C> {
  readonly due: SgDay;
  /** Index of the part of the arrangement that it belongs to; null: to none. */
  readonly part: number | null;
}

/**
 * Gives each charge its day. Arranged is what was charged last of the debt from before the request: its earliest cents
 * belong to the first part, and so on. An instalment is settled before a bill of its day.
 * @param earliestFirst by the day to pay by
 * @returns in the order in which payments settle them
 */
export function dateCharges<C extends Charge>(
  earliestFirst: readonly C[],
  arrangement: ArrangedDebt | null,
): DatedShare<C>[] {
  const own = earliestFirst.map((charge) => ({ charge, amountCents: charge.amountCents }));
  if (arrangement === null) return own.map((share) => ({ ...share, due: share.charge.due, part: null }));
  const { madeOn, parts, takenBack } = arrangement;
  const atOwnDay = (share: Share<C>) => ({ ...share, due: share.charge?.due ?? madeOn, part: null });
  let before: readonly Share<C>[] = own.filter(({ charge }) => charge.due < madeOn);
  const ofParts: DatedShare<C>[][] = [];
  for (const [part, { amount, dueOn }] of [...parts.entries()].toReversed()) {
    const [rest, last] = splitLast(before, amount);
    before = rest;
    ofParts.unshift(last.map((share) => ({ ...share, due: dueOn, part })));
  }
  const [first = [], ...later] = ofParts;
  const [settled, reopened] = splitLast(before, takenBack);
  const others = own.filter(({ charge }) => charge.due >= madeOn).map(atOwnDay);
  return [
    ...settled.map(atOwnDay),
    ...first,
    ...reopened.map(atOwnDay),
    ...[...later.flat(), ...others].toSorted(byDue),
  ];
}

/** Rows of one day keep their order. */
function byDue(one: { readonly due: SgDay }, other: { readonly due: SgDay }): number {
  if (one.due === other.due) return 0;
  return one.due < other.due ? -1 : 1;
}

/** Splits off the last cents; those that no charge accounts for come first among them. */
function splitLast<C>(
  shares: readonly Share<C>[],
  amount: number,
): readonly [rest: readonly Share<C>[], last: readonly Share<C>[]] {
  const rest: Share<C>[] = [];
  const last: Share<C>[] = [];
  let left = amount;
  for (const { charge, amountCents } of shares.toReversed()) {
    const taken = Math.max(0, Math.min(left, amountCents));
    left -= taken;
    if (taken > 0) last.unshift({ charge, amountCents: taken });
    if (taken === 0 || taken < amountCents) rest.unshift({ charge, amountCents: amountCents - taken });
  }
  if (left > 0) last.unshift({ charge: null, amountCents: left });
  return [rest, last];
}

/**
 * @param outstanding what the account owes in all; what is left of it after the later charges belongs to the earlier
 * @param latestFirst in the order in which payments settle them, backwards
 * @returns cents of each, between 0 and its amount, and what no charge accounts for: together what is owed
 */
export function openOfEach<C extends { readonly amountCents: number }>(
  outstanding: number,
  latestFirst: readonly C[],
): { readonly each: readonly { readonly charge: C; readonly open: number }[]; readonly rest: number } {
  let left = Math.max(0, outstanding);
  const each = latestFirst.map((charge) => {
    const open = Math.max(0, Math.min(left, charge.amountCents));
    left -= open;
    return { charge, open };
  });
  return { each, rest: left };
}

/** Of a bill, or of a late charge, what is still to be paid by a day. */
export interface OpenCharge {
  /** null: a late charge, or arranged debt without a bill. */
  readonly billId: string | null;
  /** The last day to pay. */
  readonly due: SgDay;
  /** That of the bill itself, where an arrangement has put another in its place. */
  readonly billedDue: SgDay;
  /** Positive. */
  readonly open: Cents;
  /** Index of the part of the arrangement that it belongs to; null: to none. */
  readonly part: number | null;
}

export interface OpenDebt {
  /** In the order in which payments settle them. */
  readonly charges: readonly OpenCharge[];
  /** Owed without a due day: settled first. */
  readonly undated: Cents;
}

export function findOpenDebt(
  outstanding: number,
  earliestFirst: readonly Charge[],
  arrangement: ArrangedDebt | null,
): OpenDebt {
  const { each, rest } = openOfEach(outstanding, dateCharges(earliestFirst, arrangement).toReversed());
  const charges = each.flatMap(({ charge: { charge, due, part }, open }) =>
    open > 0
      ? { billId: charge?.billId ?? null, due, billedDue: charge?.due ?? due, open: cents(open), part }
      : [],
  );
  return { charges: charges.toReversed(), undated: cents(rest) };
}

/** The debt that a payment leaves. */
export function settleEarliest({ charges, undated }: OpenDebt, payment: Cents): OpenDebt {
  let rest = Math.max(0, payment - undated);
  const left = charges.map((charge) => {
    const paid = Math.min(rest, charge.open);
    rest -= paid;
    return { ...charge, open: cents(charge.open - paid) };
  });
  return { charges: left.filter(({ open }) => open > 0), undated: cents(Math.max(0, undated - payment)) };
}

export const sumOpen = (
  charges: readonly OpenCharge[],
  counts: (charge: OpenCharge) => boolean = () => true,
): Cents => addCents(cents(0), ...charges.filter(counts).map(({ open }) => open));

/** The earliest day to pay by; null: there is none. Payments may settle another first (ADR 48). */
export const findFirstDue = (charges: readonly { readonly due: SgDay }[]): SgDay | null =>
  charges.map(({ due }) => due).toSorted()[0] ?? null;

/** Open though its day has passed, or without a day. */
export const sumOverdue = ({ charges, undated }: OpenDebt, today: SgDay): Cents =>
  addCents(
    undated,
    sumOpen(charges, ({ due }) => due < today),
  );
