/**
 * A day in half hours: bars for what was measured, a line for the usual day, a pale area for what is
 * still to come. Draws and reads out; every word comes from the feature that uses it.
 */
import { type PointerEvent, type RefObject, useId, useLayoutEffect, useRef, useState } from 'react';
import { ChartLabel } from './chart-label.tsx';
import styles from './day-chart.module.css';
import { type DaySlot, dayChart, SLOTS_OF_A_DAY, slotAt } from './day-chart.options.ts';
import type { DayChartWords, SlotReading } from './day-chart.words.ts';
import { DayMarks } from './day-marks.tsx';
import { useReadingPoint } from './reading-point.ts';

/** Before the first measurement (and where nothing is laid out) a chart is drawn for this width. */
const UNMEASURED = { width: 640, rem: 16 };

function useElementSize(element: RefObject<HTMLElement | null>): { width: number; rem: number } {
  const [size, setSize] = useState(UNMEASURED);
  useLayoutEffect(() => {
    const node = element.current;
    if (!node) return;
    const measure = () => {
      const width = Math.floor(node.clientWidth);
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || UNMEASURED.rem;
      if (width > 0) setSize((last) => (last.width === width && last.rem === rem ? last : { width, rem }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(node);
    return () => observer.disconnect();
  }, [element]);
  return size;
}

export interface DayChartProps {
  readonly utility: 'electricity' | 'water' | 'gas';
  readonly slots: readonly DaySlot[];
  readonly measuredTo: number;
  readonly words: DayChartWords;
  reading(slot: number): SlotReading;
}

export function DayChart({ utility, slots, measuredTo, words, reading }: DayChartProps) {
  const frame = useRef<HTMLDivElement>(null);
  const howToReadId = useId();
  const { width, rem } = useElementSize(frame);
  const chart = dayChart({ slots, measuredTo, width, rem });
  const slotUnder = (event: PointerEvent) =>
    slotAt(chart, event.clientX - event.currentTarget.getBoundingClientRect().left);
  const { slot, handlers } = useReadingPoint(
    slotUnder,
    Math.max(0, Math.min(measuredTo, SLOTS_OF_A_DAY) - 1),
  );
  const spoken = slot === null ? null : reading(slot);

  return (
    <div
      ref={frame}
      className={styles.frame}
      data-utility={utility}
      role="application"
      aria-label={words.name}
      aria-describedby={howToReadId}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move the reading point
      tabIndex={0}
      {...handlers}
    >
      <DayMarks chart={chart} chosen={slot} words={words} />
      {slot !== null && spoken && <ChartLabel chart={chart} slot={slot} text={spoken.label} />}
      <p id={howToReadId} className="hidden-visually">
        {words.howToRead}
      </p>
      <p className="hidden-visually" aria-live="polite">
        {spoken?.spoken}
      </p>
    </div>
  );
}
