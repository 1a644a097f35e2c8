/**
 * Time limit of one request, shared by all that it waits for: token, subject, plan and handlers. Begins with the request,
 * so a slow step leaves less to the next ones, and one slow key never holds the others.
 */
import { Refusal } from './calls/refusal.ts';

export interface Deadlines {
  readonly readMilliseconds: number;
  readonly writeMilliseconds: number;
}

export const defaultDeadlines: Deadlines = { readMilliseconds: 10_000, writeMilliseconds: 20_000 };

/**
 * Both give up with SK_TIMEOUT_1001: work under way runs on and its outcome is dropped, work that comes too late does
 * not begin.
 */
export interface TimeLeft {
  forRead<T>(work: () => Promise<T>): Promise<T>;
  /** @param work hears when its time is over, and may leave undone what nobody waits for any more */
  forWrite<T>(work: (isOver: AbortSignal) => Promise<T>): Promise<T>;
}

export function startTime({ readMilliseconds, writeMilliseconds }: Deadlines): TimeLeft {
  const began = performance.now();
  const left = (milliseconds: number): number => milliseconds - (performance.now() - began);
  return {
    forRead: (work) => within(left(readMilliseconds), work),
    forWrite: (work) => within(left(writeMilliseconds), work),
  };
}

/** @throws Refusal SK_TIMEOUT_1001 */
async function within<T>(milliseconds: number, work: (isOver: AbortSignal) => Promise<T>): Promise<T> {
  if (milliseconds <= 0) throw new Refusal('SK_TIMEOUT_1001');
  const over = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new Refusal('SK_TIMEOUT_1001'));
      over.abort();
    }, milliseconds);
  });
  try {
    return await Promise.race([work(over.signal), late]);
  } finally {
    clearTimeout(timer);
  }
}
