/** A result without facts: its heading, a sentence, the way on. */
import type { ReactNode } from 'react';
import { Icon } from '../../../ui/surfaces/icons.tsx';
import styles from './result.module.css';

interface ResultMessageProps {
  readonly heading: string;
  readonly text: string;
  readonly children: ReactNode;
}

export function ResultMessage({ heading, text, children }: ResultMessageProps) {
  return (
    <section className={`card ${styles.card}`}>
      <span className={styles.mark} aria-hidden="true">
        <Icon name="info" size={24} />
      </span>
      <div>
        <h1 tabIndex={-1} className={styles.heading}>
          {heading}
        </h1>
        <p className={styles.text}>{text}</p>
      </div>
      <div className={styles.actions}>{children}</div>
    </section>
  );
}
