/**
 * Work that follows an answer: mails to an address that a visitor typed. The answer must neither wait for
 * it nor differ by it, as that would reveal which addresses are known.
 */
import type { Logger } from 'pino';

export interface Background {
  run(what: string, work: () => Promise<void>): void;
  /** Resolves when everything started so far is done; for the shutdown and for tests. */
  settled(): Promise<void>;
}

export function createBackground(log: Logger): Background {
  const running = new Set<Promise<void>>();
  return {
    run(what, work) {
      const started = work()
        .catch((error: unknown) => {
          // Names the kind of failure only: the transport's own words may hold an address.
          log.error(
            { what, failure: error instanceof Error ? error.name : 'unknown' },
            'identity work failed',
          );
        })
        .finally(() => running.delete(started));
      running.add(started);
    },
    async settled() {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
