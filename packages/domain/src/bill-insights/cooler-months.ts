/** Whether twelve months show clearly that cooler ones bring smaller bills (visual 45). A finding, never a promise. */

export interface MonthOfUse {
  /** Mean over the bill's days in tenths of a degree; null: not known. */
  readonly temperature: number | null;
  /** Wh; null: no bill. */
  readonly milli: number | null;
  /** Days of the bill. */
  readonly days: number;
  /** Electricity in cents with GST. */
  readonly cost: number;
  readonly isEstimated: boolean;
}

const MONTHS = 12;
/** Estimates follow the season by themselves, so at least half of the months must have been read. */
const MOST_ESTIMATED = 6;
/** Coolest to warmest month, in tenths of a degree: below, nothing can be said of warmth. */
const LEAST_SPREAD = 10;
/** Sum of squared distances of the ranks of twelve months; it stands for a rank correlation of 0.7. */
const MOST_RANK_DISTANCE = 85;
/** The six cooler months use less than 95 % of the six warmer ones. */
const MOST_PERCENT = 95;

/** @param months the twelve up to the chosen one */
export function showsCoolerMonths(months: readonly MonthOfUse[]): boolean {
  const known = months.flatMap(({ temperature, milli, days, ...month }) =>
    temperature === null || milli === null || days < 1
      ? []
      : [{ ...month, temperature, perDay: milli / days, costPerDay: month.cost / days }],
  );
  if (known.length !== MONTHS || known.filter(({ isEstimated }) => isEstimated).length > MOST_ESTIMATED)
    return false;
  const byWarmth = known.toSorted((a, b) => a.temperature - b.temperature);
  const [coolest, warmest] = [byWarmth[0]?.temperature ?? 0, byWarmth.at(-1)?.temperature ?? 0];
  if (warmest - coolest < LEAST_SPREAD) return false;
  const warmth = rank(known.map(({ temperature }) => temperature));
  const use = rank(known.map(({ perDay }) => perDay));
  const distance = warmth.reduce((sum, each, index) => sum + (each - (use[index] ?? 0)) ** 2, 0);
  if (distance > MOST_RANK_DISTANCE) return false;
  const [cooler, warmer] = [byWarmth.slice(0, MONTHS / 2), byWarmth.slice(MONTHS / 2)];
  return (['perDay', 'costPerDay'] as const).every(
    (of) => sum(cooler, of) * 100 < sum(warmer, of) * (of === 'perDay' ? MOST_PERCENT : 100),
  );
}

const sum = <Of extends string>(months: readonly Readonly<Record<Of, number>>[], of: Of): number =>
  months.reduce((total, month) => total + month[of], 0);

/** Place of each value among all, from 1; equal values share the mean of their places. */
function rank(values: readonly number[]): number[] {
  return values.map((value) => {
    const below = values.filter((other) => other < value).length;
    const equal = values.filter((other) => other === value).length;
    return below + (equal + 1) / 2;
  });
}
