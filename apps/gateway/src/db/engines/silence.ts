/** Waits for answers of a server that may be silent. */

export interface Cancellable {
  cancel(): void;
}

export class NoAnswer extends Error {
  override name = 'NoAnswer';
}

/** Not before answers that have come are read: a process that was paused blames itself, not the server. */
export function later(milliseconds: number, act: () => void): Cancellable {
  let isCancelled = false;
  const timer = setTimeout(() => {
    setImmediate(() => setImmediate(() => isCancelled || act()));
  }, milliseconds);
  timer.unref();
  return {
    cancel() {
      isCancelled = true;
      clearTimeout(timer);
    },
  };
}

/** @throws NoAnswer when there is none in time */
export async function answered<T>(answer: Promise<T>, withinMs: number): Promise<T> {
  const { promise: silence, reject } = Promise.withResolvers<never>();
  const timer = later(withinMs, () => reject(new NoAnswer('no answer')));
  try {
    return await Promise.race([answer, silence]);
  } finally {
    timer.cancel();
  }
}
