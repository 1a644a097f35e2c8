/**
 * Blocks where text will be. They are decoration; one status line says what is loading. Sizes come from
 * the card's own classes, so that the frame is the one that follows.
 */
import styles from './skeleton.module.css';
import type { SkeletonPhase } from './skeleton-timing.ts';

interface SkeletonProps {
  readonly phase: Exclude<SkeletonPhase, 'done'>;
  /** Name of the content, for screen readers; said once a card. */
  readonly label?: string;
  /** One class per block, from top to bottom. */
  readonly blocks: readonly (string | undefined)[];
  readonly tone?: 'surface' | 'statement';
}

export function Skeleton({ phase, label, blocks, tone = 'surface' }: SkeletonProps) {
  return (
    <>
      {label !== undefined && (
        <p className="hidden-visually" role="status">
          {phase === 'shown' ? label : ''}
        </p>
      )}
      {blocks.map((block, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: blocks never change places
          key={index}
          aria-hidden="true"
          data-phase={phase}
          data-tone={tone}
          className={[styles.block, block].filter(Boolean).join(' ')}
        />
      ))}
    </>
  );
}
