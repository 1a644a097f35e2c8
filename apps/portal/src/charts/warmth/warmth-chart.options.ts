/**
 * Geometry of use by month with the temperature above it, on an axis of its own: never a second axis in one plot (visual
 * 45). Pure; without a temperature the use has all the room.
 */
import { fourSteps, linear } from '../axis.ts';
import { barPath, WIDE_FROM_PX } from '../usage-chart.options.ts';

export interface WarmMonth {
  /** null: no bill. */
  readonly value: number | null;
  readonly estimated: boolean;
  /** Degrees Celsius; null: not known. */
  readonly temperature: number | null;
}

interface WarmthChartInput {
  readonly months: readonly WarmMonth[];
  readonly width: number;
  readonly rem: number;
}

interface Mark {
  readonly slot: number;
  readonly x: number;
  readonly y: number;
}

export interface WarmthChart {
  readonly width: number;
  readonly height: number;
  readonly isWide: boolean;
  readonly count: number;
  readonly plot: { left: number; right: number; top: number; bottom: number };
  /** Width of a month. */
  readonly slotWidth: number;
  readonly bars: readonly { slot: number; x: number; path: string; top: number; estimated: boolean }[];
  readonly useLines: readonly { y: number; label: string }[];
  readonly degreeLines: readonly { y: number; value: number }[];
  /** The months whose temperature is known. */
  readonly degrees: readonly Mark[];
  /** Lines between neighbours in time: a month that is not known is a gap. */
  readonly degreePath: string;
}

const MOST_BAR_PX = 32;
/** Below this spread of temperatures an axis has a line for each degree. */
const NARROW_SPREAD = 2;
const WIDE_SPREAD = 8;

export function warmthChart({ months, width, rem }: WarmthChartInput): WarmthChart {
  const isWide = width >= WIDE_FROM_PX;
  const height = (isWide ? 21 : 18) * rem;
  const known = months.flatMap(({ temperature }) => (temperature === null ? [] : [temperature]));
  const { ceiling, steps } = fourSteps(Math.max(0, ...months.map(({ value }) => value ?? 0)));
  const left = (isWide ? 2.75 : 2.4) * rem;
  const bottom = height - 1.9 * rem;
  const top = known.length === 0 ? 2.5 * rem : height * 0.48;
  const x = linear(months.length, left, width);
  const slotWidth = (width - left) / Math.max(1, months.length);
  const barWidth = Math.min(MOST_BAR_PX, slotWidth * 0.6);
  const y = linear(ceiling, bottom, top);
  const axis = findDegreeAxis(known);
  const toDegreeY = (value: number): number =>
    height * 0.36 - ((value - axis.low) / Math.max(1, axis.high - axis.low)) * (height * 0.36 - 2.4 * rem);
  const degrees = months.flatMap(({ temperature }, slot): Mark[] =>
    temperature === null ? [] : [{ slot, x: x(slot + 0.5), y: toDegreeY(temperature) }],
  );
  return {
    width,
    height,
    isWide,
    count: months.length,
    plot: { left, right: width, top, bottom },
    slotWidth,
    bars: months.flatMap(({ value, estimated }, slot) => {
      if (value === null) return [];
      const [centre, barTop] = [x(slot + 0.5), y(value)];
      return [
        {
          slot,
          x: centre,
          path: barPath(centre - barWidth / 2, barTop, barWidth, bottom, 3),
          top: barTop,
          estimated,
        },
      ];
    }),
    useLines: steps.filter((_, index) => index % 2 === 0).map(({ value, label }) => ({ y: y(value), label })),
    degreeLines: axis.lines.map((value) => ({ y: toDegreeY(value), value })),
    degrees,
    degreePath: degrees
      .map(({ slot, x: at, y: high }, index) =>
        [degrees[index - 1]?.slot === slot - 1 ? 'L' : 'M', at.toFixed(1), ' ', high.toFixed(1)].join(''),
      )
      .join(''),
  };
}

/** Round degrees that the temperatures lie around; the lowest line is below all of them. */
function findDegreeAxis(known: readonly number[]): { low: number; high: number; lines: number[] } {
  if (known.length === 0) return { low: 0, high: 1, lines: [] };
  const [lowest, highest] = [Math.min(...known), Math.max(...known)];
  const spread = highest - lowest;
  const step = spread < NARROW_SPREAD ? 1 : spread < WIDE_SPREAD ? 2 : 5;
  const low = Math.floor(lowest / step) * step;
  const count = Math.floor((highest - low) / step) + 1;
  const lines = Array.from({ length: count }, (_, index) => low + index * step);
  return { low, high: Math.max(highest, low + step), lines };
}
