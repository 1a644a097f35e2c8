/**
 * /services: the groups of the menu, each service with its state for the selected premises, and on ink what waits for the
 * customer (visual 42); below, the requests that were made. Groups and states are handed in; a state comes into the line that is kept free for it.
 */
import type { FeatureName } from '@portal/domain/availability/features';
import type { ServiceState } from '../../lib/services.ts';
import type { RequestSummary } from '../../requests/request.ts';
import { YourRequests } from '../../requests/your-requests.tsx';
import { FeatureLink } from '../../ui/actions/feature-link.tsx';
import { OutsideLink } from '../../ui/actions/outside-link.tsx';
import type { CardQuery } from '../../ui/loading/use-card-query.ts';
import { Card } from '../../ui/surfaces/card.tsx';
import { IconTile } from '../../ui/surfaces/icon-tile.tsx';
import { Icon, type IconName } from '../../ui/surfaces/icons.tsx';
import { Pill } from '../../ui/surfaces/pill.tsx';
import { copy } from './copy.ts';
import styles from './services.module.css';

export type ServiceItem =
  | { readonly label: string; readonly feature: FeatureName }
  | { readonly label: string; readonly href: string };

export interface ServiceGroup {
  readonly label: string;
  readonly items: readonly ServiceItem[];
}

interface ServicesPageProps {
  readonly groups: readonly ServiceGroup[];
  /** By feature; one without a state shows its name alone. */
  readonly states: Partial<Readonly<Record<FeatureName, ServiceState>>>;
  /** The requests of the selected premises; null: it has no account that could ask. */
  readonly requests: CardQuery<readonly RequestSummary[]> | null;
}

const icons: Partial<Readonly<Record<FeatureName, IconName>>> = {
  wholesale: 'bars',
  switchback: 'swap',
  'request-refund': 'building',
  'payment-arrangement': 'calendar',
  'pink-waiver': 'file',
  giro: 'refresh',
  'u-save': 'gift',
  'consent-management': 'shield',
  'water-leakage-appeal': 'water',
  letters: 'mail',
};

export function ServicesPage({ groups, states, requests }: ServicesPageProps) {
  // The first of the menu stands on ink: one surface of it is enough for a page.
  const [waiting] = groups.flatMap(({ items }) =>
    items.flatMap((item) => {
      const state = 'feature' in item ? states[item.feature]?.waiting : undefined;
      return state ? [state] : [];
    }),
  );
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>{copy.title}</h1>
      <div className={styles.groups}>
        {waiting && (
          <Card title={copy.waiting} tone="statement">
            <p className="title-2 balanced above-6">{waiting.heading}</p>
            <p className={styles.waitingText}>{waiting.text}</p>
            {waiting.action}
          </Card>
        )}
        {groups.map(({ label, items }) => (
          <Card key={label} title={label} titleRole="heading">
            <ul className={styles.items}>
              {items.map((item) => (
                <li key={item.label}>
                  <Service item={item} state={'feature' in item ? states[item.feature] : undefined} />
                </li>
              ))}
            </ul>
          </Card>
        ))}
      </div>
      {requests && <YourRequests query={requests} />}
    </div>
  );
}

interface ServiceProps {
  readonly item: ServiceItem;
  readonly state: ServiceState | undefined;
}

function Service({ item, state }: ServiceProps) {
  if ('href' in item)
    return (
      <OutsideLink href={item.href} className={styles.item}>
        <IconTile icon="external" size="large" />
        <span className={styles.words}>
          <strong>{item.label}</strong>
          <span className={styles.state} aria-hidden="true">
            {copy.newTab}
          </span>
        </span>
        <Icon name="external" size={20} />
      </OutsideLink>
    );
  return (
    <FeatureLink feature={item.feature} className={styles.item}>
      <IconTile icon={icons[item.feature] ?? 'file'} size="large" />
      <span className={styles.words}>
        <strong>{item.label}</strong>
        {state && (
          <span className={styles.state}>{state.pill ? <StatePill {...state.pill} /> : state.text}</span>
        )}
      </span>
      <Icon name="chevronRight" size={20} />
    </FeatureLink>
  );
}

function StatePill({ kind, icon, label }: NonNullable<ServiceState['pill']>) {
  return (
    <Pill kind={kind} icon={<Icon name={icon} size={16} />}>
      {label}
    </Pill>
  );
}
