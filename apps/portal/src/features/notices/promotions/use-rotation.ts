/**
 * Which slide shows: moves on every 8 seconds, and stands still while it is looked at (pointer, focus), paused,
 * when the page is hidden, and for those who ask for less motion.
 */
import { useEffect, useState, useSyncExternalStore } from 'react';

export const TURN_MS = 8_000;

export interface Rotation {
  readonly index: number;
  /** false: for this person nothing ever moves by itself. */
  readonly canMove: boolean;
  readonly isPaused: boolean;
  togglePause(): void;
  /** Round in both directions. */
  move(by: 1 | -1): void;
  /** While true nothing moves by itself. */
  setPointed(isPointed: boolean): void;
  setFocused(isFocused: boolean): void;
}

export function useRotation(count: number): Rotation {
  const [turned, setTurned] = useState(0);
  const [isPaused, setPaused] = useState(false);
  const [isPointed, setPointed] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isStill = useSyncExternalStore(onMotionChange, wantsStillness, () => true);
  const isHidden = useSyncExternalStore(onVisibilityChange, isPageHidden, () => true);
  const canMove = count > 1 && !isStill;
  const runs = canMove && !isPaused && !isPointed && !isFocused && !isHidden;
  const index = count === 0 ? 0 : ((turned % count) + count) % count;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each slide has its full time, also one moved to by hand
  useEffect(() => {
    if (!runs) return;
    const turn = setInterval(() => {
      if (!isBehindDialog()) setTurned((before) => before + 1);
    }, TURN_MS);
    return () => clearInterval(turn);
  }, [runs, turned]);

  return {
    index,
    canMove,
    isPaused,
    togglePause: () => setPaused((before) => !before),
    move: (by) => setTurned((before) => before + by),
    setPointed,
    setFocused,
  };
}

const stillness = () => matchMedia('(prefers-reduced-motion: reduce)');
const wantsStillness = () => stillness().matches;
/** A hidden carousel does not move on: the first banner is still there when the dialog has closed. */
const isBehindDialog = () => document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;
const isPageHidden = () => document.visibilityState === 'hidden';

function onMotionChange(listener: () => void): () => void {
  const query = stillness();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

function onVisibilityChange(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}
