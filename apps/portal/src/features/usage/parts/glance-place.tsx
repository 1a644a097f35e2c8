/** The place of the glance at 500 days, which stands below the first screen. */
import { lazy, type ReactNode, Suspense } from 'react';
import { WhenNear } from '../../../ui/loading/when-near.tsx';
import styles from '../usage.page.module.css';

interface GlanceProps {
  readonly accountNos: readonly string[];
}

/** Without its code the page stands without it. */
const LazyGlance = lazy<(props: GlanceProps) => ReactNode>(() =>
  import('../heat-map/glance-card.tsx').then(
    ({ GlanceCard }) => ({ default: GlanceCard }),
    () => ({ default: () => null }),
  ),
);

export function GlancePlace({ accountNos }: GlanceProps) {
  return (
    <WhenNear className={styles.glance}>
      <Suspense fallback={null}>
        <LazyGlance accountNos={accountNos} />
      </Suspense>
    </WhenNear>
  );
}
