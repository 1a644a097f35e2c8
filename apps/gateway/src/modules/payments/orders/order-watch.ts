/**
 * Looks for those who wait for a payment: one question for all of them, a few times in a second, so that whichever
 * process settles it, every process sees it. Asks nothing while nobody waits.
 */
import type { Db } from '../../../db/database.ts';
import { nameFailure } from '../../../jobs/failures.ts';
import type { Log } from '../../../wire/log.ts';
import { type Order, ordersById } from './order.store.ts';

const EVERY_MS = 400;

type Listener = (order: Order) => void;

export class OrderWatch {
  readonly #db: Db;
  readonly #log: Pick<Log, 'error'>;
  readonly #listeners = new Map<Listener, string>();
  #timer: NodeJS.Timeout | null = null;

  constructor(db: Db, log: Pick<Log, 'error'>) {
    this.#db = db;
    this.#log = log;
  }

  /** @returns ends it */
  watch(orderId: string, listener: Listener): () => void {
    this.#listeners.set(listener, orderId);
    this.#plan();
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size > 0 || this.#timer === null) return;
      clearTimeout(this.#timer);
      this.#timer = null;
    };
  }

  #plan(): void {
    if (this.#timer !== null || this.#listeners.size === 0) return;
    this.#timer = setTimeout(() => void this.#look(), EVERY_MS);
    this.#timer.unref();
  }

  async #look(): Promise<void> {
    try {
      const orders = await ordersById(this.#db, [...new Set(this.#listeners.values())]);
      for (const [listener, orderId] of this.#listeners) {
        const order = orders.get(orderId);
        if (order) listener(order);
      }
    } catch (error) {
      const reason = nameFailure(error);
      this.#log.error({ job: 'order-watch', reason }, 'nobody could be told of payments');
    } finally {
      this.#timer = null;
      this.#plan();
    }
  }
}
