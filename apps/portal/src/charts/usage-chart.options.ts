/**
 * Where every mark of a chart of use stands, as a pure function of the numbers and the width: half hours of a day, days
 * of a month, months of a year. Knows no colours, no words and no clock; a missing value has no bar, a zero has a tick.
 */
import { area, curveBasis, curveLinear, line } from 'd3-shape';
import { fourSteps, linear } from './axis.ts';

/** A measured zero is a tick of one pixel; a gap is nothing at all. */
const ZERO_TICK = 1;
/** Up to so many bars are months: wide gaps, rounder shoulders. */
const FEW_BARS = 12;
const MOST_BAR_PX = 44;

/** A bar on the baseline with rounded shoulders. */
export function barPath(left: number, top: number, width: number, base: number, roundness: number): string {
  const height = Math.max(ZERO_TICK, base - top);
  const radius = round(Math.min(roundness, width / 2, height));
  const shoulder = round(base - height + radius);
  const right = round(left + width - radius);
  return `M${round(left)} ${round(base)}V${shoulder}q0 ${-radius} ${radius} ${-radius}H${right}q${radius} 0 ${radius} ${radius}V${round(base)}Z`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

/** From this width on labels are long, and lines are named at their ends. */
export const WIDE_FROM_PX = 500;
/** Room beside the plot for the names of lines. */
const LINE_NAMES_REM = 7.25;
const LINE_NAME_REM = 2.75;

export interface ChartBar {
  /** In the unit of the chart; null = not measured, which is not zero. */
  readonly value: number | null;
  readonly estimated: boolean;
  /** The line beside the bars at this place: the usual day, or another period; null where there is none. */
  readonly usual: number | null;
  /** Neighbours, all and the lower half. */
  readonly average: number | null;
  readonly efficient: number | null;
}

/** Labels under the bars. */
export interface ChartAxis {
  /** For each bar; the short ones where the chart is narrow. */
  readonly texts: readonly { readonly long: string; readonly short: string }[];
  /** Every how many bars a label may stand, the best first. */
  readonly every: { readonly wide: readonly number[]; readonly narrow: readonly number[] };
  /** 'start': it names the moment at which the bar begins. */
  readonly anchor: 'start' | 'middle';
  /** The bar whose label always stands, in bold. */
  readonly now: number | null;
}

export interface UsageChartInput {
  readonly bars: readonly ChartBar[];
  /** How many of the bars have been measured. */
  readonly measuredTo: number;
  readonly axis: ChartAxis;
  /** Estimated bars have a star above; where their labels have one, they do not. */
  readonly isStarred: boolean;
  /** A usual day is a smooth line, another period follows its own figures. */
  readonly line: 'smooth' | 'straight';
  readonly width: number;
  /** Pixels of one rem, so that the room for text grows with the text. */
  readonly rem: number;
}

interface Bar {
  readonly slot: number;
  readonly path: string;
  readonly centre: number;
  readonly top: number;
  readonly estimated: boolean;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

export interface NeighbourLine {
  readonly kind: 'average' | 'efficient';
  readonly path: string;
  readonly points: readonly Point[];
  /** Of its name, at the right of the plot; null: it has no room there. */
  readonly nameY: number | null;
}

export interface UsageChart {
  readonly width: number;
  readonly height: number;
  readonly count: number;
  readonly plot: { left: number; right: number; top: number; bottom: number };
  readonly bars: readonly Bar[];
  readonly usualLine: string | null;
  readonly usualArea: string | null;
  readonly neighbours: readonly NeighbourLine[];
  /** Where measuring stops; null when all of it is measured or none is. */
  readonly measuredX: number | null;
  readonly measuredLabelSide: 'left' | 'right';
  readonly usualLabelFits: boolean;
  readonly gridlines: readonly { y: number; label: string }[];
  readonly labels: readonly { x: number; text: string; isNow: boolean }[];
  readonly labelAnchor: 'start' | 'middle';
  /** One star over each run of estimated bars. */
  readonly stars: readonly Point[];
}

export function usageChart(input: UsageChartInput): UsageChart {
  const { bars: given, measuredTo, axis, isStarred, line: lineKind, width, rem } = input;
  const count = given.length;
  const wide = width >= WIDE_FROM_PX;
  const height = (wide ? 20.5 : 14.6) * rem;
  const { ceiling, steps } = fourSteps(findHighest(given));
  const hasNames = wide && given.some(({ average }) => average !== null);
  const plot = {
    left: axisWidth(steps, wide) * rem,
    right: width - (hasNames ? LINE_NAMES_REM * rem : 0),
    top: (wide ? 5.75 : 3.85) * rem,
    bottom: height - 1.75 * rem,
  };
  const x = linear(count, plot.left, plot.right);
  const y = linear(ceiling, plot.bottom, plot.top);
  const slotWidth = (plot.right - plot.left) / count;
  const isFew = count <= FEW_BARS;
  const barWidth = Math.min(MOST_BAR_PX, Math.max(2, slotWidth * (isFew ? 0.52 : 0.68)));
  const bars = given.flatMap((bar, slot): Bar[] => {
    if (bar.value === null) return [];
    const [centre, top] = [x(slot + 0.5), y(bar.value)];
    const path = barPath(centre - barWidth / 2, top, barWidth, plot.bottom, isFew ? 4 : 2);
    return [{ slot, path, centre, top, estimated: bar.estimated }];
  });
  const measuredX = measuredTo > 0 && measuredTo < count ? x(measuredTo) : null;
  const roomRight = measuredX === null ? plot.right - plot.left : plot.right - measuredX;
  const scales = { x: (slot: number) => x(slot + 0.5), y, base: plot.bottom };
  return {
    width,
    height,
    count,
    plot,
    bars,
    ...usualMarks(given, lineKind, scales),
    neighbours: hasNames ? spaceNames(neighbourLines(given, scales), rem) : neighbourLines(given, scales),
    measuredX,
    measuredLabelSide: roomRight >= (wide ? 14 : 12) * rem ? 'right' : 'left',
    usualLabelFits: roomRight >= 6 * rem,
    gridlines: steps.map((step) => ({ y: y(step.value), label: step.label })),
    labels: chooseLabels(axis, { wide, slotWidth, rem, x }),
    labelAnchor: axis.anchor,
    stars: isStarred ? starsOver(bars, plot.top, rem) : [],
  };
}

function findHighest(bars: readonly ChartBar[]): number {
  return Math.max(
    0,
    ...bars.flatMap(({ value, usual, average, efficient }) => [
      value ?? 0,
      usual ?? 0,
      average ?? 0,
      efficient ?? 0,
    ]),
  );
}

/** The bar under a horizontal position; positions beside the plot give the nearest one. */
export function slotAt({ plot, count }: Pick<UsageChart, 'plot' | 'count'>, px: number): number {
  const share = (px - plot.left) / (plot.right - plot.left);
  return Math.min(count - 1, Math.max(0, Math.floor(share * count)));
}

/** Room for the longest label of the value axis, in rem. */
function axisWidth(steps: readonly { label: string }[], wide: boolean): number {
  return Math.max(...steps.map(({ label }) => label.length)) * 0.46 + (wide ? 0.95 : 0.6);
}

interface Scales {
  /** The middle of a bar. */
  x(slot: number): number;
  y(value: number): number;
  readonly base: number;
}

/** The usual day is a spline that does not follow every half hour's jitter. */
function usualMarks(bars: readonly ChartBar[], kind: 'smooth' | 'straight', { x, y, base }: Scales) {
  const points = bars.map(({ usual }, at) => ({ at, usual }));
  if (points.every((point) => point.usual === null)) return { usualLine: null, usualArea: null };
  type UsualPoint = (typeof points)[number];
  const isKnown = (point: UsualPoint) => point.usual !== null;
  const curve = kind === 'smooth' ? curveBasis : curveLinear;
  const usualLine = line<UsualPoint>()
    .defined(isKnown)
    .x((point) => x(point.at))
    .y((point) => y(point.usual ?? 0))
    .curve(curve)(points);
  // Of another period nothing is still to come.
  if (kind === 'straight') return { usualLine, usualArea: null };
  const usualArea = area<UsualPoint>()
    .defined(isKnown)
    .x((point) => x(point.at))
    .y0(base)
    .y1((point) => y(point.usual ?? 0))
    .curve(curve)(points);
  return { usualLine, usualArea };
}

function neighbourLines(bars: readonly ChartBar[], { x, y }: Scales): NeighbourLine[] {
  return (['average', 'efficient'] as const).flatMap((kind) => {
    const points = bars.map((bar, slot) => {
      const value = bar[kind];
      return value === null ? null : { x: round(x(slot)), y: round(y(value)) };
    });
    const known = points.filter((point) => point !== null);
    if (known.length === 0) return [];
    const path = line<Point | null>()
      .defined((point) => point !== null)
      .x((point) => point?.x ?? 0)
      .y((point) => point?.y ?? 0)(points);
    return [{ kind, path: path ?? '', points: known, nameY: null }];
  });
}

/** Each name stands at the end of its line; where two would meet, the lower one moves down. */
function spaceNames(lines: readonly NeighbourLine[], rem: number): NeighbourLine[] {
  let above = Number.NEGATIVE_INFINITY;
  return lines
    .toSorted((one, other) => (one.points.at(-1)?.y ?? 0) - (other.points.at(-1)?.y ?? 0))
    .map((each) => {
      above = Math.max(above + LINE_NAME_REM * rem, each.points.at(-1)?.y ?? 0);
      return { ...each, nameY: above };
    });
}

interface LabelRoom {
  readonly wide: boolean;
  readonly slotWidth: number;
  readonly rem: number;
  x(slot: number): number;
}

/** As many labels as have room; the one of now before all others. */
function chooseLabels(
  { texts, every, anchor, now }: ChartAxis,
  { wide, slotWidth, rem, x }: LabelRoom,
): UsageChart['labels'] {
  const words = texts.map(({ long, short }) => (wide ? long : short));
  const need = (Math.max(0, ...words.map(({ length }) => length)) * 0.5 + 0.2) * rem;
  const steps = wide ? every.wide : every.narrow;
  const step = steps.find((each) => each * slotWidth >= need) ?? steps.at(-1) ?? words.length;
  return words.flatMap((text, slot) => {
    const isNow = slot === now;
    const isNearNow = now !== null && !isNow && Math.abs(slot - now) * slotWidth < need;
    if (!isNow && (slot % step !== 0 || isNearNow)) return [];
    return [{ x: x(anchor === 'start' ? slot : slot + 0.5), text, isNow }];
  });
}

function starsOver(bars: readonly Bar[], ceiling: number, rem: number): Point[] {
  const runs: Bar[][] = [];
  for (const bar of bars.filter((each) => each.estimated)) {
    const run = runs.at(-1);
    if (run?.at(-1)?.slot === bar.slot - 1) run.push(bar);
    else runs.push([bar]);
  }
  return runs.map((run) => ({
    x: run.reduce((sum, bar) => sum + bar.centre, 0) / run.length,
    y: Math.max(ceiling - rem * 1.25, Math.min(...run.map((bar) => bar.top)) - rem * 1.25),
  }));
}
