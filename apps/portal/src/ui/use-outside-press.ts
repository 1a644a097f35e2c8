/**
 * Calls back when a press or the focus goes elsewhere than these elements. A press also moves the focus: on what
 * cannot take it, such as a row or a scrollbar, to something around the elements. The focus that follows a press
 * inside therefore tells nothing, until the next press or key.
 */
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
    let isPressInside = false;
    const isOutside = ({ target }: Event) =>
      target instanceof Node && !latest.current.inside.some(({ current }) => current?.contains(target));
    const onPress = (event: Event) => {
      isPressInside = !isOutside(event);
      if (!isPressInside) latest.current.onOutside();
    };
    const onKey = () => {
      isPressInside = false;
    };
    const onFocus = (event: Event) => {
      if (!isPressInside && isOutside(event)) latest.current.onOutside();
    };
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('keydown', onKey, true);
    document.addEventListener('focusin', onFocus);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('keydown', onKey, true);
      document.removeEventListener('focusin', onFocus);
    };
  }, []);
}
