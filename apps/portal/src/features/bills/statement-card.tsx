/**
 * The statement: what the selected premises owes, by when and what it is made of. Asks for its own data
 * and fails alone; ink only when there is an answer.
 */
import { useQuery } from '@tanstack/react-query';
import { Skeleton } from '../../ui/loading/skeleton.tsx';
import { type CardQuery, useCardQuery } from '../../ui/loading/use-card-query.ts';
import { copy } from './copy.ts';
import { type BilledAccount, outstandingQuery } from './outstanding.query.ts';
import { OwedFrame } from './owed-frame.tsx';
import { StatementAnswer } from './statement-answer.tsx';
import styles from './statement-card.module.css';

interface StatementCardProps {
  /** The accounts of the selected premises; null while that is not known. */
  readonly accounts: readonly BilledAccount[] | null;
}

export function StatementCard({ accounts }: StatementCardProps) {
  const query = useCardQuery(useQuery(outstandingQuery(accounts)));
  return (
    <OwedFrame query={query} className={styles.card} skeleton={skeleton}>
      {(answer) => <StatementAnswer {...answer} />}
    </OwedFrame>
  );
}

const { lineBlock, actBlock } = styles;

const skeleton = (phase: NonNullable<CardQuery['waiting']>) => (
  <div className={styles.columns}>
    <div className={styles.answer}>
      <Skeleton
        tone="statement"
        phase={phase}
        label={copy.loading}
        blocks={[styles.numberBlock, styles.dueBlock]}
      />
    </div>
    <div className={styles.beside}>
      <Skeleton
        tone="statement"
        phase={phase}
        blocks={[styles.barBlock, lineBlock, lineBlock, lineBlock, lineBlock]}
      />
    </div>
    <div className={styles.around}>
      <Skeleton tone="statement" phase={phase} blocks={[styles.dueBlock]} />
    </div>
    <div className={styles.actions}>
      <Skeleton tone="statement" phase={phase} blocks={[actBlock, actBlock]} />
    </div>
  </div>
);
