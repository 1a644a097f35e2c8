/** Previous and next day, from today back to the first of the last 500 days. */

import { addDays, type SgDay } from '@portal/domain/sg-time';
import { useSyncExternalStore } from 'react';
import { IconButton } from '../../ui/actions/button.tsx';
import { Icon } from '../../ui/surfaces/icons.tsx';
import { copy } from './copy.ts';
import styles from './day-navigator.module.css';

/** Including today (S2 §9, readings §9). */
const DAYS_BACK = 500;

interface DayNavigatorProps {
  readonly day: SgDay;
  readonly today: SgDay;
  /** null while nobody knows whose days these are: a page that stands for the one to come loses what is chosen on it. */
  readonly onMove: ((day: SgDay) => void) | null;
}

export function DayNavigator({ day, today, onMove }: DayNavigatorProps) {
  const first = addDays(today, 1 - DAYS_BACK);
  // A page that was drawn when it was built knows no day.
  const words = useSyncExternalStore(
    () => () => {},
    () => copy.day(day, today, addDays(today, -1)),
    () => '\u00a0',
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: no form control stands in it, so no fieldset
    <div className={styles.navigator} role="group" aria-label={copy.dayNavigator}>
      <Move
        label={copy.previousDay}
        icon="chevronLeft"
        to={onMove && day > first ? addDays(day, -1) : null}
        onMove={onMove}
      />
      <span className={styles.day} aria-live="polite">
        {words}
      </span>
      <Move
        label={copy.nextDay}
        icon="chevronRight"
        to={onMove && day < today ? addDays(day, 1) : null}
        onMove={onMove}
      />
    </div>
  );
}

interface MoveProps {
  readonly label: string;
  readonly icon: 'chevronLeft' | 'chevronRight';
  /** null at the end of the range and before it is known: the button keeps the focus but does nothing. */
  readonly to: SgDay | null;
  readonly onMove: ((day: SgDay) => void) | null;
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
