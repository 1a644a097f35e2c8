/**
 * The dashboard: what do I owe and by when, is my usage normal. Owns places only; the cards are handed in,
 * load by themselves and fail alone.
 */
import type { ReactNode } from 'react';
import styles from './dashboard.module.css';

interface DashboardPageProps {
  readonly premisesBar: ReactNode;
  readonly statementCard: ReactNode;
  readonly usageCard: ReactNode;
  /** Stands beside the statement; without it the statement takes the whole width. */
  readonly sideCard?: ReactNode;
}

export function DashboardPage({ premisesBar, statementCard, usageCard, sideCard }: DashboardPageProps) {
  return (
    <div className={styles.page}>
      {premisesBar}
      <div className={styles.cards} data-beside={sideCard ? '' : undefined}>
        {statementCard}
        {sideCard}
      </div>
      {usageCard}
    </div>
  );
}
