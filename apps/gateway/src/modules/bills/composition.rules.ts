/**
 * What an amount owed is made of, in parts that add up to it. The parts come from the newest bills; what they
 * do not explain was owed before. Pure.
 */
import type { Output } from '@portal/contract';
import { type Utility, unitOf, utilities } from '@portal/domain/utility-names';

export type Part = NonNullable<
  Output<'bills:outstandingPayment'>['outstanding']['data']
>['composition'][number];

export interface BilledLine {
  readonly accountId: number;
  readonly sinceCents: number;
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

/**
 * @param total what is owed now, in cents, negative for a credit
 * @param late how much of it is late payment charges
 */
export function compositionOf(total: number, lines: readonly BilledLine[], late: number): Part[] {
  const charges = utilities.flatMap((utility) => utilityPart(utility, lines));
  const rebate = sum(lines.filter(({ kind }) => kind === 'rebate').map(({ amountCents }) => amountCents));
  const paid = sum([...new Map(lines.map(({ accountId, sinceCents }) => [accountId, sinceCents])).values()]);
  const earlier = total - sum(charges.map(({ amount }) => amount)) - rebate - paid - late;
  return [
    ...charges,
    ...plain('rebate', rebate),
    ...plain('earlier', earlier),
    ...plain('late', late),
    ...plain('payment', paid),
  ];
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
      amount: sum(own.map(({ amountCents }) => amountCents)),
      estimated: own.some(({ estimated }) => estimated),
    },
  ];
}

const plain = (kind: Exclude<Part['kind'], 'utility'>, amount: number): Part[] =>
  amount === 0 ? [] : [{ kind, utility: null, quantityMilli: null, unit: null, amount, estimated: false }];
