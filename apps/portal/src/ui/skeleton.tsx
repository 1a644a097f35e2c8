/**
 * Blocks where text will be. They are decoration: the card says that it is loading through one
 * status line. Sizes come from the card's own classes, so that the frame is the one that follows.
 */

import styles from './skeleton.module.css';
import type { SkeletonPhase } from './skeleton-timing.ts';

interface SkeletonProps {
  readonly phase: Exclude<SkeletonPhase, 'done'>;
  /** What is being loaded, for screen readers. */
  readonly label: string;
  /** One class per block, from top to bottom. */
  readonly blocks: readonly (string | undefined)[];
  readonly tone?: 'surface' | 'statement';
}

export function Skeleton({ phase, label, blocks, tone = 'surface' }: SkeletonProps) {
  const tint = tone === 'statement' ? styles.onStatement : styles.onSurface;
  return (
    <>
      <p className={styles.label} role="status">
        {phase === 'shown' ? label : ''}
      </p>
      {blocks.map((block, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: blocks never move
          key={index}
          aria-hidden="true"
          data-phase={phase}
          className={`${styles.block} ${tint} ${block ?? ''}`}
        />
      ))}
    </>
  );
}
