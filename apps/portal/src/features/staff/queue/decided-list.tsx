/** Items decided today, a page at a time, newest first. */
import { DECIDED_PER_PAGE } from '@portal/contract/http';
import { formatTime } from '@portal/domain/sg-time';
import { IconButton } from '../../../ui/actions/button.tsx';
import { Icon } from '../../../ui/surfaces/icons.tsx';
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
  const from = (page - 1) * DECIDED_PER_PAGE + 1;
  const isPaged = count > DECIDED_PER_PAGE;
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
      {isPaged && (
        <div className={styles.pager}>
          <p aria-live="polite">{copy.showing(from, from + rows.length - 1, count)}</p>
          <div>
            <IconButton label={copy.earlierPage} disabled={page === 1} onClick={() => onPage(page - 1)}>
              <Icon name="chevronLeft" size={20} />
            </IconButton>
            <IconButton
              label={copy.laterPage}
              disabled={from + rows.length > count}
              onClick={() => onPage(page + 1)}
            >
              <Icon name="chevronRight" size={20} />
            </IconButton>
          </div>
        </div>
      )}
    </>
  );
}
