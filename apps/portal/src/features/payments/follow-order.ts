/** Follows an order until nothing more can come of it: over its stream of events, else by asking (S2 §7, readings §8). */
import { restPaths } from '@portal/contract/http';
import type { PaymentDetails, PaymentEvent } from '@portal/contract/payments/payments.rest';
import type { StreamEvent } from '../../lib/event-stream.ts';
import { getPrivate } from '../../lib/get-private.ts';
import { watch } from '../../lib/watch.ts';

export type OrderStatus = PaymentEvent['status'];

interface OrderFollower {
  onStatus(status: OrderStatus): void;
  /** false: the portal does not answer just now, and is asked again. */
  onReach?(isReached: boolean): void;
}

const pathOf = (path: string, orderId: string): string =>
  path.replace(':orderId', encodeURIComponent(orderId));

/** @throws ApiError */
export async function paymentDetails(orderId: string): Promise<PaymentDetails> {
  return (await getPrivate(pathOf(restPaths.payment, orderId))) as PaymentDetails;
}

/** @returns stops it */
export function followOrder(orderId: string, { onStatus, onReach }: OrderFollower): () => void {
  return watch<PaymentEvent>({
    path: pathOf(restPaths.paymentEvents, orderId),
    read: readPaymentEvent,
    ask: () => paymentDetails(orderId),
    onNews: ({ status }) => {
      onStatus(status);
      // Money that is being checked may still be found right.
      return status === 'SUCCESS' || status === 'EXPIRED';
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
