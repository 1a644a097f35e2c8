/** Supplied utilities as a row of small icons in their colours; said in words to screen readers. */
import { utilitiesLabel } from '@portal/domain/utilities';
import type { Service } from '@portal/domain/utility-names';
import { Icon } from '../../ui/surfaces/icons.tsx';
import styles from './utility-tiles.module.css';

const ORDER = ['electricity', 'prepaidElectricity', 'water', 'gas'] as const satisfies readonly Service[];

export function UtilityTiles({ services }: { readonly services: readonly Service[] }) {
  const utilities = ORDER.filter((service) => services.includes(service)).map((service) =>
    service === 'prepaidElectricity' ? 'electricity' : service,
  );
  return (
    <span className={styles.tiles}>
      <span className="hidden-visually">{utilitiesLabel(services)}</span>
      {[...new Set(utilities)].map((utility) => (
        <span key={utility} className={styles[utility]} aria-hidden="true">
          <Icon name={utility} size={18} />
        </span>
      ))}
    </span>
  );
}
