/** Heavy work in turns: a few at once, of each person one at a time, and who asks for much waits for their own. */
import { Refusal } from './wire/calls/refusal.ts';

export interface FairQueue {
  /**
   * @param owner who asks for it
   * @param isOver nobody waits for it any more: what has not begun leaves the queue, and others take its place
   * @throws Refusal SK_BUSY_1001 when too much waits already, SK_TIMEOUT_1001 when it is over before its turn
   */
  inTurn<T>(owner: number | string, work: () => Promise<T>, isOver?: AbortSignal): Promise<T>;
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

  function wait(owner: number | string, isOver: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      const giveUp = () => {
        leave(owner, begin);
        reject(new Refusal('SK_TIMEOUT_1001'));
      };
      const begin = () => {
        isOver?.removeEventListener('abort', giveUp);
        resolve();
      };
      isOver?.addEventListener('abort', giveUp);
      const mine = waiting.get(owner);
      if (mine) mine.push(begin);
      else waiting.set(owner, [begin]);
    });
  }

  function leave(owner: number | string, begin: () => void): void {
    const rest = waiting.get(owner)?.filter((each) => each !== begin) ?? [];
    if (rest.length > 0) waiting.set(owner, rest);
    else waiting.delete(owner);
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
    async inTurn(owner, work, isOver) {
      if (taken >= most) throw new Refusal('SK_BUSY_1001');
      if (isOver?.aborted) throw new Refusal('SK_TIMEOUT_1001');
      taken += 1;
      try {
        const turn = wait(owner, isOver);
        callNext();
        await turn;
        try {
          // Over in the very moment of its turn.
          if (isOver?.aborted) throw new Refusal('SK_TIMEOUT_1001');
          return await work();
        } finally {
          working.delete(owner);
        }
      } finally {
        taken -= 1;
        callNext();
      }
    },
  };
}
