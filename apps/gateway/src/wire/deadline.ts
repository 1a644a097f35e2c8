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
 * Gives up with SK_TIMEOUT_1001: work under way runs on and its outcome is dropped, work that comes too late does not begin.
 * @param work hears when it is over, and may leave undone what nobody waits for any more
 */
type TimeLimit = <T>(work: (isOver: AbortSignal) => Promise<T>) => Promise<T>;

export interface TimeLeft {
  /** Over, too, when the caller hangs up. */
  readonly forRead: TimeLimit;
  /** A file to its first byte: read like any other answer, with the time of a write, as it may wait to be drawn. */
  readonly forFile: TimeLimit;
  /** Goes on without its caller, who may ask again under its key. */
  readonly forWrite: TimeLimit;
}

/** @param hungUp nobody is there to be answered */
export function startTime(
  { readMilliseconds, writeMilliseconds }: Deadlines,
  hungUp?: AbortSignal,
): TimeLeft {
  const began = performance.now();
  const limit = (milliseconds: number, until?: AbortSignal): TimeLimit => {
    let over: AbortController | undefined;
    return (work) => {
      over ??= endWith(until);
      return within(milliseconds - (performance.now() - began), work, over);
    };
  };
  return {
    forRead: limit(readMilliseconds, hungUp),
    forFile: limit(writeMilliseconds, hungUp),
    forWrite: limit(writeMilliseconds),
  };
}

function endWith(until: AbortSignal | undefined): AbortController {
  const over = new AbortController();
  if (until?.aborted) over.abort(until.reason);
  else until?.addEventListener('abort', () => over.abort(until.reason));
  return over;
}

/** @throws Refusal SK_TIMEOUT_1001 */
async function within<T>(
  milliseconds: number,
  work: (isOver: AbortSignal) => Promise<T>,
  over: AbortController,
): Promise<T> {
  if (milliseconds <= 0) throw new Refusal('SK_TIMEOUT_1001');
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
