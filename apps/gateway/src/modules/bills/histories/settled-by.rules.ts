/** Which payments settled which bills, each in its turn. Pure. */

/** A charge with a due date: a bill less its rebates, or a late charge. */
export interface ToSettle {
  /** null: a late charge. */
  readonly billId: string | null;
  readonly amountCents: number;
}

/** An entry that lowers the balance. One that is not a payment takes its turn and is not listed. */
export interface Credit {
  readonly isPayment: boolean;
  /** Negative: it went out again. */
  readonly amountCents: number;
}

/** The part of a credit that settles a charge; positive. */
export interface Settled<L extends ToSettle, C extends Credit> {
  readonly charge: L;
  readonly credit: C;
  readonly amountCents: number;
  /** Whether it gave all of it. */
  readonly isWhole: boolean;
}

/**
 * @param inTurn in the order in which they are settled; a bill may stand in several rows
 * @returns the parts that went from credits to charges, by charge, then by credit, in their order
 */
export function settlements<L extends ToSettle, C extends Credit>(
  inTurn: readonly L[],
  credits: readonly C[],
): Settled<L, C>[] {
  const remaining = listRemaining(credits);
  // Everything that is ever settled is one stretch: each charge and each credit has its part of it.
  let charged = 0;
  const spans = inTurn.map((charge) => {
    const from = Math.max(0, charged);
    charged += charge.amountCents;
    return { charge, from, to: Math.max(from, charged) };
  });
  const byBill = Map.groupBy(spans, ({ charge }) => charge.billId ?? charge);
  return [...byBill.values()].flatMap((own) => {
    const whole = own.reduce((sum, { from, to }) => sum + to - from, 0);
    let settled = 0;
    return remaining.flatMap(({ credit, left }) => {
      const before = settled;
      settled += left;
      const amountCents = own.reduce(
        (sum, { from, to }) => sum + Math.max(0, Math.min(settled, to) - Math.max(before, from)),
        0,
      );
      const settles = amountCents > 0 ? own.slice(0, 1) : [];
      return settles.map(({ charge }) => ({ charge, credit, amountCents, isWhole: amountCents === whole }));
    });
  });
}

/** @returns of each credit the part that went to the bill, in their order, without those that gave nothing */
export const settledBy = <C extends Credit>(
  billId: string,
  inTurn: readonly ToSettle[],
  credits: readonly C[],
): Settled<ToSettle, C>[] => settlements(inTurn, credits).filter(({ charge }) => charge.billId === billId);

/**
 * The remainder of each credit after refunds and reversals, in their order. A refund takes back credits, the latest
 * first, and payments only for the part that credits do not cover; a reversed payment is the other way round.
 */
function listRemaining<C extends Credit>(
  credits: readonly C[],
): { readonly credit: C; readonly left: number }[] {
  const remaining: { credit: C; left: number }[] = [];
  for (const credit of credits) {
    if (credit.amountCents >= 0) {
      remaining.push({ credit, left: credit.amountCents });
      continue;
    }
    const [own, others] = [true, false].map((isOwn) =>
      remaining.filter((each) => (each.credit.isPayment === credit.isPayment) === isOwn).toReversed(),
    );
    let out = -credit.amountCents;
    for (const each of [...(own ?? []), ...(others ?? [])]) {
      const taken = Math.min(out, each.left);
      each.left -= taken;
      out -= taken;
    }
  }
  return remaining;
}
