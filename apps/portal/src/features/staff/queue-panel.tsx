/** A queue: search, what waits, what was decided today with its pages. Its rows are drawn by whoever knows them. */
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { TextButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { FailurePanel } from '../../ui/error-card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useCardQuery } from '../../ui/use-card-query.ts';
import { copy } from './copy.ts';
import { DecidedList, type DecidedRow } from './decided-list.tsx';
import styles from './queue-panel.module.css';
import { QueueSearch } from './queue-search.tsx';

interface AnyQueue {
  readonly waiting: readonly unknown[];
  readonly waitingCount: number;
  readonly decidedCount: number;
}

export interface QueueWords {
  readonly queue: string;
  readonly search: string;
  readonly empty: string;
  readonly loadingQueue: string;
  readonly queueFailed: string;
  noMatch(search: string): string;
  noneWaitingMatches(search: string): string;
}

interface QueuePanelProps<Queue extends AnyQueue> {
  readonly query: UseQueryResult<Queue>;
  readonly words: QueueWords;
  readonly typed: string;
  /** What the shown queue was asked with. */
  readonly search: string;
  readonly page: number;
  readonly openItemId: string | null;
  row(item: Queue['waiting'][number]): ReactNode;
  decided(queue: Queue): readonly DecidedRow[];
  onType(text: string): void;
  onPage(page: number): void;
  onOpen(itemId: string): void;
}

const blocks = Array.from({ length: 7 }, () => styles.block);

export function QueuePanel<Queue extends AnyQueue>(props: QueuePanelProps<Queue>) {
  const { query, words, typed, onType } = props;
  const { frame, retry, waiting } = useCardQuery(query);
  const queue = waiting ? undefined : query.data;
  return (
    <Card
      title={words.queue}
      titleRole="hidden"
      busy={waiting !== null || query.isFetching}
      className={styles.panel}
      ref={frame}
    >
      <QueueSearch label={words.search} typed={typed} onType={onType} />
      {waiting ? (
        <div className={styles.waiting}>
          <Skeleton phase={waiting} label={words.loadingQueue} blocks={blocks} />
        </div>
      ) : queue ? (
        <Found {...props} queue={queue} />
      ) : (
        <div className={styles.message}>
          <FailurePanel
            heading={words.queueFailed}
            text={query.error?.message ?? copy.failedText}
            retry={retry}
            words={copy}
          />
        </div>
      )}
    </Card>
  );
}

function Found<Queue extends AnyQueue>({
  queue,
  words,
  search,
  row,
  decided,
  onType,
  ...rest
}: QueuePanelProps<Queue> & { queue: Queue }) {
  const { waiting, waitingCount, decidedCount } = queue;
  return (
    <>
      <p role="status" className="hidden-visually">
        {search && copy.found(waitingCount, decidedCount)}
      </p>
      {waiting.length === 0 ? (
        <p className={styles.message}>
          {emptyText(words, search, decidedCount)}
          {search && (
            <>
              {' '}
              <TextButton onClick={() => onType('')}>{copy.clearSearch}</TextButton>
            </>
          )}
        </p>
      ) : (
        <ul className={styles.rows} aria-label={copy.waitingList}>
          {waiting.map((item) => row(item))}
        </ul>
      )}
      {waitingCount > waiting.length && (
        <p className={styles.message}>{copy.moreWaiting(waiting.length, waitingCount)}</p>
      )}
      <DecidedList rows={decided(queue)} count={decidedCount} {...rest} />
    </>
  );
}

/** What was decided today may match the search though nothing that waits does. */
function emptyText(words: QueueWords, search: string, decidedCount: number): string {
  if (search === '') return words.empty;
  return decidedCount === 0 ? words.noMatch(search) : words.noneWaitingMatches(search);
}
