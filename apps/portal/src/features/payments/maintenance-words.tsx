/** PayNow rests: said where its button was, on ink or white (visual 35); or as a strip where paying stays. */
import { Icon } from '../../ui/surfaces/icons.tsx';
import { Notice } from '../../ui/surfaces/notice.tsx';
import { copy } from './copy.ts';
import styles from './maintenance-words.module.css';

interface MaintenanceSentenceProps {
  /** In the words of the staff; null: there are none, and how else to pay stands there. */
  readonly message: string | null;
}

/** Stands where the button was. */
export function MaintenanceSentence({ message }: MaintenanceSentenceProps) {
  return (
    <div className={styles.sentence} role="status">
      <Icon name="info" />
      <p>
        <strong>{copy.maintenance.heading}</strong>
        <span>{message ?? copy.maintenance.otherMethods}</span>
      </p>
    </div>
  );
}

/** Paying stays. */
export function MaintenanceStrip({ message }: MaintenanceSentenceProps) {
  return message === null ? null : <Notice>{message}</Notice>;
}
