/** The drawing of a day chart: gridlines, bars, usual line, rule and axis. Hidden from screen readers. */
import { useId } from 'react';
import styles from './day-chart.module.css';
import type { DayChart } from './day-chart.options.ts';
import type { DayChartWords } from './day-chart.words.ts';
import { EstimatedPattern } from './patterns.tsx';

interface DayMarksProps {
  readonly chart: DayChart;
  readonly chosen: number | null;
  readonly words: DayChartWords;
}

export function DayMarks({ chart, chosen, words }: DayMarksProps) {
  const id = useId();
  const { plot, measuredX } = chart;
  const restFrom = measuredX ?? (chart.bars.length === 0 ? plot.left : plot.right);
  return (
    <svg
      className={styles.drawing}
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
      {chart.stars.map(({ x, y }) => (
        <text key={x} className={styles.star} x={x} y={y} dy="0.6em" textAnchor="middle">
          *
        </text>
      ))}
      <TopLabels chart={chart} words={words} />
      {chart.hours.map(({ x, slot }) => (
        <text key={slot} className={styles.axis} x={x} y={plot.bottom} dy="1.55em">
          {words.hour(slot)}
        </text>
      ))}
    </svg>
  );
}

function TopLabels({ chart, words }: Pick<DayMarksProps, 'chart' | 'words'>) {
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
