/**
 * Composition of an amount owed, in parts that add up to it: the newest bills, what was paid of them, what is left of
 * earlier ones and of late charges. Each is what the rule of open bills leaves of it, so that a payment of X lowers by X
 * what it pays, and raises nothing. Pure.
 */
import type { Output } from '@portal/contract';
import { type Utility, unitOf, utilities } from '@portal/domain/utility-names';

export type Part = NonNullable<
  Output<'bills:outstandingPayment'>['outstanding']['data']
>['composition'][number];

export interface BilledLine {
  readonly billId: string;
  /** Left of earlier bills when this one was issued; negative: a credit. */
  readonly earlierCents: number;
  readonly kind: 'charge' | 'rebate';
  readonly item: string;
  readonly utility: Utility | null;
  readonly quantityMilli: number | null;
  readonly amountCents: number;
  readonly estimated: boolean;
}

/** Taxes on water are counted by the same Cu M again: only these lines say how much was used. */
const items: ReadonlySet<string> = new Set(['energy', 'water-tariff', 'gas']);

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

export interface AccountCharges {
  readonly outstanding: number;
  readonly charges: readonly { readonly billId: string | null; readonly open: number }[];
  /** Of its newest bill; none where it was never billed. */
  readonly lines: readonly BilledLine[];
}

export function computeComposition(accounts: readonly AccountCharges[]): Part[] {
  const lines = accounts.flatMap((account) => account.lines);
  const charges = utilities.flatMap((utility) => utilityPart(utility, lines));
  const rebate = sumLines(lines.filter(({ kind }) => kind === 'rebate'));
  const late = sum(accounts.map((account) => sumOpen(account, null)));
  const paid = -sum(accounts.map(paidOfNewest));
  const total = sum(accounts.map(({ outstanding }) => outstanding));
  const earlier = total - sum(charges.map(({ amount }) => amount)) - rebate - late - paid;
  return [
    ...charges,
    ...plain('rebate', rebate),
    ...plain('earlier', earlier),
    ...plain('late', late),
    ...plain('payment', paid),
  ];
}

const sumLines = (lines: readonly BilledLine[]): number => sum(lines.map(({ amountCents }) => amountCents));

const sumOpen = ({ charges }: AccountCharges, of: string | null): number =>
  sum(charges.filter(({ billId }) => billId === of).map(({ open }) => open));

/** Amount that settled the newest bill, less the credit it was issued against: that is an earlier balance. */
function paidOfNewest(account: AccountCharges): number {
  const [first] = account.lines;
  if (first === undefined) return 0;
  const settled = Math.max(0, sumLines(account.lines) - sumOpen(account, first.billId));
  return settled - Math.min(settled, Math.max(0, -first.earlierCents));
}

function utilityPart(utility: Utility, lines: readonly BilledLine[]): Part[] {
  const own = lines.filter((line) => line.kind === 'charge' && line.utility === utility);
  if (own.length === 0) return [];
  const used = own.filter(({ item }) => items.has(item)).map(({ quantityMilli }) => quantityMilli ?? 0);
  return [
    {
      kind: 'utility',
      utility,
      quantityMilli: used.length > 0 ? sum(used) : null,
      unit: unitOf[utility],
      amount: sumLines(own),
      estimated: own.some(({ estimated }) => estimated),
    },
  ];
}

const plain = (kind: Exclude<Part['kind'], 'utility'>, amount: number): Part[] =>
  amount === 0 ? [] : [{ kind, utility: null, quantityMilli: null, unit: null, amount, estimated: false }];
