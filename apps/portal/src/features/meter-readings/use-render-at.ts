/** Draws a component again at an instant, and after the device slept. */
import { useEffect, useState } from 'react';
import { now } from '../../lib/clock.ts';

/** A device that slept, and a mark that moves slowly, are caught up with in this time. */
const AT_LEAST_EVERY_MS = 15 * 60_000;

/** @param instant null: nothing is known to change */
export function useRenderAt(instant: number | null): void {
  const [drawnAt, draw] = useState(now);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each drawing sets the next alarm
  useEffect(() => {
    const wait = Math.min(AT_LEAST_EVERY_MS, (instant ?? Number.POSITIVE_INFINITY) - now());
    const alarm = setTimeout(() => draw(now()), Math.max(0, wait));
    return () => clearTimeout(alarm);
  }, [instant, drawnAt]);

  useEffect(() => {
    const catchUp = () => draw(now());
    document.addEventListener('visibilitychange', catchUp);
    return () => document.removeEventListener('visibilitychange', catchUp);
  }, []);
}
