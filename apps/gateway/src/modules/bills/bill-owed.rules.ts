/** How much of a bill's printed total is still to be paid: its own part, and what is left of the debt it carries. Pure. */
import type { SgDay } from '@portal/domain/sg-time';
import { type Charged, openOfEach } from './settlement/open-bills.rules.ts';

export interface DatedCharge extends Charged {
  /** The day to pay by. */
  readonly on: SgDay;
  /** Its place in the ledger. */
  readonly position: number;
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
}

/**
 * @param outstanding what the account owes in all
 * @param earliestFirst by the day to pay by: payments settle the earliest
 */
export function computeOwed(
  bill: { readonly billId: string; readonly payable: number },
  outstanding: number,
  earliestFirst: readonly DatedCharge[],
): OwedOfBill {
  const { each, rest } = openOfEach(outstanding, earliestFirst.toReversed());
  const own = each.find(({ charge }) => charge.billId === bill.billId);
  if (!own) return { open: 0, total: 0, earlier: 0, earlierDue: null };
  const before = each.filter(({ charge, open }) => charge.position < own.charge.position && open > 0);
  const carried = before.reduce((sum, { open }) => sum + open, rest);
  const total = Math.max(0, Math.min(bill.payable, own.open + carried));
  const earlier = Math.max(0, total - own.open);
  return {
    open: own.open,
    total,
    earlier,
    earlierDue: earlier > 0 ? (before.at(-1)?.charge.on ?? null) : null,
  };
}
