/** Labels with their values, one row each, as a description list. A row without a value is left out. */
import type { ReactNode } from 'react';
import styles from './facts.module.css';

export interface Fact {
  readonly label: string;
  /** Null, undefined or '': there is none. */
  readonly value: ReactNode;
}

interface FactsProps {
  readonly facts: readonly Fact[];
  readonly size?: 'small';
  /** beside: values begin in one column beside their labels, without lines. */
  readonly layout?: 'beside';
}

export function Facts({ facts, size, layout }: FactsProps) {
  return (
    <dl className={layout === 'beside' ? styles.beside : undefined}>
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
