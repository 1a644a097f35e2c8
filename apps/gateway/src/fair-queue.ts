/** Heavy work in turns: a few at once, of each person one at a time, and who asks for much waits for their own. */
import { Refusal } from './wire/calls/refusal.ts';

export interface FairQueue {
  /**
   * @param owner who asks for it
   * @throws Refusal SK_BUSY_1001 when too much waits already
   */
  inTurn<T>(owner: number | string, work: () => Promise<T>): Promise<T>;
}

interface QueueSizes {
  /** Waiting and under way together. */
  readonly most: number;
  readonly atOnce?: number;
}

export function fairQueue({ most, atOnce = 1 }: QueueSizes): FairQueue {
  /** By owner, in the order of their turns. */
  const waiting = new Map<number | string, (() => void)[]>();
  const working = new Set<number | string>();
  let taken = 0;

  function wait(owner: number | string): Promise<void> {
    return new Promise((begin) => {
      const mine = waiting.get(owner);
      if (mine) mine.push(begin);
      else waiting.set(owner, [begin]);
    });
  }

  /** After their turn an owner goes to the end of the queue. */
  function callNext(): void {
    for (const [owner, [begin, ...rest]] of waiting) {
      if (working.size >= atOnce) return;
      if (working.has(owner)) continue;
      waiting.delete(owner);
      if (rest.length > 0) waiting.set(owner, rest);
      working.add(owner);
      begin?.();
    }
  }

  return {
    async inTurn(owner, work) {
      if (taken >= most) throw new Refusal('SK_BUSY_1001');
      taken += 1;
      const turn = wait(owner);
      callNext();
      await turn;
      try {
        return await work();
      } finally {
        taken -= 1;
        working.delete(owner);
        callNext();
      }
    },
  };
}
