/**
 * /internal/applications: what companies have applied for, beside our records, and the decision; below, the account
 * numbers locked for linking. Which application is open is the address's business: it is handed in.
 */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ApplicationPanel } from './application-panel.tsx';
import styles from './applications.module.css';
import { copy } from './copy.ts';
import { DecisionPill } from './decision-pill.tsx';
import { useDrafts } from './drafts.ts';
import { LocksCard } from './locks-card.tsx';
import { nextAfter } from './next-item.ts';
import { queueQuery } from './queue.query.ts';
import { QueuePanel } from './queue-panel.tsx';
import { QueueTitle } from './queue-title.tsx';
import { lengthInWords } from './times.rules.ts';
import { useDebounced } from './use-debounced.ts';
import { useNow } from './use-now.ts';
import { WaitingRow } from './waiting-row.tsx';

interface ApplicationsPageProps {
  /** The application that is open; null: none. */
  readonly itemId: string | null;
  onOpen(itemId: string | null): void;
}

/** S3 §4.2: a search is asked for once typing has stopped. */
const SEARCH_AFTER_MS = 300;

export function ApplicationsPage({ itemId, onOpen }: ApplicationsPageProps) {
  const [typed, setTyped] = useState('');
  const [page, setPage] = useState(1);
  const search = useDebounced(typed.trim(), SEARCH_AFTER_MS);
  const queue = useQuery(queueQuery(search, page));
  const drafts = useDrafts();
  const now = useNow();

  const onDecided = (decided: string) => onOpen(nextAfter(queue.data?.waiting ?? [], decided));

  return (
    <div className={styles.page} data-view={itemId === null ? 'queue' : 'item'}>
      <div className={styles.title}>
        <QueueTitle
          name="linkApplications"
          length={queue.data ? lengthInWords(queue.data, search, now) : null}
        />
      </div>
      <div className={styles.queue}>
        <QueuePanel
          query={queue}
          typed={typed}
          search={search}
          page={page}
          openItemId={itemId}
          words={copy.applications}
          row={(item) => (
            <WaitingRow
              key={item.itemId}
              item={item}
              isOpen={item.itemId === itemId}
              now={now}
              onOpen={() => onOpen(item.itemId)}
            />
          )}
          decided={({ decided }) =>
            decided.map(({ companyName, decision, ...rest }) => ({
              ...rest,
              name: companyName,
              mark: <DecisionPill decision={decision} />,
            }))
          }
          onType={(text) => {
            setTyped(text);
            setPage(1);
          }}
          onPage={setPage}
          onOpen={onOpen}
        />
      </div>
      <div className={styles.item}>
        <ApplicationPanel
          key={itemId}
          itemId={itemId}
          now={now}
          drafts={drafts}
          onBack={() => onOpen(null)}
          onDecided={onDecided}
        />
      </div>
      <div className={styles.locks}>
        <LocksCard now={now} />
      </div>
    </div>
  );
}
