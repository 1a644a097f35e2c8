/** The value axis: from zero, four steps of a round size, labels with the decimals that the step needs. */

export interface AxisStep {
  readonly value: number;
  readonly label: string;
}

/** From 0..highest to pixels. All that a bar chart needs of a scale; a library would be half the chart's bytes. */
export function linear(highest: number, from: number, to: number): (value: number) => number {
  return (value) => from + (value / highest) * (to - from);
}

const ROUND_SIZES = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10];

/** How far the highest value may reach beyond the last gridline, in steps. */
const REACH = 0.6;

/** Zero and four gridlines; the highest value ends at the last one or little above it. Nothing measured still gets an axis. */
export function fourSteps(highest: number): { ceiling: number; steps: AxisStep[] } {
  const isMeasured = Number.isFinite(highest) && highest > 0;
  const need = isMeasured ? highest / (4 + REACH) : 0.1;
  const power = 10 ** Math.floor(Math.log10(need));
  // A small allowance for what binary fractions cannot say.
  const size = (ROUND_SIZES.find((round) => round * power >= need * (1 - 1e-9)) ?? 10) * power;
  const decimals = countDecimals(size);
  const steps = Array.from({ length: 5 }, (_, index) => ({
    value: index * size,
    label: index === 0 ? '0' : (index * size).toFixed(decimals),
  }));
  return { ceiling: Math.max(size * 4, isMeasured ? highest : 0), steps };
}

function countDecimals(size: number): number {
  for (let decimals = 0; decimals < 6; decimals++) {
    const scaled = size * 10 ** decimals;
    if (Math.abs(scaled - Math.round(scaled)) < 1e-6) return decimals;
  }
  return 6;
}
