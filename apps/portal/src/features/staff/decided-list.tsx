/** What was decided today, a page at a time, the newest first. */
import { DECIDED_PER_PAGE } from '@portal/contract/http';
import { formatTime } from '@portal/domain/sg-time';
import { IconButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icons.tsx';
import { copy } from './copy.ts';
import { DecisionPill } from './decision-pill.tsx';
import type { Queue } from './queue.query.ts';
import styles from './queue-panel.module.css';

interface DecidedListProps {
  readonly queue: Queue;
  readonly page: number;
  readonly openItemId: string | null;
  onPage(page: number): void;
  onOpen(itemId: string): void;
}

export function DecidedList({ queue, page, openItemId, onPage, onOpen }: DecidedListProps) {
  const { decided, decidedCount } = queue;
  const from = (page - 1) * DECIDED_PER_PAGE + 1;
  const isPaged = decidedCount > DECIDED_PER_PAGE;
  return (
    <>
      <h2 className={styles.heading}>{copy.decidedToday}</h2>
      {decided.length === 0 && <p className={styles.message}>{copy.noneDecided}</p>}
      <ul className={styles.rows}>
        {decided.map(({ itemId, companyName, decidedAt, decision }) => (
          <li key={itemId} className={styles.entry}>
            <button
              type="button"
              className={styles.row}
              aria-current={itemId === openItemId ? 'true' : undefined}
              onClick={() => onOpen(itemId)}
            >
              <span className={styles.line}>
                <span className={styles.past}>{companyName}</span>{' '}
                <span className={styles.time}>{formatTime(Date.parse(decidedAt))}</span>
              </span>{' '}
              <span className={styles.line}>
                <DecisionPill decision={decision} />
              </span>
            </button>
          </li>
        ))}
      </ul>
      {isPaged && (
        <div className={styles.pager}>
          <p aria-live="polite">{copy.showing(from, from + decided.length - 1, decidedCount)}</p>
          <div>
            <IconButton label={copy.earlierPage} disabled={page === 1} onClick={() => onPage(page - 1)}>
              <Icon name="chevronLeft" size={20} />
            </IconButton>
            <IconButton
              label={copy.laterPage}
              disabled={from + decided.length > decidedCount}
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
