/** The list of a queue: search, waiting items, items decided today with their pages. */
import type { UseQueryResult } from '@tanstack/react-query';
import { TextButton } from '../../../ui/actions/button.tsx';
import { copy as uiCopy } from '../../../ui/copy.ts';
import { SearchInput } from '../../../ui/fields/search-input.tsx';
import { QueryAnswer } from '../../../ui/loading/query-card.tsx';
import { useCardQuery } from '../../../ui/loading/use-card-query.ts';
import { Card } from '../../../ui/surfaces/card.tsx';
import { copy } from './copy.ts';
import { DecidedList } from './decided-list.tsx';
import type { Decided, Listed, QueueKind, QueueWords, Waiting } from './queue-kind.ts';
import styles from './queue-panel.module.css';
import { QueueRow } from './queue-row.tsx';
import { waitingTime } from './times.rules.ts';

interface QueuePanelProps<W extends Waiting, D extends Decided> {
  readonly kind: Pick<QueueKind<W, D, never, never>, 'words' | 'waitingRow' | 'decidedRow'>;
  readonly query: UseQueryResult<Listed<W, D>>;
  readonly typed: string;
  /** The search of the shown queue. */
  readonly search: string;
  readonly page: number;
  readonly now: number;
  readonly openItemId: string | null;
  onType(text: string): void;
  onPage(page: number): void;
  onOpen(itemId: string): void;
}

const searchClasses = {
  frame: styles.search,
  glass: styles.glass,
  input: `input ${styles.typed}`,
  clear: styles.clear,
};
const blocks = Array.from({ length: 7 }, () => styles.block);

export function QueuePanel<W extends Waiting, D extends Decided>(props: QueuePanelProps<W, D>) {
  const { kind, query, typed, onType } = props;
  const { words } = kind;
  const card = useCardQuery(query);
  return (
    <Card
      title={words.queue}
      titleRole="hidden"
      busy={card.waiting !== null || query.isFetching}
      className={styles.panel}
      ref={card.frame}
    >
      <SearchInput
        label={words.search}
        typed={typed}
        onType={onType}
        maxLength={64}
        classes={searchClasses}
      />
      <QueryAnswer
        query={card}
        skeleton={{ className: styles.waiting, label: words.loadingQueue, blocks }}
        failure={{ className: styles.message, heading: words.queueFailed }}
      >
        {(queue) => <Found {...props} queue={queue} />}
      </QueryAnswer>
    </Card>
  );
}

function Found<W extends Waiting, D extends Decided>({
  queue,
  kind,
  search,
  now,
  onType,
  ...rest
}: QueuePanelProps<W, D> & { queue: Listed<W, D> }) {
  const { waiting, waitingCount, decided, decidedCount } = queue;
  return (
    <>
      <p role="status" className="hidden-visually">
        {search && copy.found(waitingCount, decidedCount)}
      </p>
      {waiting.length === 0 ? (
        <p className={styles.message}>
          {emptyText(kind.words, search, decidedCount)}
          {search && (
            <>
              {' '}
              <TextButton onClick={() => onType('')}>{uiCopy.clearSearch}</TextButton>
            </>
          )}
        </p>
      ) : (
        <ul className="plain-list" aria-label={copy.waitingList}>
          {waiting.map((item) => {
            const { marks, ...row } = kind.waitingRow(item);
            return (
              <QueueRow
                key={item.itemId}
                {...row}
                marks={<span className={styles.marks}>{marks}</span>}
                time={waitingTime(item.receivedAt, now)}
                isOpen={item.itemId === rest.openItemId}
                onOpen={() => rest.onOpen(item.itemId)}
              />
            );
          })}
        </ul>
      )}
      {waitingCount > waiting.length && (
        <p className={styles.message}>{copy.moreWaiting(waiting.length, waitingCount)}</p>
      )}
      <DecidedList
        rows={decided.map((item) => ({
          itemId: item.itemId,
          decidedAt: item.decidedAt,
          ...kind.decidedRow(item),
        }))}
        count={decidedCount}
        {...rest}
      />
    </>
  );
}

/** Items decided today may match the search though no waiting one does. */
function emptyText(words: QueueWords, search: string, decidedCount: number): string {
  if (search === '') return words.empty;
  return decidedCount === 0 ? words.noMatch(search) : words.noneWaitingMatches(search);
}
