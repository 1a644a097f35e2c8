/** The usage card while a day loads: verdict, plot and facts in their places. */
import { ChartPlace } from '../../charts/index.ts';
import { Skeleton } from '../../ui/loading/skeleton.tsx';
import type { SkeletonPhase } from '../../ui/loading/skeleton-timing.ts';
import { copy } from './copy.ts';
import styles from './usage-card.module.css';

interface UsageSkeletonProps {
  readonly phase: Exclude<SkeletonPhase, 'done'>;
}

export function VerdictSkeleton({ phase }: UsageSkeletonProps) {
  return <Skeleton phase={phase} label={copy.loading} blocks={[styles.headingBlock, styles.sentenceBlock]} />;
}

export function UsageSkeleton({ phase }: UsageSkeletonProps) {
  return (
    <>
      <div className={styles.columns}>
        <ChartPlace>
          <Skeleton phase={phase} blocks={[styles.plotBlock]} />
        </ChartPlace>
        <div className={styles.factBlocks}>
          <Skeleton phase={phase} blocks={[styles.factBlock, styles.factBlock, styles.factBlock]} />
        </div>
      </div>
      <div className={styles.foot} data-waiting="" />
    </>
  );
}
