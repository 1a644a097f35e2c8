/** How much of a bill's printed total is still to be paid: its own part, and what is left of the debt it carries. Pure. */
import { type Charge, findFirstDue, openOfEach } from '@portal/domain/bills/open-charges';
import type { SgDay } from '@portal/domain/sg-time';

export interface DatedCharge extends Charge {
  /** Its place in the ledger. */
  readonly position: number;
  /** Index of the part of an arrangement that it belongs to; null: to none. */
  readonly part: number | null;
}

export interface OwedOfBill {
  /** Of what the bill itself charges. */
  readonly open: number;
  /** Of its printed total. */
  readonly total: number;
  /** Of that, for what was charged before it. */
  readonly earlier: number;
  /** The earliest day to pay by of that; null: nothing is left of it, or it has no such day. */
  readonly earlierDue: SgDay | null;
  /** The earliest day to pay by of `open`; null: nothing is open. */
  readonly dueBy: SgDay | null;
}

/**
 * Earlier debt that is arranged for days after the bill's own is printed on it and not to be paid with it.
 * @param outstanding what the account owes in all
 * @param inTurn in the order in which payments settle them
 */
export function computeOwed(
  bill: { readonly billId: string; readonly payable: number },
  outstanding: number,
  inTurn: readonly DatedCharge[],
): OwedOfBill {
  const { each, rest } = openOfEach(outstanding, inTurn.toReversed());
  const own = each.filter(({ charge }) => charge.billId === bill.billId);
  const [last] = own;
  if (!last) return { open: 0, total: 0, earlier: 0, earlierDue: null, dueBy: null };
  const { position, due } = last.charge;
  const before = each.filter(
    ({ charge, open }) =>
      open > 0 && charge.position < position && (charge.part === null || charge.due <= due),
  );
  const open = own.reduce((sum, share) => sum + share.open, 0);
  const carried = before.reduce((sum, share) => sum + share.open, rest);
  const total = Math.max(0, Math.min(bill.payable, open + carried));
  const earlier = Math.max(0, total - open);
  return {
    open,
    total,
    earlier,
    earlierDue: earlier > 0 ? (before.at(-1)?.charge.due ?? null) : null,
    dueBy: findFirstDue(own.flatMap((share) => (share.open > 0 ? [share.charge] : []))),
  };
}
