/**
 * The map as one thing that the keyboard moves in: an application with a name, how to read it, and a live region that
 * says the cell. The drawing inside is for the eye; the table twin holds the same numbers for everybody.
 */
import { type KeyboardEvent, type PointerEvent, type ReactNode, type Ref, useId } from 'react';
import { pointerHandlers } from '../reading-point.ts';
import styles from './heat.module.css';
import { type HeatPoint, pointAfterKey } from './heat-keys.ts';

/** Words of one cell, for its label and for screen readers. */
export interface HeatReading {
  readonly label: readonly [name: string, ...facts: string[]];
  readonly spoken: string;
}

export interface HeatReader {
  readonly frame: Ref<HTMLDivElement>;
  readonly name: string;
  readonly howToRead: string;
  /** The newest cell that has data. */
  readonly start: HeatPoint;
  /** Number of each shown day in the calendar. */
  readonly calendar: readonly number[];
  readonly point: HeatPoint | null;
  /** Keys, presses and taps choose; null: none any more. */
  onPoint(point: HeatPoint | null): void;
  /** A mouse reads in passing; null: what was chosen is read again. */
  onHover(point: HeatPoint | null): void;
  read(point: HeatPoint): HeatReading;
}

interface HeatFrameProps extends HeatReader {
  readonly direction: 'columns' | 'rows';
  readonly width: number;
  readonly height: number;
  /** The cell below a place of the frame; null: there is none. */
  pointAt(x: number, y: number): HeatPoint | null;
  /** A mouse reads without a press; what is read goes with the focus. */
  readonly readsOnHover: boolean;
  readonly children: ReactNode;
}

export function HeatFrame({
  direction,
  width,
  height,
  pointAt,
  readsOnHover,
  children,
  ...reader
}: HeatFrameProps) {
  const { frame, name, howToRead, point, onPoint, onHover, read, start, calendar } = reader;
  const howToReadId = useId();
  const pointUnder = (event: PointerEvent) => {
    const box = event.currentTarget.getBoundingClientRect();
    return pointAt(event.clientX - box.left, event.clientY - box.top);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = pointAfterKey(event.key, point, { start, calendar, direction });
    if (next === undefined) return;
    event.preventDefault();
    // Escape with nothing open belongs to whatever is around the map.
    if (point !== null || next !== null) event.stopPropagation();
    onPoint(next);
  };
  return (
    <div
      ref={frame}
      className={styles.frame}
      style={{ width, height }}
      data-direction={direction}
      role="application"
      aria-label={name}
      aria-describedby={howToReadId}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move the reading point
      tabIndex={0}
      onKeyDown={onKeyDown}
      {...pointerHandlers(pointUnder, { keep: onPoint, hover: readsOnHover ? onHover : () => {} })}
      onBlur={() => {
        if (readsOnHover) onPoint(null);
      }}
    >
      {children}
      <p id={howToReadId} className="hidden-visually">
        {howToRead}
      </p>
      <p className="hidden-visually" aria-live="polite">
        {point && read(point).spoken}
      </p>
    </div>
  );
}
