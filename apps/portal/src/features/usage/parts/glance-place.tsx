/** The place of the glance at 500 days, which stands below the first screen. */
import { lazyOrNothing } from '../../../ui/loading/lazy-or-nothing.tsx';
import { WhenNear } from '../../../ui/loading/when-near.tsx';
import styles from '../usage.page.module.css';

interface GlanceProps {
  readonly accountNos: readonly string[];
}

const LazyGlance = lazyOrNothing<GlanceProps>(
  async () => (await import('../heat-map/glance-card.tsx')).GlanceCard,
);

export function GlancePlace({ accountNos }: GlanceProps) {
  return (
    <WhenNear className={styles.glance}>
      <LazyGlance accountNos={accountNos} />
    </WhenNear>
  );
}
