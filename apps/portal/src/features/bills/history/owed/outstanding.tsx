/**
 * The top card of the bills page: what is owed, how it is collected, and the acts that pay it. Asks for its own data
 * from the one source that is on, and fails alone (S2 §2, readings §7).
 */
import { type CardQuery, useCardQuery } from '../../../../ui/loading/use-card-query.ts';
import { copy as statementCopy } from '../../copy.ts';
import type { OutstandingAnswer as Answer, BilledAccount } from '../../outstanding.query.ts';
import { OwedFrame } from '../../owed-frame.tsx';
import { useOutstanding } from '../../use-outstanding.ts';
import type { HistorySource } from '../payment.ts';
import styles from './outstanding.module.css';
import { OutstandingAnswer } from './outstanding-answer.tsx';
import { useNewestPayment, withLastPayment } from './use-newest-payment.ts';

interface OutstandingCardProps {
  /** The accounts of the selected premises; null while that is not known. */
  readonly accounts: readonly BilledAccount[] | null;
  readonly source: HistorySource;
}

export function OutstandingCard(props: OutstandingCardProps) {
  return (
    <OwedFrame query={useOwed(props)} className={styles.card} skeleton={skeleton}>
      {(answer) => <OutstandingAnswer {...answer} />}
    </OwedFrame>
  );
}

const skeleton = {
  tone: 'statement',
  label: statementCopy.loading,
  blocks: [styles.numberBlock, styles.dueBlock, styles.barBlock, styles.lineBlock],
} as const;

/** The last payment is drawn together with the sum, so that nothing moves later. */
function useOwed({ accounts, source }: OutstandingCardProps): CardQuery<Answer> {
  const query = useCardQuery(useOutstanding(accounts, source));
  const newest = useNewestPayment(accounts, source);
  const { data } = query;
  if (data === undefined) return query;
  if (newest === undefined) return { ...query, waiting: 'shown', data: undefined };
  return { ...query, data: { ...data, outstanding: withLastPayment(data.outstanding, newest) } };
}
