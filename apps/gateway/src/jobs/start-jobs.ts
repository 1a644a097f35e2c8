/** Every job of the gateway, started and stopped together. The wiring calls it once per process. */
import { systemClock } from '../clock.ts';
import type { Deps } from '../deps.ts';
import { startBooksCheck } from './books-check.ts';
import { startHousekeeping } from './housekeeping.ts';
import { type OutboxHandler, startOutboxWorker } from './outbox-worker.ts';

export interface Jobs {
  /** Tells the outbox worker that something was queued. */
  wakeOutbox(): void;
  stop(): Promise<void>;
}

/** @param handlers who delivers which kind of outbox message; kinds without one wait */
export function startJobs(
  parts: Pick<Deps, 'db' | 'clock' | 'log' | 'files' | 'metrics'>,
  handlers: Readonly<Record<string, OutboxHandler>> = {},
): Jobs {
  const outbox = startOutboxWorker({ ...parts, handlers });
  const housekeeping = startHousekeeping({ ...parts, tokenClock: systemClock });
  const books = startBooksCheck(parts);
  return {
    wakeOutbox: () => outbox.wake(),
    async stop() {
      await Promise.all([outbox.stop(), housekeeping.stop(), books.stop()]);
    },
  };
}
