/** A press or the focus going elsewhere than these elements. */
import { type RefObject, useEffect, useRef } from 'react';

export function useOutsidePress(
  inside: readonly RefObject<HTMLElement | null>[],
  onOutside: () => void,
): void {
  const latest = useRef({ inside, onOutside });
  useEffect(() => {
    latest.current = { inside, onOutside };
  });
  useEffect(() => {
    const check = (event: Event) => {
      const target = event.target;
      if (!(target instanceof Node)) return;
      if (!latest.current.inside.some((element) => element.current?.contains(target))) {
        latest.current.onOutside();
      }
    };
    document.addEventListener('pointerdown', check);
    document.addEventListener('focusin', check);
    return () => {
      document.removeEventListener('pointerdown', check);
      document.removeEventListener('focusin', check);
    };
  }, []);
}
