/**
 * Looks for those who wait for a payment: one question for all of them, a few times in a second, so that whichever
 * process settles it, every process sees it. Asks nothing while nobody waits.
 */
import { getSender, inNameOf, SHARED_LOOKS } from '../../../db/in-name-of.ts';
import { nameFailure } from '../../../jobs/failures.ts';
import type { Log } from '../../../wire/log.ts';
import type { Order } from './order.store.ts';

const EVERY_MS = 400;

type Listener = (order: Order) => void;

/** The orders that there are, by their ids. */
type FindOrders = (orderIds: readonly string[]) => Promise<ReadonlyMap<string, Order>>;

interface Watched {
  readonly orderId: string;
  /** In the name of whoever waits. */
  readonly sender: string;
}

export class OrderWatch {
  readonly #findOrders: FindOrders;
  readonly #log: Pick<Log, 'error'>;
  readonly #listeners = new Map<Listener, Watched>();
  #timer: NodeJS.Timeout | null = null;
  /** A look under way plans the next one itself, whoever leaves and comes meanwhile. */
  #isLooking = false;

  constructor(findOrders: FindOrders, log: Pick<Log, 'error'>) {
    this.#findOrders = findOrders;
    this.#log = log;
  }

  /** @returns ends it */
  watch(orderId: string, listener: Listener): () => void {
    this.#listeners.set(listener, { orderId, sender: getSender() });
    this.#plan();
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size > 0 || this.#timer === null) return;
      clearTimeout(this.#timer);
      this.#timer = null;
    };
  }

  #plan(): void {
    if (this.#timer !== null || this.#isLooking || this.#listeners.size === 0) return;
    this.#timer = setTimeout(() => void this.#look(), EVERY_MS);
    this.#timer.unref();
  }

  async #look(): Promise<void> {
    this.#timer = null;
    this.#isLooking = true;
    try {
      const ids = new Set([...this.#listeners.values()].map(({ orderId }) => orderId));
      const orders = await inNameOf(SHARED_LOOKS, () => this.#findOrders([...ids]));
      for (const [listener, { orderId, sender }] of this.#listeners) {
        const order = orders.get(orderId);
        if (order) inNameOf(sender, () => listener(order));
      }
    } catch (error) {
      const reason = nameFailure(error);
      this.#log.error({ job: 'order-watch', reason }, 'nobody could be told of payments');
    } finally {
      this.#isLooking = false;
      this.#plan();
    }
  }
}
