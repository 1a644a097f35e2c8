/**
 * Where the bars of a waterfall lie: each begins where the one before ended, the first at zero, the last one is the
 * difference. In percent of the width. Knows neither money nor why.
 */

export interface WaterfallBar {
  readonly from: number;
  readonly length: number;
  /** Where a line from the row above comes down to it. */
  readonly start: number;
  /** Where the next one begins. */
  readonly end: number;
}

export interface Waterfall {
  readonly steps: readonly WaterfallBar[];
  /** From zero to what all steps come to. */
  readonly sum: WaterfallBar;
  readonly zero: number;
  /** Round values with a line each, zero among them. */
  readonly ticks: readonly { readonly at: number; readonly value: number }[];
}

const MOST_TICKS = 4;
const ROUND_SIZES = [1, 2, 5, 10];

export function waterfall(values: readonly number[]): Waterfall {
  const ends: number[] = [];
  for (const value of values) ends.push((ends.at(-1) ?? 0) + value);
  const [lowest, highest] = [Math.min(0, ...ends), Math.max(0, ...ends)];
  const reach = highest - lowest || 1;
  const place = (value: number): number => ((value - lowest) / reach) * 100;
  const bar = (start: number, end: number): WaterfallBar => ({
    from: place(Math.min(start, end)),
    length: place(Math.max(start, end)) - place(Math.min(start, end)),
    start: place(start),
    end: place(end),
  });
  return {
    steps: ends.map((end, index) => bar(ends[index - 1] ?? 0, end)),
    // The last step ends where the difference ends: the line comes down there.
    sum: { ...bar(0, ends.at(-1) ?? 0), start: place(ends.at(-1) ?? 0) },
    zero: place(0),
    ticks: ticksIn(lowest, highest).map((value) => ({ value, at: place(value) })),
  };
}

/** Round values from the lowest to the highest, few enough to have a label each. */
function ticksIn(lowest: number, highest: number): number[] {
  const need = (highest - lowest) / MOST_TICKS;
  if (!(need > 0)) return [0];
  const power = 10 ** Math.floor(Math.log10(need));
  const size = (ROUND_SIZES.find((round) => round * power >= need) ?? 10) * power;
  const first = Math.ceil(lowest / size);
  const count = Math.floor(highest / size) - first + 1;
  return Array.from({ length: count }, (_, index) => (first + index) * size);
}
