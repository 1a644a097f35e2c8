/** Previous and next day, from today back to the first of the last 500 days. */

import { addDays, type SgDay } from '@portal/domain/sg-time';
import { useSyncExternalStore } from 'react';
import { IconButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icons.tsx';
import { copy } from './copy.ts';
import styles from './day-navigator.module.css';

/** Including today (S2 §9, readings §9). */
export const DAYS_BACK = 500;

interface DayNavigatorProps {
  readonly day: SgDay;
  readonly today: SgDay;
  onMove(day: SgDay): void;
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
        to={day > first ? addDays(day, -1) : null}
        onMove={onMove}
      />
      <span className={styles.day} aria-live="polite">
        {words}
      </span>
      <Move
        label={copy.nextDay}
        icon="chevronRight"
        to={day < today ? addDays(day, 1) : null}
        onMove={onMove}
      />
    </div>
  );
}

interface MoveProps {
  readonly label: string;
  readonly icon: 'chevronLeft' | 'chevronRight';
  /** null at the end of the range: the button keeps the focus but does nothing. */
  readonly to: SgDay | null;
  onMove(day: SgDay): void;
}

function Move({ label, icon, to, onMove }: MoveProps) {
  return (
    <IconButton
      label={label}
      className={styles.move}
      aria-disabled={to === null || undefined}
      onClick={() => to !== null && onMove(to)}
    >
      <Icon name={icon} size={20} />
    </IconButton>
  );
}
