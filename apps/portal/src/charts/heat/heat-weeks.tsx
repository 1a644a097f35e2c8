/** The map of weeks, for a narrow page: a row is a week as the mean of its days, and the week that is read opens below. */
import type { PointerEvent, ReactNode } from 'react';
import { pointerHandlers } from '../reading-point.ts';
import styles from './heat.module.css';
import { HeatFrame, type HeatReader } from './heat-frame.tsx';
import { HeatGrid, type HeatLine } from './heat-grid.tsx';
import type { HeatPoint } from './heat-keys.ts';
import { HeatRing } from './heat-ring.tsx';
import { PANEL_ROW_PX, placeWeeks, thinLabels, WEEK_PX, weekAt } from './heat-weeks.layout.ts';

interface HeatWeek {
  /** Of the shown days. */
  readonly from: number;
  readonly to: number;
  readonly line: HeatLine;
  /** Of the month that begins with this week; null: none does. */
  readonly month: { readonly text: string; readonly isYear: boolean } | null;
}

export interface HeatWeeksProps extends HeatReader {
  readonly rem: number;
  readonly width: number;
  readonly weeks: readonly HeatWeek[];
  readonly weekLines: readonly HeatLine[];
  readonly isWeekDim: ((week: number, hour: number) => boolean) | null;
  /** Of every sixth hour, from the first. */
  readonly hourLabels: readonly string[];
}

export function HeatWeeks(props: HeatWeeksProps) {
  const { weeks, weekLines, isWeekDim, rem, width, point } = props;
  const plot = placeWeeks(weeks.length, width, rem);
  const labels = weeks.flatMap(({ month }, week) => (month ? [{ week, ...month }] : []));
  const read = point && weeks.findIndex(({ from, to }) => from <= point.index && point.index <= to);
  return (
    <HeatFrame
      {...props}
      direction="rows"
      width={plot.width}
      height={plot.height}
      pointAt={(x, y) => {
        const found = weekAt(plot, weeks.length, x, y);
        const week = found && weeks[found.week];
        return week ? { index: week.from, hour: found.hour } : null;
      }}
      readsOnHover={false}
    >
      <HeatGrid
        lines={weekLines}
        direction="rows"
        lineSize={WEEK_PX}
        hourSize={plot.hourSize}
        isDim={isWeekDim}
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
            x={plot.left + index * 6 * plot.hourSize}
            y={plot.top - 0.5 * rem}
          >
            {label}
          </text>
        ))}
        {thinLabels(labels, rem).map(({ week, text, isYear }) => (
          <text
            key={week}
            className={isYear ? styles.year : styles.axis}
            x={plot.left - 6}
            y={plot.top + (week + 0.5) * WEEK_PX}
            dy="0.33em"
            textAnchor="end"
          >
            {text}
          </text>
        ))}
        {read !== null && read >= 0 && (
          <HeatRing
            left={plot.left}
            top={plot.top + read * WEEK_PX}
            width={24 * plot.hourSize}
            height={WEEK_PX}
          />
        )}
      </svg>
    </HeatFrame>
  );
}

export interface HeatPanelProps {
  readonly rem: number;
  readonly width: number;
  readonly lines: readonly HeatLine[];
  /** 'Mo' to 'Su', with the star of an estimated day. */
  readonly names: readonly string[];
  /** Row and hour that are read. */
  readonly row: number;
  readonly hour: number;
  /** Rows of the week are its days. */
  onPoint(point: HeatPoint): void;
  onHover(point: HeatPoint | null): void;
  readonly children: ReactNode;
}

/** The days of one week; a finger or a mouse chooses the cell, the keys do so on the map above. */
export function HeatPanel({
  rem,
  width,
  lines,
  names,
  row,
  hour,
  onPoint,
  onHover,
  children,
}: HeatPanelProps) {
  const { left, hourSize, width: plotWidth } = placeWeeks(lines.length, width, rem);
  const height = lines.length * PANEL_ROW_PX + 4;
  const pointUnder = ({ clientX, clientY, currentTarget }: PointerEvent): HeatPoint | null => {
    const box = currentTarget.getBoundingClientRect();
    const index = Math.floor((clientY - box.top) / PANEL_ROW_PX);
    const under = Math.floor((clientX - box.left - left) / hourSize);
    const isInside = index >= 0 && index < lines.length && under >= 0 && under < 24;
    return isInside ? { index, hour: under } : null;
  };
  return (
    <>
      <div
        className={styles.panel}
        style={{ width: plotWidth, height }}
        {...pointerHandlers(pointUnder, { keep: (found) => found && onPoint(found), hover: onHover })}
      >
        <HeatGrid
          lines={lines}
          direction="rows"
          lineSize={PANEL_ROW_PX}
          hourSize={hourSize}
          gap={1}
          left={left}
          top={2}
        />
        <svg
          className={styles.overlay}
          width={plotWidth}
          height={height}
          aria-hidden="true"
          focusable="false"
        >
          {names.map((name, index) => (
            <text
              key={name}
              className={index === row ? styles.number : styles.axis}
              x={0}
              y={2 + (index + 0.5) * PANEL_ROW_PX}
              dy="0.33em"
            >
              {name}
            </text>
          ))}
          <HeatRing
            left={left + hour * hourSize}
            top={2 + row * PANEL_ROW_PX}
            width={hourSize - 1}
            height={PANEL_ROW_PX - 1}
          />
        </svg>
      </div>
      {children}
    </>
  );
}
