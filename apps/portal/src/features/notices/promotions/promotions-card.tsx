/** The carousel of banners. Asks for its own content; without any, or when that fails, there is no card at all. */
import { useEffect } from 'react';
import { lazyOrNothing } from '../../../ui/loading/lazy-or-nothing.tsx';
import { Skeleton } from '../../../ui/loading/skeleton.tsx';
import { type SkeletonPhase, useSkeletonPhase } from '../../../ui/loading/skeleton-timing.ts';
import { Card } from '../../../ui/surfaces/card.tsx';
import { copy } from '../copy.ts';
import type { NoticedAccount } from '../noticed-account.ts';
import { useSlides } from '../use-slides.ts';
import styles from './promotions-card.module.css';

const Carousel = lazyOrNothing(async () => (await import('./promotions-carousel.tsx')).PromotionsCarousel, {
  whileWaiting: <Waiting phase="held" />,
});

interface PromotionsCardProps {
  /** The accounts of the selected premises; null while they are not known. */
  readonly accounts: readonly NoticedAccount[] | null;
}

export function PromotionsCard({ accounts }: PromotionsCardProps) {
  const slides = useSlides(accounts);
  const phase = useSkeletonPhase(slides === undefined);
  // Beside the content, not after it.
  useEffect(Carousel.preload, []);
  if (slides === undefined || phase !== 'done') return <Waiting phase={phase === 'done' ? 'held' : phase} />;
  if (slides.length === 0) return null;
  return <Carousel key={slides.map(({ kind, title }) => `${kind} ${title}`).join()} slides={slides} />;
}

function Waiting({ phase }: { phase: Exclude<SkeletonPhase, 'done'> }) {
  return (
    <Card title={copy.promotions.name} titleRole="hidden" busy>
      <Skeleton
        phase={phase}
        label={copy.promotions.loading}
        blocks={[styles.overlineBlock, styles.titleBlock, styles.textBlock, styles.footBlock]}
      />
    </Card>
  );
}
