/** Which payments settled a bill, when what had to be paid earliest is settled first. Pure. */

/** What an account was charged with a day to pay by: a bill less its rebates, or a late charge. */
export interface ToSettle {
  /** null: a late charge. */
  readonly billId: string | null;
  readonly amountCents: number;
}

/** What lowered the account, however: what is no payment takes its turn and is not told. */
export interface Credit {
  readonly isPayment: boolean;
  /** Negative: it went out again. */
  readonly amountCents: number;
}

/** @returns of each credit the part that went to the bill, in their order, without those that gave nothing */
export function settledBy<C extends Credit>(
  billId: string,
  earliestFirst: readonly ToSettle[],
  credits: readonly C[],
): { readonly credit: C; readonly amountCents: number }[] {
  const at = earliestFirst.findIndex((each) => each.billId === billId);
  const sum = (charged: readonly ToSettle[]) =>
    charged.reduce((total, { amountCents }) => total + amountCents, 0);
  // The stretch of all that is ever settled that is this bill's.
  const from = Math.max(0, sum(earliestFirst.slice(0, at)));
  const to = at < 0 ? from : Math.max(from, sum(earliestFirst.slice(0, at + 1)));
  let settled = 0;
  return keptOf(credits).flatMap(({ credit, left }) => {
    const before = settled;
    settled += left;
    const amountCents = Math.min(settled, to) - Math.max(before, from);
    return amountCents > 0 ? [{ credit, amountCents }] : [];
  });
}

/**
 * What is left of each credit after what went out again, in their order. A refund takes back what was credited, the
 * latest first, and of payments only what credits do not cover; a payment that is taken back is the other way round.
 */
function keptOf<C extends Credit>(credits: readonly C[]): { readonly credit: C; readonly left: number }[] {
  const kept: { credit: C; left: number }[] = [];
  for (const credit of credits) {
    if (credit.amountCents >= 0) {
      kept.push({ credit, left: credit.amountCents });
      continue;
    }
    const [own, others] = [true, false].map((isOwn) =>
      kept.filter((each) => (each.credit.isPayment === credit.isPayment) === isOwn).toReversed(),
    );
    let out = -credit.amountCents;
    for (const each of [...(own ?? []), ...(others ?? [])]) {
      const taken = Math.min(out, each.left);
      each.left -= taken;
      out -= taken;
    }
  }
  return kept;
}
