/** The drawing of a chart of use: gridlines, bars, lines, rule and axis. Hidden from screen readers. */
import { useId } from 'react';
import { EstimatedPattern } from './patterns.tsx';
import styles from './usage-chart.module.css';
import type { NeighbourLine, UsageChart } from './usage-chart.options.ts';
import type { UsageChartWords } from './usage-chart.words.ts';

interface UsageMarksProps {
  readonly chart: UsageChart;
  readonly chosen: number | null;
  readonly words: UsageChartWords;
}

export function UsageMarks({ chart, chosen, words }: UsageMarksProps) {
  const id = useId();
  const { plot, measuredX } = chart;
  const restFrom = measuredX ?? (chart.bars.length === 0 ? plot.left : plot.right);
  return (
    <svg
      className={styles.drawing}
      data-chart=""
      width={chart.width}
      height={chart.height}
      viewBox={`0 0 ${chart.width} ${chart.height}`}
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <EstimatedPattern id={`${id}hatch`} />
        <clipPath id={`${id}rest`}>
          <rect x={restFrom} y={0} width={Math.max(0, plot.right - restFrom)} height={chart.height} />
        </clipPath>
      </defs>
      {chart.gridlines.map(({ y, label }, step) => (
        <g key={label}>
          <line
            className={step === 0 ? styles.base : styles.grid}
            x1={plot.left}
            x2={plot.right}
            y1={y}
            y2={y}
          />
          <text className={styles.axis} x={plot.left - 8} y={y} dy="0.33em" textAnchor="end">
            {label}
          </text>
        </g>
      ))}
      {chart.usualArea && <path className={styles.rest} d={chart.usualArea} clipPath={`url(#${id}rest)`} />}
      {chart.bars.map((bar) => (
        <path
          key={bar.slot}
          className={styles.bar}
          d={bar.path}
          fill={bar.estimated ? `url(#${id}hatch)` : 'currentColor'}
          data-slot={bar.slot}
          data-estimated={bar.estimated || undefined}
          data-dim={chosen !== null && chosen !== bar.slot ? '' : undefined}
        />
      ))}
      {chart.usualLine && <path className={styles.usualHalo} d={chart.usualLine} />}
      {chart.usualLine && <path className={styles.usual} d={chart.usualLine} />}
      {chart.neighbours.map((each) => (
        <Neighbours key={each.kind} line={each} name={words[each.kind]} right={plot.right} />
      ))}
      {chart.stars.map(({ x, y }) => (
        <text key={x} className={styles.star} x={x} y={y} dy="0.6em" textAnchor="middle">
          *
        </text>
      ))}
      <TopLabels chart={chart} words={words} />
      {chart.labels.map(({ x, text, isNow }) => (
        <text
          key={x}
          className={isNow ? styles.ruleLabel : styles.axis}
          x={x}
          y={plot.bottom}
          dy="1.55em"
          textAnchor={chart.labelAnchor}
        >
          {text}
        </text>
      ))}
    </svg>
  );
}

function TopLabels({ chart, words }: Pick<UsageMarksProps, 'chart' | 'words'>) {
  const { plot, measuredX, measuredLabelSide: side } = chart;
  const y = plot.top - 13;
  return (
    <>
      {measuredX !== null && (
        <>
          <line className={styles.rule} x1={measuredX} x2={measuredX} y1={plot.top - 28} y2={plot.bottom} />
          <text
            className={styles.ruleLabel}
            x={side === 'right' ? measuredX + 8 : measuredX - 8}
            y={y}
            textAnchor={side === 'right' ? 'start' : 'end'}
          >
            {words.measuredTo}
          </text>
        </>
      )}
      {chart.usualLine && chart.usualLabelFits && (
        <text className={styles.usualLabel} x={plot.right - 4} y={y} textAnchor="end">
          {words.usual}
        </text>
      )}
    </>
  );
}

interface NeighboursProps {
  readonly line: NeighbourLine;
  readonly name: UsageChartWords['average'];
  readonly right: number;
}

const MARKER = 7;

/** A line with a marker on each month: squares for all neighbours, dots and dashes for the efficient ones. */
function Neighbours({ line: { kind, path, points, nameY }, name, right }: NeighboursProps) {
  return (
    <g data-line={kind}>
      <path className={styles.usualHalo} d={path} />
      <path className={kind === 'average' ? styles.usual : styles.efficient} d={path} />
      {points.map(({ x, y }) => (
        <rect
          key={x}
          className={styles.marker}
          x={x - MARKER / 2}
          y={y - MARKER / 2}
          width={MARKER}
          height={MARKER}
          rx={kind === 'average' ? 1 : MARKER / 2}
        />
      ))}
      {nameY !== null && (
        <text className={styles.axis} x={right + 16} y={nameY} dy="-0.2em">
          <tspan className={styles.ruleLabel}>{name.name}</tspan>
          <tspan x={right + 16} dy="1.25em">
            {name.value}
          </tspan>
        </text>
      )}
    </g>
  );
}
