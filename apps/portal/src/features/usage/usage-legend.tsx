/** Legend of bars, hatching and line. Drawn with the chart's own marks. */
import type { SgDay } from '@portal/domain/sg-time';
import { useId } from 'react';
import { EstimatedPattern } from '../../charts/index.ts';
import { copy } from './copy.ts';
import type { UsageDay } from './usage-day-view.ts';
import styles from './usage-legend.module.css';

export function UsageLegend({ day, date }: { readonly day: UsageDay; readonly date: SgDay }) {
  const hatch = useId();
  const hasBars = day.summary.dataToSlot !== null;
  return (
    <ul className={styles.legend}>
      {hasBars && (
        <li>
          <svg width="14" height="14" className={`of-${day.utility}`} aria-hidden="true" focusable="false">
            <rect width="14" height="14" rx="3" fill="currentColor" />
          </svg>
          {copy.legendBars(day.unit)}
        </li>
      )}
      {day.hasEstimates && (
        <li>
          <svg width="16" height="16" className={`of-${day.utility}`} aria-hidden="true" focusable="false">
            <defs>
              <EstimatedPattern id={hatch} />
            </defs>
            <rect x="0.75" y="0.75" width="14.5" height="14.5" rx="3" fill={`url(#${hatch})`} />
            <rect
              x="0.75"
              y="0.75"
              width="14.5"
              height="14.5"
              rx="3"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.5"
            />
          </svg>
          {copy.legendEstimated}
        </li>
      )}
      {day.hasUsual && (
        <li>
          <svg width="22" height="2" className={styles.line} aria-hidden="true" focusable="false">
            <rect width="22" height="2" fill="currentColor" />
          </svg>
          {copy.usual(date)}
        </li>
      )}
    </ul>
  );
}
