/**
 * The one number of a screen. Currency small and raised, cents full size, a credit with U+2212 in the
 * smaller size before it. Its length chooses the size step, so it shrinks rather than wraps.
 */
import { type Cents, formatSgd, spokenSgd } from '@portal/domain/money';
import styles from './big-number.module.css';

interface BigNumberProps {
  readonly amount: Cents;
  /** Dimmed when the figure is the last known one and may have changed since. */
  readonly dated?: boolean;
  /** Smaller than the one number of a screen: shown in a dialog, or as the sum of a form. */
  readonly size?: 'shown' | 'sum';
}

export function BigNumber({ amount, dated, size }: BigNumberProps) {
  const figure = formatSgd(amount);
  const digitsFrom = figure.indexOf('$') + 1;
  const digits = figure.slice(digitsFrom);
  return (
    <p
      className={styles.number}
      data-dated={dated || undefined}
      data-length={lengthStep(digits)}
      data-size={size}
    >
      <span aria-hidden="true">
        <span className={styles.sign}>{figure.slice(0, digitsFrom)}</span>
        {digits}
      </span>
      <span className="hidden-visually">{spokenSgd(amount)}</span>
    </p>
  );
}

/** Up to 9,999.99 at full size where there is room, up to 999,999.99 one step down, above that two. */
function lengthStep(digits: string): 'usual' | 'thousands' | 'long' | 'longest' {
  if (digits.length <= 6) return 'usual';
  if (digits.length <= 8) return 'thousands';
  return digits.length <= 10 ? 'long' : 'longest';
}
