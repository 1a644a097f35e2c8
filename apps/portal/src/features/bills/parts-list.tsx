/** Composition of a sum, on ink: a bar of the charges by utility, and each part as a line with its amount. */
import type { Cents } from '@portal/domain/money';
import type { Utility } from '@portal/domain/utility-names';
import { PartIcon, PartsBar } from '../../charts/parts-bar.tsx';
import type { IconName } from '../../ui/surfaces/icons.tsx';
import { Amount, Star } from './amount.tsx';
import { copy } from './copy.ts';
import styles from './parts-list.module.css';

export interface Part {
  readonly key: string;
  readonly name: string;
  readonly icon: IconName;
  readonly utility: Utility | null;
  readonly amount: Cents;
  /** '352 kWh' */
  readonly quantity?: string | null;
  readonly isEstimated: boolean;
}

interface PartsListProps {
  readonly bar: Parameters<typeof PartsBar>[0]['parts'];
  readonly parts: readonly Part[];
}

export function PartsList({ bar, parts }: PartsListProps) {
  return (
    <div className="shrinks">
      <PartsBar parts={bar} />
      <ul className="plain-list above-8" aria-label={copy.madeOf}>
        {parts.map(({ key, name, icon, utility, amount, quantity, isEstimated }) => (
          <li key={key} className={styles.line}>
            <PartIcon icon={icon} utility={utility} />
            <span className={styles.name}>
              <span>
                {name}
                {isEstimated && !quantity && <Star />}
              </span>
              {quantity && (
                <span className="second-on-ink">
                  {quantity}
                  {isEstimated && <Star />}
                </span>
              )}
            </span>
            <span className="unbroken end bold">
              <Amount of={amount} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
