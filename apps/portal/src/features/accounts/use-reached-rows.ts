/** How many rows of a long list are drawn: a first screenful, then more as scrolling or keys reach the end. */
import { type UIEvent, useState } from 'react';

const STEP = 40;
const NEAR_END_PX = 400;

export function useReachedRows(total: number, active: number) {
  const [reached, setReached] = useState(STEP);
  const count = Math.min(total, Math.max(reached, active + STEP / 4));
  return {
    count,
    startOver: () => setReached(STEP),
    onScroll: (event: UIEvent<HTMLElement>) => {
      const list = event.currentTarget;
      if (count < total && list.scrollHeight - list.scrollTop - list.clientHeight < NEAR_END_PX) {
        setReached(count + STEP);
      }
    },
  };
}
