/** One after the other, and of several people each in turn: who sends much waits for their own. */
import { Refusal } from '../../../wire/calls/refusal.ts';

export interface FairQueue {
  /** @throws Refusal SK_BUSY_1001 when too many wait already */
  inTurn<T>(owner: number, work: () => Promise<T>): Promise<T>;
}

export function fairQueue(most: number): FairQueue {
  const waiting = new Map<number, (() => void)[]>();
  let taken = 0;

  function wait(owner: number): Promise<void> {
    return new Promise((begin) => {
      const mine = waiting.get(owner);
      if (mine) mine.push(begin);
      else waiting.set(owner, [begin]);
    });
  }

  /** After its turn a sender goes to the end of the queue. */
  function callNext(): void {
    const [next] = waiting;
    if (!next) return;
    const [owner, [begin, ...rest]] = next;
    waiting.delete(owner);
    if (rest.length > 0) waiting.set(owner, rest);
    begin?.();
  }

  return {
    async inTurn(owner, work) {
      if (taken >= most) throw new Refusal('SK_BUSY_1001');
      taken += 1;
      if (taken > 1) await wait(owner);
      try {
        return await work();
      } finally {
        taken -= 1;
        callNext();
      }
    },
  };
}
