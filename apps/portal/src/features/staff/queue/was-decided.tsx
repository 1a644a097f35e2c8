/** The decision on an item that is no longer waiting: who took it, when, and the note. */
import type { ReactNode } from 'react';
import { Notice } from '../../../ui/surfaces/notice.tsx';
import { copy } from './copy.ts';
import styles from './open-item.module.css';
import { timeInWords } from './times.rules.ts';

interface WasDecidedProps {
  readonly decision: {
    readonly decidedAt: string;
    /** null where the provider knows no name. */
    readonly by: string | null;
    readonly isOwn: boolean;
    readonly note: string | null;
  };
  /** 'Posted' */
  readonly words: string;
  readonly noteLabel?: string;
  readonly now: number;
  /** Between the decision and its note. */
  readonly children?: ReactNode;
}

export function WasDecided({ decision, words, noteLabel = copy.note, now, children }: WasDecidedProps) {
  const { decidedAt, note } = decision;
  const by = decision.isOwn ? copy.you : (decision.by ?? copy.somebody);
  return (
    <div className={styles.decided}>
      {!decision.isOwn && <Notice>{copy.already(by)}</Notice>}
      <p className={styles.strong}>{copy.decidedBy(words, timeInWords(decidedAt, now), by)}</p>
      {children}
      {note && (
        <>
          <p className="small second">{noteLabel}</p>
          <p className={styles.note}>{note}</p>
        </>
      )}
    </div>
  );
}
