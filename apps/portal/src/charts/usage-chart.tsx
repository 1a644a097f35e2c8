/**
 * Use over a day, a month or a year: bars for what was measured, a line for the usual day or another period, a pale area
 * for what is still to come, and the neighbours. Draws and reads out; every word comes from the feature that uses it.
 */
import { type PointerEvent, useId, useRef } from 'react';
import { ChartLabel } from './chart-label.tsx';
import { useReadingPoint } from './reading-point.ts';
import styles from './usage-chart.module.css';
import { slotAt, type UsageChartInput, usageChart } from './usage-chart.options.ts';
import type { BarReading, UsageChartWords } from './usage-chart.words.ts';
import { UsageMarks } from './usage-marks.tsx';
import { useElementSize } from './use-element-size.ts';

export interface UsageChartProps extends Omit<UsageChartInput, 'width' | 'rem'> {
  readonly utility: 'electricity' | 'water' | 'gas';
  readonly words: UsageChartWords;
  reading(slot: number): BarReading;
}

export function UsageChart({ utility, words, reading, ...input }: UsageChartProps) {
  const frame = useRef<HTMLDivElement>(null);
  const howToReadId = useId();
  const chart = usageChart({ ...input, ...useElementSize(frame) });
  const slotUnder = (event: PointerEvent) =>
    slotAt(chart, event.clientX - event.currentTarget.getBoundingClientRect().left);
  const last = chart.count - 1;
  const start = Math.max(0, Math.min(input.measuredTo - 1, last));
  const { slot, handlers } = useReadingPoint(slotUnder, { start, last });
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
      <UsageMarks chart={chart} chosen={slot} words={words} />
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
