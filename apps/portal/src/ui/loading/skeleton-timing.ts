/**
 * When a skeleton shows: not before 300 ms, then for at least 400 ms, so that a quick answer never
 * flashes. Until it shows, the same blocks keep the place unseen and nothing jumps.
 */
import { useEffect, useRef, useState } from 'react';

const SKELETON_AFTER_MS = 300;
const SKELETON_AT_LEAST_MS = 400;

/** held: the place is kept unseen; shown: the blocks are drawn; done: the answer may be drawn. */
export type SkeletonPhase = 'held' | 'shown' | 'done';

export function useSkeletonPhase(waiting: boolean): SkeletonPhase {
  const [phase, setPhase] = useState<SkeletonPhase>(() => (waiting ? firstPhase() : 'done'));
  const [lockedIn, setLockedIn] = useState(false);
  const goesOn = useRef(phase === 'shown');

  useEffect(() => {
    if (!waiting) return;
    if (goesOn.current) {
      return () => {
        goesOn.current = false;
        setPhase('held');
      };
    }
    const show = setTimeout(() => {
      setPhase('shown');
      setLockedIn(true);
    }, SKELETON_AFTER_MS);
    return () => {
      clearTimeout(show);
      setPhase('held');
    };
  }, [waiting]);

  useEffect(() => {
    if (!lockedIn) return;
    const release = setTimeout(() => setLockedIn(false), SKELETON_AT_LEAST_MS);
    return () => clearTimeout(release);
  }, [lockedIn]);

  if (waiting) return phase === 'done' ? 'held' : phase;
  return lockedIn ? 'shown' : 'done';
}

/** Where blocks are drawn already, as on a page that came with them, what takes their place goes on with them. */
function firstPhase(): SkeletonPhase {
  const isDrawn = typeof document === 'undefined' || document.querySelector('[data-phase="shown"]') !== null;
  return isDrawn ? 'shown' : 'held';
}
