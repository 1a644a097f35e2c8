/** The queue: search, what waits, what was decided today with its pages. */
import type { UseQueryResult } from '@tanstack/react-query';
import { TextButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { FailurePanel } from '../../ui/error-card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useCardQuery } from '../../ui/use-card-query.ts';
import { copy } from './copy.ts';
import { DecidedList } from './decided-list.tsx';
import type { Queue } from './queue.query.ts';
import styles from './queue-panel.module.css';
import { QueueSearch } from './queue-search.tsx';
import { WaitingRow } from './waiting-row.tsx';

interface QueuePanelProps {
  readonly query: UseQueryResult<Queue>;
  readonly typed: string;
  /** What the shown queue was asked with. */
  readonly search: string;
  readonly page: number;
  readonly openItemId: string | null;
  readonly now: number;
  onType(text: string): void;
  onPage(page: number): void;
  onOpen(itemId: string): void;
}

const blocks = Array.from({ length: 7 }, () => styles.block);

export function QueuePanel(props: QueuePanelProps) {
  const { query, typed, onType } = props;
  const { frame, retry, waiting } = useCardQuery(query);
  const queue = waiting ? undefined : query.data;
  return (
    <Card
      title={copy.queue}
      titleRole="hidden"
      busy={waiting !== null || query.isFetching}
      className={styles.panel}
      ref={frame}
    >
      <QueueSearch typed={typed} onType={onType} />
      {waiting ? (
        <div className={styles.waiting}>
          <Skeleton phase={waiting} label={copy.loadingQueue} blocks={blocks} />
        </div>
      ) : queue ? (
        <Found {...props} queue={queue} />
      ) : (
        <div className={styles.message}>
          <FailurePanel
            heading={copy.queueFailed}
            text={query.error?.message ?? copy.failedText}
            retry={retry}
            words={copy}
          />
        </div>
      )}
    </Card>
  );
}

function Found({
  queue,
  search,
  page,
  openItemId,
  now,
  onType,
  onPage,
  onOpen,
}: QueuePanelProps & { queue: Queue }) {
  const { waiting, waitingCount, decidedCount } = queue;
  return (
    <>
      <p role="status" className="hidden-visually">
        {search && copy.found(waitingCount, decidedCount)}
      </p>
      {waiting.length === 0 ? (
        <p className={styles.message}>
          {emptyText(search, decidedCount)}
          {search && (
            <>
              {' '}
              <TextButton onClick={() => onType('')}>{copy.clearSearch}</TextButton>
            </>
          )}
        </p>
      ) : (
        <ul className={styles.rows} aria-label={copy.waitingList}>
          {waiting.map((item) => (
            <WaitingRow
              key={item.itemId}
              item={item}
              isOpen={item.itemId === openItemId}
              now={now}
              onOpen={() => onOpen(item.itemId)}
            />
          ))}
        </ul>
      )}
      {waitingCount > waiting.length && (
        <p className={styles.message}>{copy.moreWaiting(waiting.length, waitingCount)}</p>
      )}
      <DecidedList queue={queue} page={page} openItemId={openItemId} onPage={onPage} onOpen={onOpen} />
    </>
  );
}

/** What was decided today may match the search though nothing that waits does. */
function emptyText(search: string, decidedCount: number): string {
  if (search === '') return copy.empty;
  return decidedCount === 0 ? copy.noMatch(search) : copy.noneWaitingMatches(search);
}
