/** One row of a queue: two lines, of which the first ends with a time. The whole row is the button that opens its item. */
import type { ReactNode } from 'react';
import styles from './queue-panel.module.css';

interface QueueRowProps {
  readonly name: string;
  readonly time: string;
  /** Under the name, and what is to be looked at beside it. */
  readonly second?: string | undefined;
  readonly marks: ReactNode;
  readonly isOpen: boolean;
  /** It was decided: in a quieter voice. */
  readonly isPast?: boolean | undefined;
  onOpen(): void;
}

export function QueueRow({ name, time, second, marks, isOpen, isPast, onOpen }: QueueRowProps) {
  return (
    <li className={styles.entry}>
      <button
        type="button"
        className={styles.row}
        aria-current={isOpen ? 'true' : undefined}
        onClick={onOpen}
      >
        <span className={styles.line}>
          <span className={isPast ? styles.past : 'anywhere bold'}>{name}</span>{' '}
          <span className="unbroken end second">{time}</span>
        </span>{' '}
        <span className={styles.line}>
          {second !== undefined && (
            <>
              <span className="anywhere second">{second}</span>{' '}
            </>
          )}
          {marks}
        </span>
      </button>
    </li>
  );
}
