/**
 * The one half hour that is being read: by hover, touch or the arrow keys. Moving by keys skips
 * nothing; a gap is read out as a gap.
 */
import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { SLOTS_OF_A_DAY } from './day-chart.options.ts';

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

/** `slotUnder` gives the slot below a pointer; `start` is where the keys begin. */
export function useReadingPoint(slotUnder: (event: PointerEvent) => number, start: number): ReadingPoint {
  const [slot, setSlot] = useState<number | null>(null);
  return {
    slot,
    handlers: {
      onKeyDown(event) {
        const next = slotAfterKey(event.key, slot, start);
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
export function slotAfterKey(key: string, slot: number | null, start: number): number | null | undefined {
  const last = SLOTS_OF_A_DAY - 1;
  if (key === 'Escape') return null;
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  if (key === 'ArrowRight' || key === 'ArrowUp') return slot === null ? start : Math.min(last, slot + 1);
  if (key === 'ArrowLeft' || key === 'ArrowDown') return slot === null ? start : Math.max(0, slot - 1);
  return undefined;
}
