/** One application that waits: whose, since when, and what to look at. */
import { Icon } from '../../ui/icons.tsx';
import { Pill } from '../../ui/pill.tsx';
import { copy } from './copy.ts';
import type { WaitingItem } from './queue.query.ts';
import styles from './queue-panel.module.css';
import { QueueRow } from './queue-row.tsx';
import { waitingTime } from './times.rules.ts';

interface WaitingRowProps {
  readonly item: WaitingItem;
  readonly isOpen: boolean;
  readonly now: number;
  onOpen(): void;
}

export function WaitingRow({ item, isOpen, now, onOpen }: WaitingRowProps) {
  const { companyName, uen, receivedAt, differing, documentNo } = item;
  const marks = (
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
  );
  const time = waitingTime(receivedAt, now);
  return <QueueRow name={companyName} time={time} second={uen} {...{ marks, isOpen, onOpen }} />;
}
