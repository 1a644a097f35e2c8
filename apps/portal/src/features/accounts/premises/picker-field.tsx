/** The search field of the premises picker: a combobox whose list is always open. */
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { IconButton } from '../../../ui/actions/button.tsx';
import { Icon } from '../../../ui/surfaces/icons.tsx';
import { copy } from '../copy.ts';
import styles from './premises-picker.module.css';

interface PickerFieldProps {
  readonly typed: string;
  readonly listId: string;
  readonly activeId: string | undefined;
  onType(text: string): void;
  onMove(step: (active: number, count: number) => number): void;
  onPick(): void;
}

const PAGE = 6;
const steps: Readonly<Record<string, (active: number, count: number) => number>> = {
  ArrowDown: (active, count) => (active + 1) % Math.max(1, count),
  ArrowUp: (active, count) => (active - 1 + count) % Math.max(1, count),
  PageDown: (active) => active + PAGE,
  PageUp: (active) => active - PAGE,
};

export function PickerField({ typed, listId, activeId, onType, onMove, onPick }: PickerFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step) onMove(step);
    else if (event.key === 'Enter') onPick();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div className={styles.field}>
      <Icon name="search" size={20} className={styles.glass} />
      <input
        ref={input}
        className={styles.input}
        type="text"
        role="combobox"
        aria-label={copy.searchLabel}
        aria-autocomplete="list"
        aria-expanded="true"
        aria-controls={listId}
        aria-activedescendant={activeId}
        placeholder={copy.searchLabel}
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {typed !== '' && (
        <IconButton
          label={copy.clearSearch}
          onClick={() => {
            onType('');
            input.current?.focus();
          }}
        >
          <Icon name="close" size={20} />
        </IconButton>
      )}
    </div>
  );
}
