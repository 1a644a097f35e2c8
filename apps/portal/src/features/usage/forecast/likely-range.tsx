/**
 * Range bar: white for what is measured, a hatched band for what is likely, a tick for the middle. One image; a sentence beside
 * it says the same.
 */
import { type Cents, formatDollars } from '@portal/domain/money';
import { copy } from './copy.ts';
import styles from './forecast.module.css';

interface LikelyRangeProps {
  readonly soFar: Cents;
  readonly low: Cents;
  readonly middle: Cents;
  readonly high: Cents;
}

/** Room to the right of the range. */
const BEYOND = 1.07;
/** Of the bar: nearer than this the word would run into the figures of the range. */
const ROOM_FOR_WORD = 0.3;

export function LikelyRange({ soFar, low, middle, high }: LikelyRangeProps) {
  const end = Math.max(high, 1) * BEYOND;
  const measured = Math.min(soFar, low);
  const at = (amount: number): string => `${(amount / end) * 100}%`;
  // Lengths are set through the style object: the policy allows that, not a style attribute.
  return (
    <div role="img" aria-label={copy.bar(soFar, low, middle, high)}>
      <div className={styles.track} aria-hidden="true">
        <span className={styles.measured} style={{ width: at(measured) }} />
        <span className={styles.band} style={{ left: at(low), width: at(high - low) }} />
        <span className={styles.tick} style={{ left: at(middle) }} />
      </div>
      <div className={styles.scale} aria-hidden="true">
        {(middle - measured) / end > ROOM_FOR_WORD && measured / end > ROOM_FOR_WORD / 2 && (
          <span className={styles.soFar} style={{ width: at(measured) }}>
            {copy.soFar}
          </span>
        )}
        <span
          className={styles.figures}
          style={{ left: `min(${at(middle)}, 100% - var(--half-of-figures))` }}
        >
          <span className={styles.outer}>{formatDollars(low).slice(2)}</span>
          <b>{formatDollars(middle)}</b>
          <span className={styles.outer}>{formatDollars(high).slice(2)}</span>
        </span>
      </div>
    </div>
  );
}
