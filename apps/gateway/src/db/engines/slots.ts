/** Semaphore: a limited number at a time, first come first served, with a time limit of waiting. */
import { DatabaseUnavailable } from './query-failed.ts';

export interface Slots {
  /** @throws DatabaseUnavailable when no slot was free in time */
  within<T>(work: () => Promise<T>): Promise<T>;
}

export function slots(count: number, waitMilliseconds: number): Slots {
  const waiting = new Set<() => void>();
  let free = count;
  const take = (): Promise<void> => {
    if (free > 0) {
      free -= 1;
      return Promise.resolve();
    }
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        waiting.delete(next);
        reject(new DatabaseUnavailable('', 'too many writes wait'));
      }, waitMilliseconds);
      const next = () => {
        clearTimeout(timer);
        resolve();
      };
      waiting.add(next);
    });
  };
  const give = () => {
    const [next] = waiting;
    if (next === undefined) {
      free += 1;
      return;
    }
    waiting.delete(next);
    next();
  };
  return {
    async within(work) {
      await take();
      try {
        return await work();
      } finally {
        give();
      }
    },
  };
}
