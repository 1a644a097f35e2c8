/** One application that waits: whose, since when, and what to look at. The whole row opens it. */
import { Icon } from '../../ui/icons.tsx';
import { Pill } from '../../ui/pill.tsx';
import { copy } from './copy.ts';
import type { WaitingItem } from './queue.query.ts';
import styles from './queue-panel.module.css';
import { waitingTime } from './times.rules.ts';

interface WaitingRowProps {
  readonly item: WaitingItem;
  readonly isOpen: boolean;
  readonly now: number;
  onOpen(): void;
}

export function WaitingRow({ item, isOpen, now, onOpen }: WaitingRowProps) {
  const { companyName, uen, receivedAt, differing, documentNo } = item;
  return (
    <li className={styles.entry}>
      <button
        type="button"
        className={styles.row}
        aria-current={isOpen ? 'true' : undefined}
        onClick={onOpen}
      >
        <span className={styles.line}>
          <span className={styles.name}>{companyName}</span>{' '}
          <span className={styles.time}>{waitingTime(receivedAt, now)}</span>
        </span>{' '}
        <span className={styles.line}>
          <span className={styles.uen}>{uen}</span>{' '}
          <span className={styles.marks}>
            {documentNo > 1 && (
              <Pill kind="outline" icon={<Icon name="file" />}>
                {copy.document(documentNo)}
              </Pill>
            )}{' '}
            {differing > 0 && (
              <Pill kind="act" icon={<Icon name="warning" />}>
                {copy.differs(differing)}
              </Pill>
            )}
          </span>
        </span>
      </button>
    </li>
  );
}
