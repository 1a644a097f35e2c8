/**
 * The one point of a chart that is being read: by hover, touch or the arrow keys. Moving by keys skips nothing; a gap is
 * read out as a gap.
 */
import { type KeyboardEvent, type PointerEvent, useState } from 'react';

interface Reading<Point> {
  /** Where the mouse is, else what the keys, a press or a tap have chosen. */
  readonly point: Point | null;
  /** Chooses a point; null: none is read any more. */
  keep(point: Point | null): void;
  /** Reads in passing; null: what was chosen is read again. */
  hover(point: Point | null): void;
}

export function useReading<Point>(isSame: (a: Point, b: Point) => boolean): Reading<Point> {
  const [{ kept, hovered }, read] = useState<Readonly<Record<'kept' | 'hovered', Point | null>>>({
    kept: null,
    hovered: null,
  });
  return {
    point: hovered ?? kept,
    keep: (point) => read({ kept: point, hovered: null }),
    hover: (point) =>
      read((now) => {
        const isHere =
          point === now.hovered || (point !== null && now.hovered !== null && isSame(point, now.hovered));
        return isHere ? now : { ...now, hovered: point };
      }),
  };
}

/**
 * A mouse reads where it is and chooses what it presses; a finger chooses what it taps or slides to. A finger that
 * scrolls the page is taken from the chart before it is lifted, and chooses nothing.
 * @param pointUnder gives the point below a pointer; null: there is none
 */
export function pointerHandlers<Point>(
  pointUnder: (event: PointerEvent) => Point | null,
  { keep, hover }: Pick<Reading<Point>, 'keep' | 'hover'>,
) {
  const choose = (event: PointerEvent) => {
    const found = pointUnder(event);
    if (found !== null) keep(found);
  };
  return {
    onPointerDown: (event: PointerEvent) => event.pointerType === 'mouse' && choose(event),
    onPointerMove: (event: PointerEvent) => hover(pointUnder(event)),
    onPointerUp: (event: PointerEvent) => event.pointerType !== 'mouse' && choose(event),
    onPointerLeave: () => hover(null),
  };
}

interface Keys {
  /** The bar with which the keys begin. */
  readonly start: number;
  readonly last: number;
}

/** @param slotUnder gives the bar below a pointer */
export function useReadingPoint(slotUnder: (event: PointerEvent) => number, keys: Keys) {
  const { point: slot, keep, hover } = useReading<number>(Object.is);
  return {
    slot,
    handlers: {
      ...pointerHandlers(slotUnder, { keep, hover }),
      onKeyDown(event: KeyboardEvent) {
        const next = slotAfterKey(event.key, slot, keys);
        if (next === undefined) return;
        event.preventDefault();
        // Escape with nothing open belongs to whatever is around the chart.
        if (slot !== null || next !== null) event.stopPropagation();
        keep(next);
      },
      onBlur: () => keep(null),
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
