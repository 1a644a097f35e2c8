/** The carousel of banners. Asks for its own content; without any, or when that fails, there is no card at all. */
import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useSkeletonPhase } from '../../ui/skeleton-timing.ts';
import { copy } from './copy.ts';
import type { NoticedAccount } from './noticed-account.ts';
import styles from './promotions-card.module.css';
import { PromotionsCarousel } from './promotions-carousel.tsx';
import { useSlides } from './use-slides.ts';

interface PromotionsCardProps {
  /** The accounts of the selected premises; null while they are not known. */
  readonly accounts: readonly NoticedAccount[] | null;
}

export function PromotionsCard({ accounts }: PromotionsCardProps) {
  const slides = useSlides(accounts);
  const phase = useSkeletonPhase(slides === undefined);
  if (slides === undefined || phase !== 'done') {
    return (
      <Card title={copy.promotions.name} titleRole="hidden" busy className={styles.card}>
        <Skeleton
          phase={phase === 'done' ? 'held' : phase}
          label={copy.promotions.loading}
          blocks={[styles.overlineBlock, styles.titleBlock, styles.textBlock, styles.footBlock]}
        />
      </Card>
    );
  }
  if (slides.length === 0) return null;
  return (
    <Card title={copy.promotions.name} titleRole="hidden" className={styles.card}>
      <PromotionsCarousel key={slides.map(({ kind, title }) => `${kind} ${title}`).join()} slides={slides} />
    </Card>
  );
}
