/**
 * Puts a change off until the press that is under way has ended. Leaving a field by pressing a button judges the field
 * between mouse down and mouse up; an error line that comes then moves the button away, and its click is lost.
 */
import { useCallback, useEffect, useRef } from 'react';

/** @returns runs the change at once while nothing is pressed, else after the click */
export function useAfterPress(): (change: () => void) => void {
  const isPressed = useRef(false);
  const waiting = useRef<(() => void)[]>([]);
  useEffect(() => {
    const onDown = () => {
      isPressed.current = true;
    };
    // The click comes in the same turn as the end of the press.
    const onEnd = () => setTimeout(settle);
    const settle = () => {
      isPressed.current = false;
      for (const change of waiting.current.splice(0)) change();
    };
    document.addEventListener('mousedown', onDown, true);
    for (const end of ends) document.addEventListener(end, onEnd, true);
    return () => {
      document.removeEventListener('mousedown', onDown, true);
      for (const end of ends) document.removeEventListener(end, onEnd, true);
    };
  }, []);
  return useCallback((change) => {
    if (isPressed.current) waiting.current.push(change);
    else change();
  }, []);
}

const ends = ['mouseup', 'dragend', 'pointercancel'] as const;
