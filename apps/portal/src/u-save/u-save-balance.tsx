/** The balance of U-Save, and what has become of the newest credit (visual 37, 49). */
import { findRunningQuarter } from '@portal/domain/bills/u-save-quarters';
import { type Cents, formatAmount, formatChange, negateCents } from '@portal/domain/money';
import { type SgDay, type SgMonth, toMonth } from '@portal/domain/sg-time';
import { BigNumber } from '../ui/surfaces/big-number.tsx';
import { Card } from '../ui/surfaces/card.tsx';
import { copy } from './copy.ts';
import { type KeyedItem, QuarterBar } from './quarter-bar.tsx';
import styles from './u-save-balance.module.css';

export interface USaveBalanceProps {
  readonly items: readonly KeyedItem[];
  readonly left: Cents;
  /** The last day on which a bill can use it; null: nothing is left. */
  readonly expiresOn: SgDay | null;
  /** The month of the bill to come; null: not known. */
  readonly nextBill: SgMonth | null;
  /** The one ink surface of a page, with its parts below the bar; else a card beside others. */
  readonly isStatement?: boolean;
  readonly className?: string | undefined;
}

export function USaveBalance({
  items,
  left,
  expiresOn,
  nextBill,
  isStatement = false,
  className,
}: USaveBalanceProps) {
  const quarter = findRunningQuarter(items, left);
  const until = expiresOn === null ? null : toMonth(expiresOn);
  // A rebate that ends before the next bill goes to none: then only its end is told.
  const isUsed = until === null || nextBill === null || nextBill <= until;
  const second = isStatement ? 'second-on-ink' : 'second';
  return (
    <Card
      title={copy.balance}
      tone={isStatement ? 'statement' : 'surface'}
      className={[isStatement ? styles.onInk : 'stack gap-14', className].filter(Boolean).join(' ')}
    >
      <BigNumber amount={left} {...(isStatement ? {} : { size: 'shown' })} />
      {left <= 0 && <p className={second}>{copy.nothingLeft}</p>}
      {left > 0 && isUsed && <p className={second}>{copy.next(nextBill)}</p>}
      {quarter && (
        <div className={styles.quarter} data-across={isStatement || undefined}>
          <p className={styles.line}>
            <strong>{copy.quarter(quarter.from, quarter.to)}</strong>
            <span>{formatAmount(quarter.credited)}</span>
          </p>
          <div className={styles.bar}>
            <QuarterBar quarter={quarter} />
          </div>
          <div className={styles.parts}>
            {quarter.used.map(({ key, on, amount }) => (
              <Part key={key} name={copy.used(toMonth(on))} amount={formatChange(amount)} />
            ))}
            {quarter.returned > 0 && (
              <Part name={copy.returned} amount={formatChange(negateCents(quarter.returned))} />
            )}
            <Part name={copy.left} amount={formatAmount(left)} />
          </div>
        </div>
      )}
      {expiresOn !== null && <p className={styles.expires}>{copy.expires(expiresOn)}</p>}
    </Card>
  );
}

function Part({ name, amount }: { readonly name: string; readonly amount: string }) {
  return (
    <p className={styles.line}>
      <span>{name}</span>
      <strong>{amount}</strong>
    </p>
  );
}
