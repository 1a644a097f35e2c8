/** Legend of bars, hatching and lines. Drawn with the chart's own marks. */
import { useId } from 'react';
import { EstimatedPattern } from '../../../charts/index.ts';
import { type LegendItem, listLegend } from '../period/legend-items.ts';
import type { UsagePeriod } from '../period/usage-period.ts';
import styles from './usage-legend.module.css';

export function UsageLegend({
  period,
  isMoney,
}: {
  readonly period: UsagePeriod;
  readonly isMoney: boolean;
}) {
  return (
    <ul className={styles.legend}>
      {listLegend(period, isMoney).map(({ mark, text }) => (
        <li key={mark}>
          <svg
            width={widths[mark]}
            height="16"
            className={mark === 'bars' || mark === 'estimated' ? `of-${period.utility}` : styles[mark]}
            data-utility={period.utility}
            aria-hidden="true"
            focusable="false"
          >
            <Mark mark={mark} />
          </svg>
          {text}
        </li>
      ))}
    </ul>
  );
}

const widths: Record<LegendItem['mark'], number> = {
  bars: 14,
  estimated: 16,
  line: 22,
  toCome: 14,
  average: 26,
  efficient: 26,
};

function Mark({ mark }: Pick<LegendItem, 'mark'>) {
  const hatch = useId();
  if (mark === 'bars' || mark === 'toCome')
    return <rect y="1" width="14" height="14" rx="3" fill="currentColor" />;
  if (mark === 'line') return <rect y="7" width="22" height="2" fill="currentColor" />;
  if (mark === 'average' || mark === 'efficient')
    return (
      <>
        <path
          d="M0 8H26"
          stroke="currentColor"
          strokeWidth="1.6"
          strokeDasharray={mark === 'efficient' ? '2.5 3.5' : undefined}
        />
        <rect
          x="9.5"
          y="4.5"
          width="7"
          height="7"
          rx={mark === 'average' ? 1 : 3.5}
          className={styles.marker}
        />
      </>
    );
  return (
    <>
      <defs>
        <EstimatedPattern id={hatch} />
      </defs>
      <rect
        x="0.75"
        y="0.75"
        width="14.5"
        height="14.5"
        rx="3"
        fill={`url(#${hatch})`}
        stroke="currentColor"
        strokeWidth="1.5"
      />
    </>
  );
}
