/**
 * Where every mark of a day in half hours stands, as a pure function of the numbers and the width.
 * Knows no colours, no words and no clock; a missing half hour has no bar, a zero has a tick.
 */
import { area, curveBasis, line } from 'd3-shape';
import { fourSteps, linear } from './axis.ts';

/** Outlines of single marks. */

const TOP_RADIUS = 2;
/** A measured zero is a tick of one pixel; a gap is nothing at all. */
const ZERO_TICK = 1;

/** A bar on the baseline with rounded shoulders. */
function barPath(left: number, top: number, width: number, base: number): string {
  const height = Math.max(ZERO_TICK, base - top);
  const radius = round(Math.min(TOP_RADIUS, width / 2, height));
  const shoulder = round(base - height + radius);
  const right = round(left + width - radius);
  return `M${round(left)} ${round(base)}V${shoulder}q0 ${-radius} ${radius} ${-radius}H${right}q${radius} 0 ${radius} ${radius}V${round(base)}Z`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

export const SLOTS_OF_A_DAY = 48;
/** From this width on the hours are labelled every third, below every fourth. */
const WIDE_FROM_PX = 500;
/** '12 AM' and the space after it. */
const HOUR_LABEL_REM = 2.7;

export interface DaySlot {
  /** In the unit of the series; null = not measured, which is not zero. */
  readonly value: number | null;
  readonly estimated: boolean;
  /** The usual day's value at this half hour; null where there is none. */
  readonly usual: number | null;
}

export interface DayChartInput {
  /** 48 half hours from midnight in Singapore. */
  readonly slots: readonly DaySlot[];
  /** How many half hours of the day have been measured, 0 to 48. */
  readonly measuredTo: number;
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

export interface DayChart {
  readonly width: number;
  readonly height: number;
  readonly plot: { left: number; right: number; top: number; bottom: number };
  readonly bars: readonly Bar[];
  readonly usualLine: string | null;
  readonly usualArea: string | null;
  /** Where measuring stops; null when the whole day is measured or none of it is. */
  readonly measuredX: number | null;
  readonly measuredLabelSide: 'left' | 'right';
  readonly usualLabelFits: boolean;
  readonly gridlines: readonly { y: number; label: string }[];
  readonly hours: readonly { x: number; slot: number }[];
  /** One star over each run of estimated half hours. */
  readonly stars: readonly { x: number; y: number }[];
}

export function dayChart({ slots, measuredTo, width, rem }: DayChartInput): DayChart {
  const wide = width >= WIDE_FROM_PX;
  const height = (wide ? 20.5 : 14.6) * rem;
  const highest = Math.max(0, ...slots.flatMap((slot) => [slot.value ?? 0, slot.usual ?? 0]));
  const { ceiling, steps } = fourSteps(highest);
  const plot = {
    left: axisWidth(steps, wide) * rem,
    right: width,
    top: (wide ? 5.75 : 3.85) * rem,
    bottom: height - 1.75 * rem,
  };
  const x = linear(SLOTS_OF_A_DAY, plot.left, plot.right);
  const y = linear(ceiling, plot.bottom, plot.top);
  const slotWidth = (plot.right - plot.left) / SLOTS_OF_A_DAY;
  const bars = slots.flatMap((slot, index) => (slot.value === null ? [] : [barAt(index, slot, slot.value)]));
  const measuredX = measuredTo > 0 && measuredTo < SLOTS_OF_A_DAY ? x(measuredTo) : null;
  const roomRight = measuredX === null ? plot.right - plot.left : plot.right - measuredX;

  function barAt(index: number, slot: DaySlot, value: number): Bar {
    const barWidth = Math.max(2, slotWidth * 0.68);
    const centre = x(index + 0.5);
    const top = y(value);
    const path = barPath(centre - barWidth / 2, top, barWidth, plot.bottom);
    return { slot: index, path, centre, top, estimated: slot.estimated };
  }

  return {
    width,
    height,
    plot,
    bars,
    ...usualMarks(slots, (slot) => x(slot + 0.5), y, plot.bottom),
    measuredX,
    measuredLabelSide: roomRight >= (wide ? 14 : 12) * rem ? 'right' : 'left',
    usualLabelFits: roomRight >= 6 * rem,
    gridlines: steps.map((step) => ({ y: y(step.value), label: step.label })),
    hours: chooseHours(wide, slotWidth * 2, rem).map((hour) => ({ x: x(hour * 2), slot: hour * 2 })),
    stars: starsOver(bars, plot.top, rem),
  };
}

/** The slot under a horizontal position; positions beside the plot give the nearest one. */
export function slotAt(chart: DayChart, px: number): number {
  const share = (px - chart.plot.left) / (chart.plot.right - chart.plot.left);
  return Math.min(SLOTS_OF_A_DAY - 1, Math.max(0, Math.floor(share * SLOTS_OF_A_DAY)));
}

/** Room for the longest label of the value axis, in rem. */
function axisWidth(steps: readonly { label: string }[], wide: boolean): number {
  return Math.max(...steps.map(({ label }) => label.length)) * 0.46 + (wide ? 0.95 : 0.6);
}

/** The usual day as a smooth line: a spline that does not follow every half hour's jitter. */
function usualMarks(
  slots: readonly DaySlot[],
  x: (slot: number) => number,
  y: (value: number) => number,
  base: number,
) {
  const points = slots.map((slot, index) => ({ at: index, usual: slot.usual }));
  if (points.every((point) => point.usual === null)) return { usualLine: null, usualArea: null };
  type Point = (typeof points)[number];
  const isKnown = (point: Point) => point.usual !== null;
  const usualLine = line<Point>()
    .defined(isKnown)
    .x((point) => x(point.at))
    .y((point) => y(point.usual ?? 0))
    .curve(curveBasis)(points);
  const usualArea = area<Point>()
    .defined(isKnown)
    .x((point) => x(point.at))
    .y0(base)
    .y1((point) => y(point.usual ?? 0))
    .curve(curveBasis)(points);
  return { usualLine, usualArea };
}

/** Every third hour, every fourth when narrow, fewer where the text needs more room than that. */
function chooseHours(wide: boolean, hourWidth: number, rem: number): number[] {
  const steps = wide ? [3, 6, 12] : [4, 6, 12];
  const every = steps.find((step) => step * hourWidth >= HOUR_LABEL_REM * rem) ?? 12;
  return Array.from({ length: 24 / every }, (_, index) => index * every);
}

function starsOver(bars: readonly Bar[], ceiling: number, rem: number): { x: number; y: number }[] {
  const runs: Bar[][] = [];
  for (const bar of bars.filter((each) => each.estimated)) {
    const run = runs.at(-1);
    if (run?.at(-1)?.slot === bar.slot - 1) run.push(bar);
    else runs.push([bar]);
  }
  return runs.map((run) => ({
    x: run.reduce((sum, bar) => sum + bar.centre, 0) / run.length,
    y: Math.max(ceiling + rem * 0.5, Math.min(...run.map((bar) => bar.top)) - rem * 1.25),
  }));
}
