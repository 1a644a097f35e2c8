/** Seconds that are left, as a ring and in words; spoken when it begins and near its end. */
import styles from './countdown-ring.module.css';

const RADIUS = 65.5;
const LENGTH = 2 * Math.PI * RADIUS;
const SPOKEN_AT = 3;

export function CountdownRing({ left, of, text }: { left: number; of: number; text: string }) {
  const isSpoken = left === of || left === SPOKEN_AT;
  return (
    <div className={styles.countdown}>
      <div className={styles.ring}>
        <svg viewBox="0 0 140 140" width="140" height="140" fill="none" aria-hidden="true" focusable="false">
          <circle className={styles.ground} cx="70" cy="70" r={RADIUS} />
          <circle
            className={styles.left}
            cx="70"
            cy="70"
            r={RADIUS}
            strokeDasharray={`${(left / of) * LENGTH} ${LENGTH}`}
            transform="rotate(-90 70 70)"
          />
        </svg>
        <span className={styles.figure} aria-hidden="true">
          {left}
        </span>
      </div>
      <p className={styles.text} role="timer" aria-live="off">
        {text}
      </p>
      <p className="hidden-visually" role="status">
        {isSpoken ? text : ''}
      </p>
    </div>
  );
}
