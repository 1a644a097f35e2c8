/** Until when the code is good; in its last hour how long that is, spoken at a few steps. */
import { formatCountdown } from '@portal/domain/paynow-expiry';
import { useRef } from 'react';
import { now } from '../../../lib/clock.ts';
import { Icon } from '../../../ui/surfaces/icons.tsx';
import { copy } from '../copy.ts';
import styles from './code.module.css';
import { useCountdown } from './use-countdown.ts';

/** Seconds before the end: an hour, ten minutes, one minute, ten seconds. */
const LAST_HOUR = 3_600;
const SPOKEN_AT = [LAST_HOUR, 600, 60, 10] as const;

export function ValidUntil({ expiredAt }: { readonly expiredAt: number }) {
  const { secondsLeft } = useCountdown(expiredAt);
  const began = useRef(secondsLeft);
  // The last step that was passed since the code was shown; nothing is said of those before.
  const passed = SPOKEN_AT.findLast((step) => secondsLeft <= step && began.current > step);
  return (
    <>
      <p className={styles.valid}>
        <Icon name="clock" />
        <span>
          {copy.code.validUntil}
          <strong>{copy.code.until(expiredAt, now())}</strong>
        </span>
      </p>
      {secondsLeft <= LAST_HOUR && (
        <p className={styles.left} role="timer" aria-live="off">
          {copy.code.left(formatCountdown(secondsLeft))}
        </p>
      )}
      <p className="hidden-visually" role="status">
        {passed === undefined ? '' : copy.code.spokenLeft(passed)}
      </p>
    </>
  );
}
