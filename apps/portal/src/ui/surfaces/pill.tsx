/** A state in a word with an icon or dot: never a link, never alone on colour. */
import type { ReactNode } from 'react';
import styles from './pill.module.css';

/** act: your move; strong: the same in solid accent; neutral: finished; outline: under way or closed. */
export type PillKind = 'act' | 'strong' | 'neutral' | 'outline' | 'error';

interface PillProps {
  readonly kind: PillKind;
  /** An icon of the icon set; left out the pill carries a dot, null is the word alone. */
  readonly icon?: ReactNode;
  readonly children: ReactNode;
}

export function Pill({ kind, icon, children }: PillProps) {
  return (
    <span className={`pill pill-${kind} ${styles.pill}`}>
      {icon === undefined ? <span className={styles.dot} aria-hidden="true" /> : icon}
      <span>{children}</span>
    </span>
  );
}
