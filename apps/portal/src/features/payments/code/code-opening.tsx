/** The place of a code that is on its way. */
import { Skeleton } from '../../../ui/loading/skeleton.tsx';
import { useSkeletonPhase } from '../../../ui/loading/skeleton-timing.ts';
import { copy } from '../copy.ts';
import styles from './code.module.css';

export function CodeOpening() {
  const phase = useSkeletonPhase(true);
  if (phase === 'done') return null;
  return (
    <div aria-busy="true" className={styles.opening}>
      <div className={styles.columns}>
        <div className={styles.amount}>
          <Skeleton
            phase={phase}
            label={copy.amounts.making}
            blocks={[styles.overlineBlock, styles.numberBlock, styles.aboutBlock]}
          />
        </div>
        <div className={styles.code}>
          <Skeleton phase={phase} blocks={[styles.pictureBlock, styles.aboutBlock]} />
        </div>
        <div className={styles.steps}>
          <Skeleton phase={phase} blocks={[styles.lineBlock, styles.lineBlock, styles.lineBlock]} />
        </div>
      </div>
    </div>
  );
}
