/**
 * One choice of a few as a row of chips, each with how many rows it shows (visual 10, 55 and 56): radios, so that arrow keys
 * move between them. On phones the row scrolls sideways.
 */
import { useEffect, useId, useRef } from 'react';
import { Icon, type IconName } from '../surfaces/icons.tsx';
import styles from './filter-chips.module.css';

interface FilterChip<Key extends string> {
  readonly key: Key;
  readonly name: string;
  /** undefined while it is not known. */
  readonly count: number | undefined;
  readonly icon?: IconName | undefined;
  readonly utility?: 'electricity' | 'water' | 'gas' | undefined;
}

interface FilterChipsProps<Key extends string> {
  /** Name of the choice, for screen readers. */
  readonly label: string;
  readonly chips: readonly FilterChip<Key>[];
  readonly chosen: Key;
  onChoose(key: Key): void;
}

export function FilterChips<Key extends string>({ label, chips, chosen, onChoose }: FilterChipsProps<Key>) {
  const name = useId();
  const row = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another chosen chip is brought into view
  useEffect(() => {
    const chip = row.current?.querySelector('label:has(:checked)');
    if (row.current && chip instanceof HTMLElement) bringIntoView(row.current, chip);
  }, [chosen]);
  return (
    <div ref={row} role="radiogroup" aria-label={label} className={styles.chips}>
      {chips.map(({ key, name: words, count, icon, utility }) => (
        <label key={key} className={styles.chip}>
          <input
            type="radio"
            className={styles.radio}
            name={name}
            checked={key === chosen}
            onChange={() => onChoose(key)}
          />
          {icon && <Icon name={icon} size={18} className={utility && `of-${utility}`} />}
          <span>{words}</span>
          <span className={styles.count}>{count?.toLocaleString('en')}</span>
        </label>
      ))}
    </div>
  );
}

/** Sideways alone: the page stays where it is. */
function bringIntoView(row: HTMLElement, chip: HTMLElement): void {
  const [frame, box] = [row.getBoundingClientRect(), chip.getBoundingClientRect()];
  if (box.right > frame.right) row.scrollLeft += box.right - frame.right;
  if (box.left < frame.left) row.scrollLeft -= frame.left - box.left;
}
