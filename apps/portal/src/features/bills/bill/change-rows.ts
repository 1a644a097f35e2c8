/**
 * The steps from the bill before to this one, in words. They are drawn only if they come to the difference to the cent
 * (visual 33); else the two totals stand alone. Which steps there are is the domain's rule, asked by the gateway.
 */
import { addCents, type Cents, cents } from '@portal/domain/money';
import type { Utility } from '@portal/domain/utility-names';
import type { BillDetail } from './bill-detail.query.ts';
import { copy } from './copy.ts';

type Change = NonNullable<BillDetail['changes']>[number];

export interface ChangeRow {
  readonly key: string;
  readonly utility: Utility | null;
  readonly cause: Change['cause'];
  readonly amount: Cents;
  readonly label: string;
  readonly reason: string;
  readonly isEstimated: boolean;
}

export interface Comparison {
  readonly before: Cents;
  readonly now: Cents;
  readonly difference: Cents;
  /** null: they cannot be told. */
  readonly rows: readonly ChangeRow[] | null;
}

/** null for a first bill. */
export function findComparison(bill: BillDetail): Comparison | null {
  const { lastBill, changes } = bill;
  if (lastBill === null) return null;
  const [before, now] = [cents(lastBill.payable), cents(bill.payable)];
  const difference = cents(now - before);
  const steps = changes ?? [];
  const addsUp = addCents(...steps.map(({ amount }) => cents(amount))) === difference;
  return {
    before,
    now,
    difference,
    rows: changes !== null && addsUp ? steps.map((step) => toChangeRow(step, steps)) : null,
  };
}

/** Sum of each cause over all utilities, in the order of the steps; a sum of nothing is left out. */
export function listNetCauses(rows: readonly ChangeRow[]): { cause: Change['cause']; amount: Cents }[] {
  const sums = new Map<Change['cause'], Cents>();
  for (const { cause, amount } of rows) sums.set(cause, addCents(sums.get(cause) ?? cents(0), amount));
  return [...sums].map(([cause, amount]) => ({ cause, amount })).filter(({ amount }) => amount !== 0);
}

function toChangeRow(change: Change, steps: readonly Change[]): ChangeRow {
  const { cause, utility } = change;
  const hasDays = steps.some((step) => step.cause === 'days' && step.utility === utility);
  return {
    key: `${cause} ${utility}`,
    cause,
    utility,
    amount: cents(change.amount),
    isEstimated: change.estimated,
    ...(utility === null ? wordsOfSum(change) : wordsOfUse(change, utility, hasDays)),
  };
}

type RowText = Pick<ChangeRow, 'label' | 'reason'>;

function wordsOfUse({ cause, amount, before, now }: Change, utility: Utility, hasDays: boolean): RowText {
  const words = copy.changes;
  const unit = utility === 'water' ? 'Cu M' : 'kWh';
  const isMore = amount > 0;
  if (cause === 'days')
    return { label: words.days(utility, now - before), reason: words.numberOfDays(now, before) };
  if (cause === 'price')
    return { label: words.price(utility, isMore), reason: words.prices(now, before, unit) };
  const reason = words.quantities(now, before, unit);
  if (cause === 'tier') return { label: words.tier(utility, isMore), reason };
  // With other days in the period the step is what was used a day: the quantities hold what the days brought, too.
  const isPlain = !hasDays && Math.sign(now - before) === Math.sign(amount);
  return {
    label: isPlain ? words.usage(utility, now - before, unit) : words.usageADay(utility, isMore),
    reason,
  };
}

function wordsOfSum({ cause, before, now, amount }: Change): RowText {
  const reason = copy.changes.amounts(cents(now), cents(before));
  if (cause === 'rebate') return { label: copy.changes.rebate(amount > 0), reason };
  return { label: cause === 'earlier' ? copy.changes.earlier : copy.changes.other, reason };
}
