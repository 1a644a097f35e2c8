/** Follows an order until it is paid: over its stream of events, else by asking (S2 §7, readings §8). */
import { restPaths } from '@portal/contract/http';
import type { PaymentDetails, PaymentEvent } from '@portal/contract/payments/payments.rest';
import type { StreamEvent } from '../../../lib/api/event-stream.ts';
import { getPrivate } from '../../../lib/api/get-private.ts';
import { watch } from '../../../lib/session/watch.ts';

export type OrderStatus = PaymentEvent['status'];
export type OrderNews = Pick<PaymentEvent, 'status' | 'unmatched_payments'>;

interface OrderFollower {
  onNews(news: OrderNews): void;
  /** false: the portal does not answer just now, and is asked again. */
  onReach?(isReached: boolean): void;
}

const toPath = (path: string, orderId: string): string =>
  path.replace(':orderId', encodeURIComponent(orderId));

/** @throws ApiError */
export async function paymentDetails(orderId: string): Promise<PaymentDetails> {
  return (await getPrivate(toPath(restPaths.payment, orderId))) as PaymentDetails;
}

/** @returns stops it */
export function followOrder(orderId: string, { onNews, onReach }: OrderFollower): () => void {
  return watch<OrderNews>({
    path: toPath(restPaths.paymentEvents, orderId),
    read: readPaymentEvent,
    ask: () => paymentDetails(orderId),
    onNews: (news) => {
      onNews(news);
      // Money may come after the code has ended, and what is being checked may be posted or sent back.
      return news.status === 'SUCCESS';
    },
    onReach: (isReached) => onReach?.(isReached),
  });
}

/** null: an event of another kind. */
function readPaymentEvent({ event, data }: StreamEvent): PaymentEvent | null {
  if (event !== 'payment') return null;
  try {
    return JSON.parse(data) as PaymentEvent;
  } catch {
    return null;
  }
}
