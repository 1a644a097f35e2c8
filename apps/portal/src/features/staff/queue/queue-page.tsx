/** A queue of staff: its items beside the one that is open. The address says which one that is: it is handed in. */
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { toApiError } from '../../../lib/api/api-error.ts';
import { now } from '../../../lib/clock.ts';
import { NotApplicablePanel } from '../../../ui/loading/error-card.tsx';
import { Card } from '../../../ui/surfaces/card.tsx';
import { copy } from './copy.ts';
import { useDrafts } from './drafts/use-drafts.ts';
import { nextAfter } from './next-item.ts';
import item from './open-item.module.css';
import { NothingOpen, OpenItem } from './open-item.tsx';
import { queueQuery } from './queue.query.ts';
import type { Decided, Opened, QueueKind, Waiting } from './queue-kind.ts';
import styles from './queue-page.module.css';
import { QueuePanel } from './queue-panel.tsx';
import { QueueTitle } from './queue-title.tsx';
import { lengthInWords } from './times.rules.ts';

export interface QueuePageProps {
  /** The open item; null: none. */
  readonly itemId: string | null;
  onOpen(itemId: string | null): void;
}

/** S3 §4.2: a search is sent once typing has stopped. */
const SEARCH_AFTER_MS = 300;

export function QueuePage<W extends Waiting, D extends Decided, Item extends Opened, Draft>({
  kind,
  itemId,
  onOpen,
}: QueuePageProps & { readonly kind: QueueKind<W, D, Item, Draft> }) {
  const { name, words, Below } = kind;
  const [typed, setTyped] = useState('');
  const [page, setPage] = useState(1);
  const search = useDebounced(typed.trim(), SEARCH_AFTER_MS);
  const queue = useQuery(queueQuery(kind, search, page));
  const drafts = useDrafts<Draft>(name);
  const now = useNow();
  const isRefused = queue.isError && toApiError(queue.error).code === 'SK_ACCESS_1001';
  const length = queue.data && !isRefused ? lengthInWords(queue.data, search, now) : null;

  return (
    <div className={styles.page} data-view={itemId === null || isRefused ? 'queue' : 'item'}>
      <div className={styles.title}>
        <QueueTitle name={name} length={length} />
      </div>
      {isRefused ? (
        <div className={styles.refused}>
          {/* Nothing failed, and asking again would change nothing. */}
          <Card title={words.queue} titleRole="hidden" className={item.panel}>
            <NotApplicablePanel heading={copy.refused} text={words.refusedText} />
          </Card>
        </div>
      ) : (
        <>
          <div className={styles.queue}>
            <QueuePanel
              {...{ kind, query: queue, typed, search, page, now, onOpen }}
              openItemId={itemId}
              onType={(text) => {
                setTyped(text);
                setPage(1);
              }}
              onPage={setPage}
            />
          </div>
          <div className={styles.item}>
            {itemId === null ? (
              <NothingOpen words={words} />
            ) : (
              <OpenItem
                key={itemId}
                {...{ kind, itemId, now }}
                draft={drafts.get(itemId)}
                onDraft={(draft) => drafts.keep(itemId, draft)}
                onDecided={() => {
                  drafts.drop(itemId);
                  onOpen(nextAfter(queue.data?.waiting ?? [], itemId));
                }}
                onBack={() => onOpen(null)}
              />
            )}
          </div>
          {Below && (
            <div className={styles.below}>
              <Below now={now} />
            </div>
          )}
        </>
      )}
    </div>
  );
}

/** A value once it has stood for a moment: what is typed is not asked for letter by letter. */
function useDebounced<T>(value: T, afterMs: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const wait = setTimeout(() => setSettled(value), afterMs);
    return () => clearTimeout(wait);
  }, [value, afterMs]);
  return settled;
}

/** The gateway's time, a minute at a time: waiting times grow while the page stands. */
function useNow(): number {
  const [at, setAt] = useState(now);
  useEffect(() => {
    const tick = setInterval(() => setAt(now()), 60_000);
    return () => clearInterval(tick);
  }, []);
  return at;
}
