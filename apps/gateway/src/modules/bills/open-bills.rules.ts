/** How much of each bill is still to be paid, when payments settle what had to be paid earliest. Pure. */

export interface Charged {
  /** null: a late charge, which takes its share and is no bill. */
  readonly billId: string | null;
  readonly amountCents: number;
}

/**
 * @param outstanding what the account owes in all; what is left of it after the later charges belongs to the earlier
 * @param latestFirst by the day to pay by
 * @returns cents of each, between 0 and its amount, and what no charge accounts for
 */
export function openOfEach<C extends Charged>(
  outstanding: number,
  latestFirst: readonly C[],
): { readonly each: readonly { readonly charge: C; readonly open: number }[]; readonly rest: number } {
  let left = outstanding;
  const each = latestFirst.map((charge) => {
    const open = Math.max(0, Math.min(left, charge.amountCents));
    left -= charge.amountCents;
    return { charge, open };
  });
  return { each, rest: Math.max(0, left) };
}

/** @returns cents by bill; a late charge takes its share and is not told */
export function openByBill(outstanding: number, latestFirst: readonly Charged[]): Map<string, number> {
  const { each } = openOfEach(outstanding, latestFirst);
  return new Map(
    each.flatMap(({ charge, open }) => (charge.billId === null ? [] : [[charge.billId, open] as const])),
  );
}
