/** The search field of the premises picker: a combobox whose list is always open. */
import type { KeyboardEvent } from 'react';
import { SearchInput } from '../../../ui/fields/search-input.tsx';
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
  Home: () => 0,
  End: (_, count) => count - 1,
};

export function PickerField({ typed, listId, activeId, onType, onMove, onPick }: PickerFieldProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    // With Shift or Control the keys mark and move in what was typed.
    if (event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return;
    const step = steps[event.key];
    if (step) onMove(step);
    else if (event.key === 'Enter') onPick();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <SearchInput
      takesFocus
      role="combobox"
      label={copy.searchLabel}
      aria-autocomplete="list"
      aria-expanded="true"
      aria-controls={listId}
      aria-activedescendant={activeId}
      typed={typed}
      onType={onType}
      onKeyDown={onKeyDown}
      classes={{ frame: styles.field, glass: styles.glass, input: styles.input }}
    />
  );
}
