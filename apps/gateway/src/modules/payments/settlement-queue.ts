/**
 * Settles notices after the bank has its answer, a few at a time. Only to be quick: what it loses with the process,
 * the outbox brings again.
 */
import * as z from 'zod/mini';
import type { Deps } from '../../deps.ts';
import { nameFailure } from '../../jobs/failures.ts';
import type { OutboxHandler } from '../../jobs/outbox-worker.ts';
import { settle } from './settle.ts';

/** The kind of the outbox message that is written with the notice. */
export const NOTICE_MESSAGE = 'paynow:notice';
const message = z.object({ eventId: z.string() });

const AT_ONCE = 2;

type Parts = Pick<Deps, 'db' | 'clock'> & { readonly log: Pick<Deps['log'], 'error'> };

export class SettlementQueue {
  readonly #parts: Parts;
  readonly #waiting: string[] = [];
  #running = 0;
  #whenIdle: (() => void)[] = [];

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  add(eventId: string): void {
    this.#waiting.push(eventId);
    this.#next();
  }

  /** Resolves when nothing waits and nothing runs. */
  idle(): Promise<void> {
    if (this.#running === 0 && this.#waiting.length === 0) return Promise.resolve();
    return new Promise((resolve) => this.#whenIdle.push(resolve));
  }

  #next(): void {
    const eventId = this.#running < AT_ONCE ? this.#waiting.shift() : undefined;
    if (eventId === undefined) return;
    this.#running += 1;
    settle(this.#parts, eventId)
      .catch((error: unknown) => {
        const reason = nameFailure(error);
        this.#parts.log.error({ job: NOTICE_MESSAGE, reason }, 'a notice could not be settled at once');
      })
      .finally(() => {
        this.#running -= 1;
        this.#next();
        if (this.#running > 0 || this.#waiting.length > 0) return;
        for (const notify of this.#whenIdle.splice(0)) notify();
      });
    this.#next();
  }
}

/** Outbox handlers that settle notices left by a process that ended, or that could not be settled at once. */
export function paymentHandlers(parts: Pick<Deps, 'db' | 'clock'>): Readonly<Record<string, OutboxHandler>> {
  return {
    [NOTICE_MESSAGE]: async ({ payload }) => {
      await settle(parts, message.parse(payload).eventId);
    },
  };
}
