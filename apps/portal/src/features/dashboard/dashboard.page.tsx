/**
 * The dashboard: what do I owe and by when, is my usage normal, what do I have to do. Owns places only; the
 * cards are handed in, load by themselves, fail alone, and leave no hole when they have nothing to show.
 */
import type { ReactNode } from 'react';
import styles from './dashboard.module.css';

interface DashboardPageProps {
  readonly premisesBar: ReactNode;
  /** Strips above the cards: a banner of the utility, the scam advisory. */
  readonly notices?: ReactNode;
  readonly statementCard: ReactNode;
  readonly meterCard: ReactNode;
  readonly usageCard: ReactNode;
  /** A few premises to switch between; none for most people. */
  readonly premisesCard?: ReactNode;
  readonly promotionsCard?: ReactNode;
  readonly tipsCard?: ReactNode;
}

export function DashboardPage(props: DashboardPageProps) {
  const { premisesCard, promotionsCard, tipsCard } = props;
  return (
    <div className="cards">
      {props.premisesBar}
      {props.notices}
      <div className={styles.row} data-columns="">
        {props.statementCard}
        {props.meterCard}
      </div>
      {premisesCard && (
        <div className={styles.row} data-columns="">
          {premisesCard}
          {promotionsCard}
        </div>
      )}
      {props.usageCard}
      <div className={`${styles.row} ${styles.offers}`} data-columns="">
        {!premisesCard && promotionsCard}
        {tipsCard}
      </div>
    </div>
  );
}
