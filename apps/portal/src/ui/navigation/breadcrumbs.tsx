/** The way back: the pages above this one, each only while it is open (and, for staff, has a twin), then this page's own name. */
import { type FeatureName, features } from '@portal/domain/availability/features';
import { useAvailability } from '../../lib/availability.ts';
import { useTwin } from '../../lib/base-path.ts';
import { FeatureLink } from '../actions/feature-link.tsx';
import { copy } from '../copy.ts';
import { Icon } from '../surfaces/icons.tsx';
import styles from './breadcrumbs.module.css';

export interface Crumb {
  readonly feature: FeatureName;
  readonly label: string;
  readonly search?: Readonly<Record<string, string>>;
  /** Left out on phones, where the way would take two lines. */
  readonly isWideOnly?: boolean;
}

/** @param trail from the top; the page itself, which is no link, comes in `current` */
export function Breadcrumbs({ trail, current }: { trail: readonly Crumb[]; current: string }) {
  const availability = useAvailability();
  const twinOf = useTwin();
  const isAbove = ({ feature }: Crumb): boolean =>
    availability(feature) === 'open' && twinOf(features[feature].path ?? '') !== null;
  const open = trail.filter(isAbove);
  return (
    <nav aria-label={copy.breadcrumbs} className={styles.breadcrumbs}>
      <ol>
        {open.map(({ feature, label, search, isWideOnly }) => (
          <li key={feature} data-wide-only={isWideOnly}>
            <FeatureLink feature={feature} search={search}>
              {label}
            </FeatureLink>
            <Icon name="chevronRight" size={18} />
          </li>
        ))}
        <li>
          <span aria-current="page">{current}</span>
        </li>
      </ol>
    </nav>
  );
}
