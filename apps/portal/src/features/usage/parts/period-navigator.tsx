/** Previous and next period, and the name of the one between. */
import { useSyncExternalStore } from 'react';
import { IconButton } from '../../../ui/actions/button.tsx';
import { Icon } from '../../../ui/surfaces/icons.tsx';
import type { Neighbouring } from '../view/usage-view.ts';
import styles from './period-navigator.module.css';

interface PeriodNavigatorProps {
  readonly words: { readonly group: string; readonly previous: string; readonly next: string };
  readonly name: string;
  readonly note: string | null;
  readonly to: Neighbouring;
  /** null while nobody knows whose periods these are: a page that stands for the one to come loses what is chosen on it. */
  readonly onMove: ((period: string) => void) | null;
}

export function PeriodNavigator({ words, name, note, to, onMove }: PeriodNavigatorProps) {
  // A page that was drawn when it was built knows no day.
  const shown = useSyncExternalStore(
    () => () => {},
    () => name,
    () => '\u00a0',
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: no form control stands in it, so no fieldset
    <div className={styles.navigator} role="group" aria-label={words.group}>
      <Move label={words.previous} icon="chevronLeft" to={onMove && to.previous} onMove={onMove} />
      <span className={styles.period} aria-live="polite">
        {shown}
        {note !== null && <span className={styles.note}>{note}</span>}
      </span>
      <Move label={words.next} icon="chevronRight" to={onMove && to.next} onMove={onMove} />
    </div>
  );
}

interface MoveProps {
  readonly label: string;
  readonly icon: 'chevronLeft' | 'chevronRight';
  /** null at the end of the range and before it is known: the button keeps the focus but does nothing. */
  readonly to: string | null;
  readonly onMove: ((period: string) => void) | null;
}

function Move({ label, icon, to, onMove }: MoveProps) {
  return (
    <IconButton
      label={label}
      className={styles.move}
      aria-disabled={to === null || undefined}
      onClick={() => to !== null && onMove?.(to)}
    >
      <Icon name={icon} size={20} />
    </IconButton>
  );
}
