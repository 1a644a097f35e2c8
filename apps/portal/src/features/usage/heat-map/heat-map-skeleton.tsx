/** The map while it is not there: as high as it will be. */
import { OFFERED_DAYS } from '@portal/domain/meters/usage-periods';
import { fitsDays, placeDays } from '../../../charts/heat/heat-days.layout.ts';
import { placeWeeks } from '../../../charts/heat/heat-weeks.layout.ts';
import type { ElementSize } from '../../../charts/use-element-size.ts';
import { Skeleton } from '../../../ui/loading/skeleton.tsx';
import type { SkeletonPhase } from '../../../ui/loading/skeleton-timing.ts';
import { copy } from './copy.ts';
import styles from './heat-map.module.css';

const WEEKS = 72;

/** Days by columns where all of them have room, however many there are: a choice of days changes no layout. */
export const showsDays = ({ width, rem }: ElementSize): boolean => fitsDays(OFFERED_DAYS, width, rem);

interface HeatMapSkeletonProps {
  readonly phase: Exclude<SkeletonPhase, 'done'>;
  readonly size: ElementSize;
}

export function HeatMapSkeleton({ phase, size }: HeatMapSkeletonProps) {
  const { width, rem } = size;
  const { height } = showsDays(size) ? placeDays(OFFERED_DAYS, rem) : placeWeeks(WEEKS, width, rem);
  return (
    <>
      <div className={styles.verdict}>
        <Skeleton phase={phase} label={copy.loading} blocks={[styles.headingBlock, styles.sentenceBlock]} />
      </div>
      <div className={styles.plot} style={{ height }}>
        <Skeleton phase={phase} blocks={[styles.plotBlock]} />
      </div>
      <div className={styles.foot} />
    </>
  );
}
