/**
 * How an unmatched payment shows in an account's history. Until it is matched it belongs to no account: the parts of
 * an account are known only where the amount received is the amount requested. Pure.
 */
import { addCents, type Cents, cents } from '@portal/domain/money';
import type { ParkedReason } from '@portal/domain/settlement.rules';

/** As the payments area tells it; which area that is, this one does not know. */
export interface Unmatched {
  /** null: no order has its reference. */
  readonly orderId: string | null;
  /** The one account that it names; null for an order of several. */
  readonly accountId: number | null;
  /** The whole that came, in minor units of the currency. */
  readonly amount: number;
  readonly currency: string;
  readonly paidAt: number;
  /** Amounts requested by the order, by account, of every customer. */
  readonly requestedParts: readonly Share[];
}

/** Money that staff have sent back: it paid nothing. */
export interface Returned extends Unmatched {
  /** Why it could not be posted. */
  readonly reason: ParkedReason;
  /** When staff decided. */
  readonly decidedAt: number;
}

interface Share {
  readonly accountId: number;
  readonly amount: number;
}

export interface CheckedRow {
  readonly accountId: number;
  readonly orderId: string | null;
  readonly amount: number;
  readonly parts: readonly Share[];
  /** Between how many accounts it is to be divided, while nobody can; null: it is known whose it is. */
  readonly undividedBetween: number | null;
  readonly paidAt: number;
}

export interface Reader {
  /** The accounts whose history is asked for. */
  readonly listed: ReadonlySet<number>;
  /** All of the reader's. */
  readonly visible: ReadonlySet<number>;
}

/**
 * One row for each account where the parts are known, as of a payment that was posted; else one row in all.
 * @param mostParts of more parts a row tells its own
 */
export function rowsUnderReview(
  money: Unmatched,
  { listed, visible }: Reader,
  mostParts: number,
): CheckedRow[] {
  const { orderId, accountId, amount, currency, paidAt, requestedParts } = money;
  // A history adds up Singapore dollars: what came in another currency shows as the state of its order.
  if (currency !== 'SGD') return [];
  const row = (
    of: number,
    sum: number,
    parts: readonly Share[],
    undividedBetween: number | null = null,
  ): CheckedRow => ({
    accountId: of,
    orderId,
    amount: sum,
    parts,
    undividedBetween,
    paidAt,
  });
  const [only, ...others] = requestedParts;
  if (only === undefined)
    return accountId !== null && listed.has(accountId) ? [row(accountId, amount, [])] : [];
  if (others.length === 0) {
    return listed.has(only.accountId) ? [row(only.accountId, amount, [{ ...only, amount }])] : [];
  }
  const own = requestedParts.filter((share) => visible.has(share.accountId));
  const ownListed = own.filter((share) => listed.has(share.accountId));
  if (sumShares(requestedParts) === amount) {
    return ownListed.map((share) =>
      row(share.accountId, sumShares(own), own.length > mostParts ? [share] : own),
    );
  }
  // Nobody can divide it: it is told to whoever has all of the order's accounts, and once.
  const [first] = ownListed;
  return first !== undefined && own.length === requestedParts.length
    ? [row(first.accountId, amount, [], requestedParts.length)]
    : [];
}

export interface DividedMoney {
  /** By account id; an account without any is absent. */
  readonly ofAccount: ReadonlyMap<number, Cents>;
  /** Each payment that nobody could divide between its accounts. */
  readonly undivided: readonly { readonly amount: Cents; readonly accounts: number }[];
}

export function sumRows(rows: readonly CheckedRow[]): DividedMoney {
  const ofAccount = new Map<number, Cents>();
  const undivided: { amount: Cents; accounts: number }[] = [];
  for (const { accountId, amount, parts, undividedBetween } of rows) {
    if (undividedBetween !== null) {
      undivided.push({ amount: cents(amount), accounts: undividedBetween });
      continue;
    }
    const share = parts.find((part) => part.accountId === accountId)?.amount ?? amount;
    ofAccount.set(accountId, addCents(ofAccount.get(accountId) ?? cents(0), cents(share)));
  }
  return { ofAccount, undivided };
}

/** Unmatched money of accounts together, whoever reads: what may be for others too counts where nobody can divide it. */
export function divideUnmatched(
  unmatched: readonly Unmatched[],
  accountIds: readonly number[],
): DividedMoney {
  const named = unmatched.flatMap(({ requestedParts }) => requestedParts.map(({ accountId }) => accountId));
  const reader = { listed: new Set(accountIds), visible: new Set(named) };
  return sumRows(unmatched.flatMap((money) => rowsUnderReview(money, reader, named.length)));
}

/**
 * The most that unmatched money can come to for one account, whoever reads: money for several that nobody can divide counts
 * in full, for it may be all of this one's.
 */
export function sumUnmatched(unmatched: readonly Unmatched[], accountId: number): number {
  return unmatched.reduce((sum, { currency, amount, accountId: named, requestedParts }) => {
    const own = requestedParts.find((share) => share.accountId === accountId);
    if (currency !== 'SGD' || (own === undefined && named !== accountId)) return sum;
    const isAsRequested = requestedParts.length > 1 && sumShares(requestedParts) === amount;
    return sum + (isAsRequested ? (own?.amount ?? 0) : amount);
  }, 0);
}

const sumShares = (shares: readonly Share[]): number => shares.reduce((sum, { amount }) => sum + amount, 0);
