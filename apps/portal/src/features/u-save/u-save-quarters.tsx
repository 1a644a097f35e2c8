/** The last quarters: how much of each credit was used, is left, or went back. */
import type { USaveQuarter } from '@portal/domain/bills/u-save-quarters';
import type { SgDay } from '@portal/domain/sg-time';
import { copy as shared } from '../../u-save/copy.ts';
import { type KeyedItem, QuarterBar } from '../../u-save/quarter-bar.tsx';
import { Card } from '../../ui/surfaces/card.tsx';
import { copy } from './copy.ts';
import styles from './u-save.module.css';

const MOST_QUARTERS = 4;

interface USaveQuartersProps {
  /** Newest first. */
  readonly quarters: readonly USaveQuarter<KeyedItem>[];
  readonly expiresOn: SgDay | null;
}

export function USaveQuarters({ quarters, expiresOn }: USaveQuartersProps) {
  if (quarters.length === 0) return null;
  const describe = ({ left, returned }: USaveQuarter): string => {
    if (left > 0) return copy.leftUntil(left, expiresOn);
    return returned > 0 ? copy.returned(returned) : copy.allUsed;
  };
  return (
    <Card title={copy.quarters} titleRole="heading" className="stack gap-16">
      <ul className="plain-list grid gap-16">
        {quarters.slice(0, MOST_QUARTERS).map((quarter) => (
          <li key={quarter.from}>
            <p className={styles.quarter}>
              <strong>{shared.quarter(quarter.from, quarter.to)}</strong>
              <span className="second">{describe(quarter)}</span>
            </p>
            <QuarterBar quarter={quarter} />
          </li>
        ))}
      </ul>
      <p className={styles.legend} aria-hidden="true">
        <span data-tone="used">{copy.legend.used}</span>
        <span data-tone="left">{copy.legend.left}</span>
        <span data-tone="returned">{copy.legend.returned}</span>
      </p>
    </Card>
  );
}
