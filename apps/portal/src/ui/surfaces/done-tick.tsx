/** Tick on accent for a finished step. Decoration: the words beside it say so. Its side is --done-tick, 30 px unless said. */
import styles from './done-tick.module.css';
import { Icon } from './icons.tsx';

export function DoneTick() {
  return (
    <span className={styles.tick} aria-hidden="true">
      <Icon name="check" />
    </span>
  );
}
