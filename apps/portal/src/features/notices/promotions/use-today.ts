/** The day in Singapore by the gateway's clock, drawn again when the next one begins while the page stands open. */
import { addDays, type SgDay, startOfSgDay, toSgDay } from '@portal/domain/sg-time';
import { useEffect, useState } from 'react';
import { now } from '../../../lib/clock.ts';

/** A timer may be early by a moment; the day must have begun when it is looked at. */
const AFTER_MIDNIGHT_MS = 100;

export function useToday(): SgDay {
  const [today, setToday] = useState(() => toSgDay(now()));
  useEffect(() => {
    const look = () => setToday(toSgDay(now()));
    const wait = Math.max(0, startOfSgDay(addDays(today, 1)) - now()) + AFTER_MIDNIGHT_MS;
    const midnight = setTimeout(look, wait);
    // Timers of a sleeping computer wake late.
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(midnight);
      document.removeEventListener('visibilitychange', look);
    };
  }, [today]);
  return today;
}
