/** One labelled choice from a list, which the device opens in its own way. */
import { useId } from 'react';
import { Icon } from '../surfaces/icons.tsx';
import { FieldFrame } from './field-frame.tsx';
import styles from './select-field.module.css';

interface SelectFieldProps<Key extends string> {
  readonly id?: string;
  readonly label: string;
  /** null: nothing is chosen. */
  readonly chosen: Key | null;
  readonly choices: readonly { readonly key: Key; readonly name: string }[];
  /** Stands for no choice, and takes a choice back; left out: one is always chosen. */
  readonly placeholder?: string | undefined;
  readonly error?: string | undefined;
  onChoose(key: Key | null): void;
}

export function SelectField<Key extends string>(props: SelectFieldProps<Key>) {
  const { label, chosen, choices, placeholder, error, onChoose } = props;
  const own = useId();
  const id = props.id ?? own;
  return (
    <FieldFrame {...{ id, label, error }}>
      <span className={styles.frame}>
        <select
          id={id}
          className={styles.select}
          data-empty={chosen === null || undefined}
          value={chosen ?? ''}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={({ target }) => onChoose(choices.find(({ key }) => key === target.value)?.key ?? null)}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {choices.map(({ key, name }) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
        </select>
        <Icon name="chevronDown" size={20} />
      </span>
    </FieldFrame>
  );
}
