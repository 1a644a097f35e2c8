/** The places of the card's head, the same in every state: verdict on the left, the day on the right. */
import type { ReactNode } from 'react';
import { unbroken } from '../../ui/unbroken.tsx';
import styles from './usage-card.module.css';

interface VerdictRowProps {
  readonly heading: string;
  readonly sentence: string;
  readonly navigator: ReactNode;
}

export function VerdictRow({ heading, sentence, navigator }: VerdictRowProps) {
  return (
    <div className={styles.verdictRow}>
      <div className={styles.verdict}>
        <h3 className={styles.heading}>{heading}</h3>
        <p className={styles.sentence}>{unbroken(sentence)}</p>
      </div>
      {navigator}
    </div>
  );
}
