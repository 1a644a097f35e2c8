/** The entries of a U-Save balance: their order, their sign and their pill (S2 §3 §4, readings §7, visual 37). */
import { type Cents, cents } from '../money.ts';
import { daysBetween, type SgDay } from '../sg-time.ts';

/** In the order in which entries of one date stand. */
export const uSaveTypes = ['Credited', 'Utilised', 'Return to Govt'] as const;
export type USaveType = (typeof uSaveTypes)[number];

export interface USaveItem {
  readonly on: SgDay;
  readonly type: USaveType;
  readonly amount: Cents;
}

/** 'CREDITED', 'UTILISED', 'RETURN TO GOVT'. */
export const uSavePill = (type: USaveType): string => type.toUpperCase();

/** Change of the balance by an entry, whichever sign it was sent with: only a credit adds to it. */
export function balanceChange({ type, amount }: USaveItem): Cents {
  const size = Math.abs(amount);
  return cents(type === 'Credited' ? size : -size);
}

/** Newest date first; within one date by type. */
export function inUSaveOrder<Item extends USaveItem>(items: readonly Item[]): Item[] {
  return items.toSorted(
    (one, other) =>
      daysBetween(one.on, other.on) || uSaveTypes.indexOf(one.type) - uSaveTypes.indexOf(other.type),
  );
}
