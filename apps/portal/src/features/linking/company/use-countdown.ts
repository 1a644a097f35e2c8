/**
 * Counts seconds down while the page is seen: behind another tab nobody reads the time, so it waits until they are
 * back. Ends once.
 */
import { useEffect, useRef, useState } from 'react';

/** @returns the seconds that are left */
export function useCountdown(seconds: number, onEnd: () => void): number {
  const [left, setLeft] = useState(seconds);
  const end = useRef(onEnd);
  end.current = onEnd;

  useEffect(() => {
    const timer = setInterval(() => {
      if (!document.hidden) setLeft((count) => Math.max(0, count - 1));
    }, 1_000);
    return () => clearInterval(timer);
  }, []);

  const isOver = left === 0;
  useEffect(() => {
    if (isOver) end.current();
  }, [isOver]);
  return left;
}
