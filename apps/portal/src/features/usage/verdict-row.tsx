/**
 * The places of the card's head: verdict on the left, the day on the right. They stay the same elements in every
 * state, so that a press or the focus on the day outlives the answer's coming.
 */
import type { ReactNode } from 'react';
import { unbroken } from '../../ui/text/unbroken.tsx';
import styles from './usage-card.module.css';

interface VerdictRowProps {
  readonly navigator: ReactNode;
  /** The verdict, or its skeleton. */
  readonly children: ReactNode;
}

export function VerdictRow({ navigator, children }: VerdictRowProps) {
  return (
    <div className={styles.verdictRow}>
      <div className={styles.verdict}>{children}</div>
      {navigator}
    </div>
  );
}

interface VerdictProps {
  readonly heading: string;
  readonly sentence: string;
}

export function Verdict({ heading, sentence }: VerdictProps) {
  return (
    <>
      <h3 className={styles.heading}>{heading}</h3>
      <p className={styles.sentence}>{unbroken(sentence)}</p>
    </>
  );
}
