/**
 * Use by month as bars, with the temperature as a line above; one month is marked. Draws and reads out; every word comes
 * from the feature that uses it.
 */
import { type PointerEvent, useId, useRef } from 'react';
import { ChartLabel } from '../chart-label.tsx';
import { EstimatedPattern } from '../patterns.tsx';
import { useReadingPoint } from '../reading-point.ts';
import chartStyles from '../usage-chart.module.css';
import { slotAt } from '../usage-chart.options.ts';
import { useElementSize } from '../use-element-size.ts';
import styles from './warmth-chart.module.css';
import { type WarmthChart as Geometry, type WarmMonth, warmthChart } from './warmth-chart.options.ts';

interface WarmthChartMonth extends WarmMonth {
  readonly key: string;
  /** Of the axis: 'Nov', and 'N' where there is no room. */
  readonly name: string;
  readonly initial: string;
  readonly label: readonly [name: string, ...facts: string[]];
  readonly spoken: string;
}

interface WarmthChartProps {
  readonly months: readonly WarmthChartMonth[];
  /** The last month is the marked one: its two values stand at it. */
  readonly words: {
    readonly name: string;
    readonly howToRead: string;
    readonly value: string;
    readonly temperature: string;
    degree(value: number): string;
  };
}

export function WarmthChart({ months, words }: WarmthChartProps) {
  const frame = useRef<HTMLDivElement>(null);
  const howToReadId = useId();
  const chart = warmthChart({ months, ...useElementSize(frame) });
  const slotUnder = (event: PointerEvent) =>
    slotAt(chart, event.clientX - event.currentTarget.getBoundingClientRect().left);
  const last = chart.count - 1;
  const { slot, handlers } = useReadingPoint(slotUnder, { start: last, last });
  const read = slot === null ? undefined : months[slot];
  return (
    <div className={styles.place}>
      <div
        ref={frame}
        className={chartStyles.frame}
        data-utility="electricity"
        role="application"
        aria-label={words.name}
        aria-describedby={howToReadId}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move the reading point
        tabIndex={0}
        {...handlers}
      >
        <Drawing chart={chart} months={months} words={words} isRead={slot !== null} />
        {slot !== null && read && <ChartLabel chart={chart} slot={slot} text={read.label} />}
        <p id={howToReadId} className="hidden-visually">
          {words.howToRead}
        </p>
        <p className="hidden-visually" aria-live="polite">
          {read?.spoken}
        </p>
      </div>
    </div>
  );
}

interface DrawingProps extends WarmthChartProps {
  readonly chart: Geometry;
  /** A label is open, which stands where the values of the marked month do. */
  readonly isRead: boolean;
}

function Drawing({ chart, months, words, isRead }: DrawingProps) {
  const id = useId();
  const { plot, slotWidth, count } = chart;
  const marked = count - 1;
  const centre = (slot: number) => plot.left + (slot + 0.5) * slotWidth;
  const markedBar = chart.bars.find(({ slot }) => slot === marked);
  const markedDegree = chart.degrees.find(({ slot }) => slot === marked);
  return (
    <svg
      className={chartStyles.drawing}
      data-chart=""
      width={chart.width}
      height={chart.height}
      viewBox={`0 0 ${chart.width} ${chart.height}`}
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <EstimatedPattern id={`${id}hatch`} />
      </defs>
      <rect
        className={styles.marked}
        x={plot.left + marked * slotWidth}
        y={0}
        width={slotWidth}
        height={chart.height}
        rx={5}
      />
      {chart.degreeLines.map(({ y, value }) => (
        <Line key={`degree ${value}`} y={y} plot={plot} label={words.degree(value)} />
      ))}
      {chart.useLines.map(({ y, label }, step) => (
        <Line key={`use ${label}`} y={y} plot={plot} label={label} isBase={step === 0} />
      ))}
      {chart.bars.map(({ slot, path, estimated }) => (
        <path
          key={slot}
          className={chartStyles.bar}
          d={path}
          fill={estimated ? `url(#${id}hatch)` : 'currentColor'}
          data-estimated={estimated || undefined}
        />
      ))}
      <path className={chartStyles.usual} d={chart.degreePath} />
      {chart.degrees.map(({ slot, x, y }) => (
        <circle
          key={slot}
          className={styles.degree}
          cx={x}
          cy={y}
          r={slot === marked ? 5 : 3.5}
          data-marked={slot === marked || undefined}
        />
      ))}
      {!isRead && markedBar && <Value x={markedBar.x} y={markedBar.top} text={words.value} />}
      {!isRead && markedDegree && (
        <Value x={markedDegree.x} y={markedDegree.y - 4} text={words.temperature} />
      )}
      {months.map(({ key, name, initial, estimated }, slot) => (
        <text
          key={key}
          className={slot === marked ? chartStyles.ruleLabel : chartStyles.axis}
          x={centre(slot)}
          y={plot.bottom}
          dy="1.55em"
          textAnchor="middle"
        >
          {chart.isWide ? name : initial}
          {estimated && '*'}
        </text>
      ))}
    </svg>
  );
}

interface LineProps {
  readonly y: number;
  readonly plot: Geometry['plot'];
  readonly label: string;
  readonly isBase?: boolean;
}

function Line({ y, plot, label, isBase = false }: LineProps) {
  return (
    <>
      <line
        className={isBase ? chartStyles.base : chartStyles.grid}
        x1={plot.left}
        x2={plot.right}
        y1={y}
        y2={y}
      />
      <text className={chartStyles.axis} x={plot.left - 8} y={y} dy="0.33em" textAnchor="end">
        {label}
      </text>
    </>
  );
}

function Value({ x, y, text }: { readonly x: number; readonly y: number; readonly text: string }) {
  return (
    <text className={chartStyles.ruleLabel} x={x} y={y} dy="-0.6em" textAnchor="middle">
      {text}
    </text>
  );
}
