/** A bar divided into parts as long as their amounts. The parts stand in words beside it. */
import type { Cents } from '@portal/domain/money';
import type { Utility } from '@portal/domain/utility-names';
import { Icon, type IconName } from '../ui/surfaces/icons.tsx';
import styles from './parts-bar.module.css';

export interface BarPart {
  readonly key: string;
  readonly tone: Utility | 'used' | 'left' | 'returned';
  /** Positive. */
  readonly amount: Cents;
}

export function PartsBar({ parts }: { readonly parts: readonly BarPart[] }) {
  return (
    <div className={styles.bar} aria-hidden="true">
      {parts.map(({ key, tone, amount }) => (
        // The length is set through the style object: the policy allows that, not a style attribute.
        <span key={key} data-tone={tone} style={{ flexGrow: amount }} />
      ))}
    </div>
  );
}

/** The icon of a part, in the colour that the part has in the bar. */
export function PartIcon({ icon, utility }: { readonly icon: IconName; readonly utility: Utility | null }) {
  return (
    <span className={styles.icon} data-utility={utility ?? undefined}>
      <Icon name={icon} size={18} />
    </span>
  );
}
