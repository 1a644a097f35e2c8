/** How much of each bill is still to be paid, when payments settle what had to be paid earliest. Pure. */

export interface Charged {
  /** null: a late charge, which takes its share and is no bill. */
  readonly billId: string | null;
  readonly amountCents: number;
}

/**
 * @param outstanding what the account owes in all; what is left of it after the later charges belongs to the earlier
 * @param latestFirst by the day to pay by
 * @returns cents by bill, between 0 and the bill's amount
 */
export function openByBill(outstanding: number, latestFirst: readonly Charged[]): Map<string, number> {
  const open = new Map<string, number>();
  let left = outstanding;
  for (const { billId, amountCents } of latestFirst) {
    const of = Math.max(0, Math.min(left, amountCents));
    if (billId !== null) open.set(billId, of);
    left -= amountCents;
  }
  return open;
}
