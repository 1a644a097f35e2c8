/**
 * The one number of a screen. S$ small and raised, cents full size, a credit with U+2212 in the
 * smaller size before it. Its length chooses the size step, so it shrinks rather than wraps.
 */
import { type Cents, formatSgd, spokenSgd } from '@portal/domain/money';
import styles from './big-number.module.css';

interface BigNumberProps {
  readonly amount: Cents;
  /** Dimmed when the figure is the last known one and not today's. */
  readonly dated?: boolean;
}

export function BigNumber({ amount, dated }: BigNumberProps) {
  const figure = formatSgd(amount);
  const minus = figure.startsWith('\u2212');
  const digits = figure.slice(figure.indexOf('$') + 1);
  return (
    <p className={styles.number} data-dated={dated || undefined} data-length={lengthStep(digits)}>
      <span aria-hidden="true">
        <span className={styles.sign}>
          {minus && <span className={styles.minus}>{'\u2212'}</span>}
          S$
        </span>
        {digits}
      </span>
      <span className={styles.spoken}>{spokenSgd(amount)}</span>
    </p>
  );
}

function lengthStep(digits: string): 'usual' | 'long' | 'longest' {
  if (digits.length <= 8) return 'usual';
  return digits.length <= 10 ? 'long' : 'longest';
}
