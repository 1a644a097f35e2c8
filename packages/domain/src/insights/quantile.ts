/** Value below which a share of the others lies. Each value stands for an equal part; between two of them lies a line. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  const place = Math.min(sorted.length - 1, Math.max(0, share * sorted.length - 0.5));
  const below = Math.floor(place);
  const lower = sorted[below] ?? 0;
  const upper = sorted[below + 1] ?? lower;
  return lower + (upper - lower) * (place - below);
}
