/** A choice button: a quiet label and the choice in bold, opening the device's own list. */
import { useId } from 'react';
import { Icon } from '../surfaces/icons.tsx';
import styles from './choice-select.module.css';

interface ChoiceSelectProps<Key extends string> {
  readonly label: string;
  readonly chosen: Key;
  readonly choices: readonly { readonly key: Key; readonly name: string }[];
  onChoose(key: Key): void;
}

export function ChoiceSelect<Key extends string>({
  label,
  chosen,
  choices,
  onChoose,
}: ChoiceSelectProps<Key>) {
  const labelId = useId();
  return (
    <div className={styles.choice}>
      <span id={labelId} className="second">
        {label}
      </span>
      <span className="bold" aria-hidden="true">
        {choices.find(({ key }) => key === chosen)?.name}
      </span>
      <Icon name="chevronDown" size={16} />
      {/* Lies over all of it, so that a press anywhere opens the list. */}
      <select
        className={styles.select}
        aria-labelledby={labelId}
        value={chosen}
        onChange={({ target }) => {
          const choice = choices.find(({ key }) => key === target.value);
          if (choice) onChoose(choice.key);
        }}
      >
        {choices.map(({ key, name }) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}
