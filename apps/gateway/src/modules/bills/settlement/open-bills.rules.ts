/**
 * How much of each charge is still to be paid: payments and credits settle what had to be paid earliest. The one rule of
 * open bills, due days, overdue amounts and of what a sum is made of. Pure.
 */

export interface Charged {
  /** null: a late charge, which takes its share and is no bill. */
  readonly billId: string | null;
  /** Not positive: it settles others, as a payment does. */
  readonly amountCents: number;
}

/**
 * @param outstanding what the account owes in all; what is left of it after the later charges belongs to the earlier
 * @param latestFirst by the day to pay by
 * @returns cents of each, between 0 and its amount, and what no charge accounts for: together what is owed
 */
export function openOfEach<C extends Charged>(
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
