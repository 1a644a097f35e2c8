/**
 * Which rows of a long list are drawn: those in view and some around them, so that thousands open and scroll as
 * fast as ten. The others are held open by empty space of the height that rows have here.
 */
import { type RefObject, type UIEvent, useState } from 'react';

/** The most rows that are in view at once, and how many are drawn beyond them on either side. */
const IN_VIEW = 10;
const AROUND = 8;
const USUAL_ROW_PX = 68;

export interface DrawnRows {
  readonly first: number;
  /** One after the last. */
  readonly end: number;
  readonly spaceBefore: number;
  readonly spaceAfter: number;
  startOver(): void;
  /** Draws around the row that the keys have reached. */
  reach(row: number): void;
  onScroll(event: UIEvent<HTMLElement>): void;
}

export function useDrawnRows(total: number, list: RefObject<HTMLElement | null>): DrawnRows {
  const [middle, setMiddle] = useState(0);
  const half = IN_VIEW / 2 + AROUND;
  const first = Math.max(0, Math.min(middle - half, total - 2 * half));
  const end = Math.min(total, first + 2 * half);
  const rowPx = rowHeight(list.current);
  return {
    first,
    end,
    spaceBefore: first * rowPx,
    spaceAfter: (total - end) * rowPx,
    startOver: () => setMiddle(0),
    reach(row) {
      if (row < first + AROUND / 2 || row >= end - AROUND / 2) setMiddle(row);
    },
    onScroll({ currentTarget: { scrollTop, clientHeight } }) {
      const seen = Math.round((scrollTop + clientHeight / 2) / rowPx);
      if (Math.abs(seen - (first + half)) > AROUND / 2) setMiddle(seen);
    },
  };
}

function rowHeight(list: HTMLElement | null): number {
  const height = list?.querySelector<HTMLElement>('[role=option]')?.offsetHeight ?? 0;
  return height > 0 ? height : USUAL_ROW_PX;
}
