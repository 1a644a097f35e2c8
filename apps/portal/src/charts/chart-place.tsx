/** The place of a chart: as high before the drawing has loaded as after, at every width. */
import type { ReactNode } from 'react';
import styles from './chart-place.module.css';

export function ChartPlace({ children }: { readonly children: ReactNode }) {
  return (
    <div className="shrinks sized">
      <div className={styles.place}>{children}</div>
    </div>
  );
}
