/** The month that is shown: six at a time with arrows; on phones a list of all. */
import { sgMonth } from '@portal/domain/sg-time';
import { useState } from 'react';
import { IconButton } from '../../ui/actions/button.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { Icon } from '../../ui/surfaces/icons.tsx';
import styles from './bill-insights.module.css';
import { copy } from './copy.ts';

const SHOWN = 6;

interface MonthChoiceProps {
  /** The oldest first. */
  readonly months: readonly string[];
  readonly chosen: string;
  onChoose(month: string): void;
}

export function MonthChoice({ months, chosen, onChoose }: MonthChoiceProps) {
  const at = months.indexOf(chosen);
  const least = Math.min(SHOWN, months.length);
  const [shown, setShown] = useState(() => ({ chosen, to: findWindow(months.length, at) }));
  // A month that was chosen elsewhere, from the list or by the address, is among the six.
  const isAmong = at >= shown.to - least && at < shown.to;
  const shownTo = shown.chosen === chosen || isAmong ? shown.to : findWindow(months.length, at);
  const to = Math.max(least, Math.min(months.length, shownTo));
  const move = (by: number) => setShown({ chosen, to: Math.max(least, Math.min(months.length, to + by)) });
  return (
    <div className={styles.months}>
      {/* biome-ignore lint/a11y/useSemanticElements: buttons that act at once are no fields of a form */}
      <div role="group" aria-label={copy.months} className={styles.chips}>
        <IconButton
          label={copy.earlier}
          className={styles.arrow}
          aria-disabled={to <= least || undefined}
          onClick={() => move(-SHOWN)}
        >
          <Icon name="chevronLeft" size={18} />
        </IconButton>
        {months.slice(to - least, to).map((month) => (
          <button
            key={month}
            type="button"
            className={styles.chip}
            aria-pressed={month === chosen}
            onClick={() => onChoose(month)}
          >
            {copy.shortMonth(sgMonth(month))}
          </button>
        ))}
        <IconButton
          label={copy.later}
          className={styles.arrow}
          aria-disabled={to >= months.length || undefined}
          onClick={() => move(SHOWN)}
        >
          <Icon name="chevronRight" size={18} />
        </IconButton>
      </div>
      <div className={styles.list}>
        <SelectField
          label={copy.month}
          chosen={at < 0 ? null : chosen}
          choices={months.toReversed().map((month) => ({ key: month, name: copy.fullMonth(sgMonth(month)) }))}
          placeholder={at < 0 ? copy.month : undefined}
          onChoose={(month) => {
            if (month !== null) onChoose(month);
          }}
        />
      </div>
      <p className={styles.available}>{copy.available(months.length)}</p>
    </div>
  );
}

/** End of the six that hold a month, counted from the newest. @param at -1: the newest six */
function findWindow(count: number, at: number): number {
  return at < 0 ? count : count - Math.floor((count - 1 - at) / SHOWN) * SHOWN;
}
