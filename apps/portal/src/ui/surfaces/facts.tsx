/** Labels with their values, one row each, as a description list. A row without a value is left out. */
import type { ReactNode } from 'react';
import styles from './facts.module.css';

export interface Fact {
  readonly label: string;
  /** Null, undefined or '': there is none. */
  readonly value: ReactNode;
}

export function Facts({ facts, size }: { readonly facts: readonly Fact[]; readonly size?: 'small' }) {
  return (
    <dl>
      {facts
        .filter(({ value }) => value !== null && value !== undefined && value !== '')
        .map(({ label, value }) => (
          <div key={label} className={size === 'small' ? `${styles.row} ${styles.small}` : styles.row}>
            <dt className="second">{label}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
