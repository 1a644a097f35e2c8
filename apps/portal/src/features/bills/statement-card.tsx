/**
 * The statement: what the selected premises owes, by when and what it is made of. Asks for its own data
 * and fails alone; ink only when there is an answer.
 */
import { sgDayOf } from '@portal/domain/sg-time';
import { useQuery } from '@tanstack/react-query';
import { now } from '../../lib/clock.ts';
import { Card } from '../../ui/card.tsx';
import { FailurePanel } from '../../ui/error-card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useCardQuery } from '../../ui/use-card-query.ts';
import { copy } from './copy.ts';
import { RefreshAct, sinceOf } from './out-of-date.tsx';
import { type BilledAccount, outstandingQuery } from './outstanding.query.ts';
import { statementOf } from './statement.ts';
import { StatementAnswer } from './statement-answer.tsx';
import styles from './statement-card.module.css';

interface StatementCardProps {
  /** The accounts of the selected premises; null while that is not known. */
  readonly accounts: readonly BilledAccount[] | null;
}

export function StatementCard({ accounts }: StatementCardProps) {
  const query = useQuery(outstandingQuery(accounts));
  const { frame: card, retry, waiting, isOutOfDate } = useCardQuery(query);
  const frame = { title: copy.title, ref: card, className: styles.card };

  if (waiting) {
    return (
      <Card {...frame} tone="statement" busy>
        <div className={styles.columns}>
          <div className={styles.answer}>
            <Skeleton
              tone="statement"
              phase={waiting}
              label={copy.loading}
              blocks={[styles.numberBlock, styles.dueBlock]}
            />
          </div>
          <div className={styles.beside}>
            <Skeleton
              tone="statement"
              phase={waiting}
              blocks={[
                styles.barBlock,
                styles.lineBlock,
                styles.lineBlock,
                styles.lineBlock,
                styles.lineBlock,
              ]}
            />
          </div>
        </div>
      </Card>
    );
  }
  if (query.data === undefined) {
    return (
      <Card {...frame}>
        <FailurePanel
          heading={copy.failedTitle}
          text={query.error?.message ?? copy.failedText}
          note={copy.safe}
          retry={retry}
          words={copy}
        />
      </Card>
    );
  }
  const { outstanding, asOf } = query.data;
  return (
    <Card {...frame} tone="statement">
      <StatementAnswer
        statement={statementOf(outstanding, sgDayOf(now()))}
        outOfDate={isOutOfDate ? { since: sinceOf(asOf), act: <RefreshAct retry={retry} /> } : undefined}
      />
    </Card>
  );
}
