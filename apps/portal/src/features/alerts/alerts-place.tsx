/** The place of the alerts, which stands below the first screen: the form comes with them. */
import { lazy, type ReactNode, Suspense } from 'react';
import { WhenNear } from '../../ui/loading/when-near.tsx';
import type { AlertsCardProps } from './alerts-card.tsx';
import styles from './alerts-place.module.css';

/** Without its code the page stands without it. */
const LazyAlerts = lazy<(props: AlertsCardProps) => ReactNode>(() =>
  import('./alerts-card.tsx').then(
    ({ AlertsCard }) => ({ default: AlertsCard }),
    () => ({ default: () => null }),
  ),
);

export function AlertsPlace(props: AlertsCardProps) {
  return (
    <WhenNear className={props.kinds.length > 1 ? styles.several : styles.one}>
      <Suspense fallback={null}>
        <LazyAlerts {...props} />
      </Suspense>
    </WhenNear>
  );
}
