/** The place of the alerts, which stands below the first screen: the form comes with them. */
import { lazyOrNothing } from '../../ui/loading/lazy-or-nothing.tsx';
import { WhenNear } from '../../ui/loading/when-near.tsx';
import type { AlertsCardProps } from './alerts-card.tsx';
import styles from './alerts-place.module.css';

const LazyAlerts = lazyOrNothing<AlertsCardProps>(async () => (await import('./alerts-card.tsx')).AlertsCard);

export function AlertsPlace(props: AlertsCardProps) {
  return (
    <WhenNear className={props.kinds.length > 1 ? styles.several : styles.one}>
      <LazyAlerts {...props} />
    </WhenNear>
  );
}
