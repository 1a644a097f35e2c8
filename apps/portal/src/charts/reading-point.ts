/**
 * The one bar that is being read: by hover, touch or the arrow keys. Moving by keys skips nothing; a gap is read out as a
 * gap.
 */
import { type KeyboardEvent, type PointerEvent, useState } from 'react';

interface ReadingPoint {
  readonly slot: number | null;
  readonly handlers: {
    onKeyDown(event: KeyboardEvent): void;
    onPointerMove(event: PointerEvent): void;
    onPointerDown(event: PointerEvent): void;
    onPointerLeave(event: PointerEvent): void;
    onBlur(): void;
  };
}

interface Keys {
  /** The bar with which the keys begin. */
  readonly start: number;
  readonly last: number;
}

/** @param slotUnder gives the bar below a pointer */
export function useReadingPoint(slotUnder: (event: PointerEvent) => number, keys: Keys): ReadingPoint {
  const [slot, setSlot] = useState<number | null>(null);
  return {
    slot,
    handlers: {
      onKeyDown(event) {
        const next = slotAfterKey(event.key, slot, keys);
        if (next === undefined) return;
        event.preventDefault();
        // Escape with nothing open belongs to whatever is around the chart.
        if (slot !== null || next !== null) event.stopPropagation();
        setSlot(next);
      },
      onPointerMove: (event) => setSlot(slotUnder(event)),
      onPointerDown: (event) => setSlot(slotUnder(event)),
      onPointerLeave: (event) => {
        // A lifted finger leaves the label to be read; a mouse that goes away takes it along.
        if (event.pointerType !== 'touch') setSlot(null);
      },
      onBlur: () => setSlot(null),
    },
  };
}

/** Where a key leads: a slot, null to close, undefined if the key means nothing here. */
export function slotAfterKey(
  key: string,
  slot: number | null,
  { start, last }: Keys,
): number | null | undefined {
  if (key === 'Escape') return null;
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  if (key === 'ArrowRight' || key === 'ArrowUp') return slot === null ? start : Math.min(last, slot + 1);
  if (key === 'ArrowLeft' || key === 'ArrowDown') return slot === null ? start : Math.max(0, slot - 1);
  return undefined;
}
