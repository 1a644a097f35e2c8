/** The time that a code has left, drawn again when it says something else. By the gateway's clock. */
import { type Countdown, countdown } from '@portal/domain/paynow-expiry';
import { useEffect, useState } from 'react';
import { now } from '../../../lib/clock.ts';

export function useCountdown(expiredAt: number): Countdown {
  const [, setTick] = useState(0);
  const left = countdown(expiredAt, now());
  const { changesAt } = left;
  useEffect(() => {
    if (changesAt === null) return;
    const timer = setTimeout(() => setTick((count) => count + 1), Math.max(1, changesAt - now()));
    return () => clearTimeout(timer);
  }, [changesAt]);
  return left;
}
