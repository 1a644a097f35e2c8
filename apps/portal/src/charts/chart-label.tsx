/** The label over the bar that is being read, kept inside the chart at both ends. */
import { useLayoutEffect, useRef, useState } from 'react';
import styles from './usage-chart.module.css';

interface LabelledChart {
  readonly width: number;
  readonly height: number;
  readonly count: number;
  readonly plot: { readonly left: number; readonly right: number; readonly bottom: number };
  readonly bars: readonly { readonly slot: number; readonly top: number }[];
}

interface ChartLabelProps {
  readonly chart: LabelledChart;
  readonly slot: number;
  readonly text: readonly [name: string, ...facts: string[]];
}

export function ChartLabel({ chart, slot, text: [name, ...facts] }: ChartLabelProps) {
  const label = useRef<HTMLDivElement>(null);
  const [labelWidth, setLabelWidth] = useState(0);
  const { plot, bars, width, count } = chart;
  const centre = plot.left + ((slot + 0.5) / count) * (plot.right - plot.left);
  const top = bars.find((bar) => bar.slot === slot)?.top ?? plot.bottom;
  const left = Math.max(0, Math.min(width - labelWidth, centre - labelWidth / 2));
  const words = [name, ...facts].join(' ');

  // biome-ignore lint/correctness/useExhaustiveDependencies: measured again when the words change
  useLayoutEffect(() => {
    setLabelWidth(label.current?.offsetWidth ?? 0);
  }, [words]);

  return (
    <div className={styles.reading} aria-hidden="true">
      <svg
        className={styles.pointer}
        width={width}
        height={chart.height}
        focusable="false"
        aria-hidden="true"
      >
        <line x1={centre} x2={centre} y1={0} y2={top} />
      </svg>
      {/* The place is set through the style object: the policy allows that, not a style attribute. */}
      <div ref={label} className={styles.label} style={{ transform: `translateX(${left}px)` }}>
        <strong>{name}</strong>
        {facts.map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </div>
    </div>
  );
}
