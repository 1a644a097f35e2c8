/** The map of days: a column is a day, a row an hour; months below, brackets of the findings, bars of estimated days. */
import { useLayoutEffect, useRef, useState } from 'react';
import styles from './heat.module.css';
import { DAY_PX, type DayRun, dayAt, HOUR_PX, listRuns, listStarred, placeDays } from './heat-days.layout.ts';
import { HeatFrame, type HeatReader } from './heat-frame.tsx';
import { HeatGrid, type HeatLine } from './heat-grid.tsx';
import { HeatRing } from './heat-ring.tsx';

export interface HeatBracket extends DayRun {
  readonly label: string;
}

export interface HeatMonth extends DayRun {
  readonly name: string;
  /** Below the first month and below each January. */
  readonly year: string | null;
}

export interface HeatDaysProps extends HeatReader {
  readonly rem: number;
  readonly lines: readonly HeatLine[];
  readonly isDim: ((line: number, hour: number) => boolean) | null;
  readonly months: readonly HeatMonth[];
  /** Of every third hour, from the first. */
  readonly hourLabels: readonly string[];
  readonly missing: readonly boolean[];
  readonly estimated: readonly boolean[];
  readonly brackets: readonly HeatBracket[];
  /** Of hours, at the right. */
  readonly sideBracket: HeatBracket | null;
}

const TICK = 5;

export function HeatDays(props: HeatDaysProps) {
  const { rem, lines, isDim, point, read } = props;
  const plot = placeDays(lines.length, rem);
  const x = (index: number) => plot.left + index * DAY_PX;
  const y = (hour: number) => plot.top + hour * HOUR_PX;
  const estimated = listRuns(props.estimated);
  const [bracketY, starY, barY] = [plot.top - 1.5 * rem, plot.top - 0.4 * rem, plot.top - 3.5];
  return (
    <HeatFrame
      {...props}
      direction="columns"
      width={plot.width}
      height={plot.height}
      pointAt={(left, top) => dayAt(plot, left, top)}
      readsOnHover
    >
      <HeatGrid
        lines={lines}
        direction="columns"
        lineSize={DAY_PX}
        hourSize={HOUR_PX}
        isDim={isDim}
        left={plot.left}
        top={plot.top}
      />
      <svg
        className={styles.overlay}
        width={plot.width}
        height={plot.height}
        aria-hidden="true"
        focusable="false"
      >
        {props.hourLabels.map((label, index) => (
          <text
            key={label}
            className={styles.axis}
            x={plot.left - 8}
            y={y(index * 3 + 0.5)}
            dy="0.33em"
            textAnchor="end"
          >
            {label}
          </text>
        ))}
        {props.months.map(({ from, to, name, year }) => {
          const middle = (x(from) + x(to + 1)) / 2;
          const hasRoom = x(to + 1) - x(from) >= 1.6 * rem;
          return (
            <g key={from}>
              {from > 0 && <path className={styles.tick} d={`M${x(from)} ${plot.bottom}v${TICK}`} />}
              {(hasRoom || year) && (
                <text className={styles.axis} x={middle} y={plot.bottom + 1.25 * rem} textAnchor="middle">
                  {name}
                </text>
              )}
              {year && (
                <text className={styles.year} x={middle} y={plot.bottom + 2.4 * rem} textAnchor="middle">
                  {year}
                </text>
              )}
            </g>
          );
        })}
        {listRuns(props.missing).map(({ from, to }) => (
          <rect
            key={from}
            className={styles.slot}
            x={x(from) + 0.5}
            y={plot.top + 0.5}
            width={(to - from + 1) * DAY_PX - 1}
            height={plot.bottom - plot.top - 1}
          />
        ))}
        {estimated.map(({ from, to }) => (
          <path key={from} className={styles.bar} d={`M${x(from)} ${barY}H${x(to + 1)}`} />
        ))}
        {listStarred(estimated, rem).map(({ from, to }) => (
          <text
            key={from}
            className={styles.star}
            x={(x(from) + x(to + 1)) / 2}
            y={starY}
            textAnchor="middle"
          >
            *
          </text>
        ))}
        {props.brackets.map(({ from, to, label }) => (
          <g key={`${label} ${from}`}>
            <path className={styles.bracket} d={`M${x(from) + 1} ${bracketY + 6}v-6H${x(to + 1) - 1}v6`} />
            <text
              className={styles.number}
              x={(x(from) + x(to + 1)) / 2}
              y={bracketY - 0.4 * rem}
              textAnchor="middle"
            >
              {label}
            </text>
          </g>
        ))}
        {props.sideBracket && (
          <g>
            <path
              className={styles.bracket}
              d={`M${plot.right + 3} ${y(props.sideBracket.from) + 1}h5V${y(props.sideBracket.to + 1) - 1}h-5`}
            />
            <text
              className={styles.number}
              x={plot.right + 11}
              y={(y(props.sideBracket.from) + y(props.sideBracket.to + 1)) / 2}
              dy="0.33em"
            >
              {props.sideBracket.label}
            </text>
          </g>
        )}
        {point && (
          <>
            <path
              className={styles.cross}
              d={`M${x(point.index) + 1} ${plot.top}V${plot.bottom}M${plot.left} ${y(point.hour) + HOUR_PX / 2}H${plot.right}`}
            />
            <HeatRing left={x(point.index)} top={y(point.hour)} width={DAY_PX} height={HOUR_PX} />
          </>
        )}
      </svg>
      {point && (
        <Label text={read(point).label} centre={x(point.index)} cellTop={y(point.hour)} width={plot.width} />
      )}
    </HeatFrame>
  );
}

interface LabelProps {
  readonly text: readonly [name: string, ...facts: string[]];
  readonly centre: number;
  readonly cellTop: number;
  readonly width: number;
}

/** Above the cell, or below where there is no room; kept inside the map at both ends. */
function Label({ text: [name, ...facts], centre, cellTop, width }: LabelProps) {
  const label = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  const words = [name, ...facts].join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured again when the words change
  useLayoutEffect(() => {
    const node = label.current;
    if (node) setSize({ width: node.offsetWidth, height: node.offsetHeight });
  }, [words]);
  const left = Math.max(0, Math.min(width - size.width, centre - size.width / 2));
  const above = cellTop - size.height - 12;
  const top = above < 0 ? cellTop + HOUR_PX + 12 : above;
  return (
    <div
      ref={label}
      className={styles.label}
      style={{ transform: `translate(${left}px, ${top}px)` }}
      aria-hidden="true"
    >
      <strong>{name}</strong>
      {facts.map((fact) => (
        <span key={fact}>{fact}</span>
      ))}
    </div>
  );
}
