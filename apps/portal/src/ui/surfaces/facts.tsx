/** Labels with their values, one row each, as a description list. A row without a value is left out. */
import type { ReactNode } from 'react';
import styles from './facts.module.css';

export interface Fact {
  readonly label: string;
  /** Null, undefined or '': there is none. */
  readonly value: ReactNode;
  readonly isStrong?: boolean;
}

export function Facts({ facts, size }: { readonly facts: readonly Fact[]; readonly size?: 'small' }) {
  return (
    <dl className={styles.facts} data-size={size}>
      {facts
        .filter(({ value }) => value !== null && value !== undefined && value !== '')
        .map(({ label, value, isStrong }) => (
          <div key={label} data-strong={isStrong || undefined}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
