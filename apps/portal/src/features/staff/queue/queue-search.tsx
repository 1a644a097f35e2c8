/** The search above a queue. */
import { useRef } from 'react';
import { IconButton } from '../../../ui/actions/button.tsx';
import { Icon } from '../../../ui/surfaces/icons.tsx';
import { copy } from './copy.ts';
import styles from './queue-panel.module.css';

interface QueueSearchProps {
  /** Searchable texts, as the label of the field. */
  readonly label: string;
  readonly typed: string;
  onType(text: string): void;
}

export function QueueSearch({ label, typed, onType }: QueueSearchProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className={styles.search}>
      <Icon name="search" size={20} className={styles.glass} />
      <input
        ref={input}
        className={`input ${styles.typed}`}
        type="text"
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        spellCheck={false}
        maxLength={64}
        value={typed}
        onChange={(event) => onType(event.target.value)}
      />
      {typed !== '' && (
        <IconButton
          className={styles.clear}
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
