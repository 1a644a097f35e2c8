/** The gateway's time, a minute at a time: waiting times grow while the page stands. */
import { useEffect, useState } from 'react';
import { now } from '../../../lib/clock.ts';

export function useNow(): number {
  const [at, setAt] = useState(now);
  useEffect(() => {
    const tick = setInterval(() => setAt(now()), 60_000);
    return () => clearInterval(tick);
  }, []);
  return at;
}
