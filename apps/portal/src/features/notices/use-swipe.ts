/** A finger drawn across: to the left is on, to the right is back. Mice and upright scrolling are not meant. */
import { type PointerEvent, useRef } from 'react';

const SHORTEST_PX = 40;

export interface Swipe {
  onPointerDown(event: PointerEvent): void;
  onPointerUp(event: PointerEvent): void;
  onPointerCancel(): void;
}

/** @param move +1 for on, -1 for back */
export function useSwipe(move: (by: 1 | -1) => void): Swipe {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onPointerDown({ pointerType, clientX, clientY }) {
      start.current = pointerType === 'mouse' ? null : { x: clientX, y: clientY };
    },
    onPointerUp({ clientX, clientY }) {
      const from = start.current;
      start.current = null;
      if (!from) return;
      const across = clientX - from.x;
      const isUpright = Math.abs(clientY - from.y) > Math.abs(across);
      if (!isUpright && Math.abs(across) >= SHORTEST_PX) move(across < 0 ? 1 : -1);
    },
    onPointerCancel() {
      start.current = null;
    },
  };
}
