/** In place of a queue that is not for this officer: nothing failed, and asking again would change nothing. */
import { Card } from '../../ui/card.tsx';
import { NotApplicablePanel } from '../../ui/error-card.tsx';
import styles from './application-panel.module.css';

export interface RefusedWords {
  readonly queue: string;
  readonly refused: string;
  readonly refusedText: string;
}

export function RefusedQueue({ words }: { words: RefusedWords }) {
  return (
    <Card title={words.queue} titleRole="hidden" className={styles.panel}>
      <NotApplicablePanel heading={words.refused} text={words.refusedText} />
    </Card>
  );
}
