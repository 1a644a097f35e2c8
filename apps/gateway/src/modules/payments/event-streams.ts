/**
 * The open streams of pages that wait for a payment: few for each person. Each ends when its order is paid, when its
 * reader may no longer hear of it (signed out, token run out, account given up), and when the gateway stops; the end of
 * a code does not end it, as money may come late. Knows no request.
 */
import { PassThrough, type Readable } from 'node:stream';
import { type PaymentEvent, paymentEvent } from '@portal/contract/payments/payments.rest';
import type { Clock } from '@portal/domain/clock';
import { reach } from '../../kill-point.ts';
import { Refusal } from '../../wire/calls/refusal.ts';
import { toPaymentEvent } from './orders/details.ts';
import type { Order } from './orders/order.store.ts';
import type { OrderWatch } from './orders/order-watch.ts';

/** A page in a few tabs and on a telephone; whoever has more of them asks now and then instead. */
export const MOST_OF_ONE = 6;
const MOST_OF_ALL = 2_000;
const HEARTBEAT_MS = 15_000;
const LONGEST_MS = 300_000;
/** A stream outlives its reader's sign-in by at most this time. */
const ASK_AGAIN_MS = 5_000;

export interface Reader {
  readonly customerId: number;
  /** Milliseconds until the token that opened it runs out. */
  readonly tokenLeft: number;
  /** Asked before each thing that is lastSent after the first, and every few seconds. */
  mayHear(): Promise<boolean>;
}

export class EventStreams {
  readonly #watch: OrderWatch;
  readonly #clock: Clock;
  readonly #open = new Map<PassThrough, number>();
  #isClosed = false;

  constructor(watch: OrderWatch, clock: Clock) {
    this.#watch = watch;
    this.#clock = clock;
  }

  /** @throws Refusal SK_LIMIT_1001 when the person has too many, SK_BUSY_1001 when everybody together has */
  open({ customerId, tokenLeft, mayHear }: Reader, order: Order): Readable {
    if (this.#isClosed || this.#open.size >= MOST_OF_ALL) throw new Refusal('SK_BUSY_1001');
    const own = [...this.#open.values()].filter((id) => id === customerId).length;
    if (own >= MOST_OF_ONE) throw new Refusal('SK_LIMIT_1001');
    const stream = new PassThrough();
    this.#open.set(stream, customerId);
    let lastSent: string | null = null;
    const send = (now: Order) => {
      const event = toPaymentEvent(now, this.#clock.now());
      lastSent = eventText(event);
      stream.write(lastSent);
      if (event.status !== 'SUCCESS') return;
      reach('payment-told');
      stream.end();
    };
    const ask = whileAllowed(stream, mayHear);
    const unwatch = this.#watch.watch(order.orderId, (now) => {
      if (eventText(toPaymentEvent(now, this.#clock.now())) !== lastSent) ask(() => send(now));
    });
    const asking = setInterval(() => ask(), ASK_AGAIN_MS);
    const heartbeat = setInterval(() => stream.write(': still here\n\n'), HEARTBEAT_MS);
    const end = setTimeout(() => stream.end(), Math.max(0, Math.min(tokenLeft, LONGEST_MS)));
    for (const timer of [asking, heartbeat, end]) timer.unref();
    const release = () => {
      if (!this.#open.delete(stream)) return;
      unwatch();
      for (const timer of [asking, heartbeat, end]) clearTimeout(timer);
    };
    // 'finish' when it was ended here, 'close' when its reader has gone.
    stream.once('finish', release).once('close', release);
    send(order);
    return stream;
  }

  get size(): number {
    return this.#open.size;
  }

  closeAll(): void {
    this.#isClosed = true;
    for (const stream of this.#open.keys()) stream.end();
  }
}

const eventText = (event: PaymentEvent): string =>
  `event: payment\ndata: ${JSON.stringify(paymentEvent.parse(event))}\n\n`;

/** One question at a time; what cannot be asked is not lastSent, and asked again at the next look. */
function whileAllowed(stream: PassThrough, mayHear: Reader['mayHear']): (notify?: () => void) => void {
  let isAsking = false;
  return (notify = () => undefined) => {
    if (isAsking || stream.writableEnded) return;
    isAsking = true;
    mayHear()
      .then((allowed) => {
        if (stream.writableEnded || stream.destroyed) return;
        if (allowed) notify();
        else stream.end();
      })
      .catch(() => undefined)
      .finally(() => {
        isAsking = false;
      });
  };
}
