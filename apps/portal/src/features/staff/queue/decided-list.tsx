/** Items decided today, a page at a time, newest first. */
import { DECIDED_PER_PAGE } from '@portal/contract/http';
import { formatTime } from '@portal/domain/sg-time';
import { Pager } from '../../../ui/navigation/pager.tsx';
import { copy } from './copy.ts';
import type { Decided, DecidedRow } from './queue-kind.ts';
import styles from './queue-panel.module.css';
import { QueueRow } from './queue-row.tsx';

interface DecidedListProps {
  readonly rows: readonly (Decided & DecidedRow)[];
  readonly count: number;
  readonly page: number;
  readonly openItemId: string | null;
  onPage(page: number): void;
  onOpen(itemId: string): void;
}

export function DecidedList({ rows, count, page, openItemId, onPage, onOpen }: DecidedListProps) {
  return (
    <>
      <h2 className={styles.heading}>{copy.decidedToday}</h2>
      {rows.length === 0 && <p className={styles.message}>{copy.noneDecided}</p>}
      <ul className="plain-list">
        {rows.map(({ itemId, name, decidedAt, marks }) => (
          <QueueRow
            key={itemId}
            name={name}
            time={formatTime(Date.parse(decidedAt))}
            marks={marks}
            isPast
            isOpen={itemId === openItemId}
            onOpen={() => onOpen(itemId)}
          />
        ))}
      </ul>
      <Pager
        {...{ page, count, onPage }}
        pageSize={DECIDED_PER_PAGE}
        names={copy.pages}
        className={styles.pager}
      />
    </>
  );
}
