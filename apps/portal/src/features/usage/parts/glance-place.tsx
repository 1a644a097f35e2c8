/** The place of the glance at 500 days, which is loaded when somebody comes near it: it stands below the first screen. */
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
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

/** Just before it is seen. The downloads stand before it: a Tab through them brings it near. */
const NEAR = '100px';

export function GlancePlace({ accountNos }: GlanceProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const node = place.current;
    if (!node) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: NEAR },
    );
    observer.observe(node);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={place} className={styles.glance}>
      {isNear && (
        <Suspense fallback={null}>
          <LazyGlance accountNos={accountNos} />
        </Suspense>
      )}
    </div>
  );
}
