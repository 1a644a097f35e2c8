/** A search field with its glass and, once something is typed, a button that clears it and keeps the focus. */
import { type ComponentProps, type RefObject, useEffect, useRef } from 'react';
import { IconButton } from '../actions/button.tsx';
import { copy } from '../copy.ts';
import { Icon } from '../surfaces/icons.tsx';

interface SearchInputProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'className' | 'ref'> {
  /** Searchable texts, as label and placeholder. */
  readonly label: string;
  readonly typed: string;
  /** The field takes the focus when it appears. */
  readonly takesFocus?: boolean;
  /** For a control outside that clears the search and gives the field the focus. */
  readonly ref?: RefObject<HTMLInputElement | null>;
  readonly classes: Readonly<Partial<Record<'frame' | 'glass' | 'input' | 'clear', string | undefined>>>;
  onType(text: string): void;
}

export function SearchInput({
  label,
  typed,
  takesFocus = false,
  classes,
  ref,
  onType,
  ...field
}: SearchInputProps) {
  const own = useRef<HTMLInputElement>(null);
  const input = ref ?? own;
  useEffect(() => {
    if (takesFocus) input.current?.focus();
  }, [takesFocus, input]);
  return (
    <div className={classes.frame}>
      <Icon name="search" size={20} className={classes.glass} />
      <input
        type="text"
        autoComplete="off"
        spellCheck={false}
        {...field}
        ref={input}
        className={classes.input}
        aria-label={label}
        placeholder={label}
        value={typed}
        onChange={(event) => onType(event.target.value)}
      />
      {typed !== '' && (
        <IconButton
          className={classes.clear}
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
