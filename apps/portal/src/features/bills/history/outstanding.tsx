/**
 * The top card of the bills page: what is owed, how it is collected, and the acts that pay it. Asks for its own data
 * from the one source that is on, and fails alone (S2 §2, readings §7).
 */
import { sgDayOf } from '@portal/domain/sg-time';
import { useQuery } from '@tanstack/react-query';
import { now } from '../../../lib/clock.ts';
import { Card } from '../../../ui/card.tsx';
import { FailurePanel } from '../../../ui/error-card.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useCardQuery } from '../../../ui/use-card-query.ts';
import { copy as statementCopy } from '../copy.ts';
import { RefreshAct, sinceOf } from '../out-of-date.tsx';
import { type BilledAccount, outstandingQuery } from '../outstanding.query.ts';
import { statementOf } from '../statement.ts';
import styles from './outstanding.module.css';
import { OutstandingAnswer } from './outstanding-answer.tsx';
import { payablesQuery } from './payables.query.ts';
import type { HistorySource } from './payment.ts';
import { useNewestPayment, withLastPayment } from './use-newest-payment.ts';

interface OutstandingCardProps {
  /** The accounts of the selected premises; null while that is not known. */
  readonly accounts: readonly BilledAccount[] | null;
  readonly source: HistorySource;
}

export function OutstandingCard({ accounts, source }: OutstandingCardProps) {
  const service = useQuery(payablesQuery(source === 'payments-service' ? accounts : null));
  const operation = useQuery(outstandingQuery(source === 'operations' ? accounts : null));
  const query = source === 'payments-service' ? service : operation;
  const { frame: card, retry, waiting: unanswered, isOutOfDate } = useCardQuery(query);
  const newest = useNewestPayment(accounts, source);
  // The last payment is drawn together with the sum, so that nothing moves later.
  const waiting = unanswered ?? (query.data !== undefined && newest === undefined ? 'shown' : null);
  const frame = { title: statementCopy.title, ref: card, className: styles.card };

  if (waiting)
    return (
      <Card {...frame} tone="statement" busy>
        <Skeleton
          tone="statement"
          phase={waiting}
          label={statementCopy.loading}
          blocks={[styles.numberBlock, styles.dueBlock, styles.barBlock, styles.lineBlock]}
        />
      </Card>
    );
  if (query.data === undefined)
    return (
      <Card {...frame}>
        <FailurePanel
          heading={statementCopy.failedTitle}
          text={query.error?.message ?? statementCopy.failedText}
          note={statementCopy.safe}
          retry={retry}
          words={statementCopy}
        />
      </Card>
    );
  const outstanding = withLastPayment(query.data.outstanding, newest ?? null);
  const since = sinceOf(query.data.asOf);
  return (
    <Card {...frame} tone="statement">
      <OutstandingAnswer
        statement={statementOf(outstanding, sgDayOf(now()))}
        payments={outstanding.outstandingPayments}
        outOfDate={isOutOfDate ? { since, act: <RefreshAct retry={retry} /> } : undefined}
      />
    </Card>
  );
}
