/** Follows an order until nothing more can come of it, the session ends, or nobody looks any more. */
import type { PaymentEvent } from '@portal/contract/payments/payments.rest';
import { useEffect, useState } from 'react';
import { useSession, useSessionEnding } from '../../lib/use-session.ts';
import { watch } from '../../lib/watch.ts';
import { eventsPath, paymentDetails, readPaymentEvent } from './paynow.request.ts';

export interface OrderState {
  readonly orderId: string | null;
  readonly status: PaymentEvent['status'];
  /** false: the portal does not answer just now, and is asked again. */
  readonly isReached: boolean;
}

const untold = (orderId: string | null): OrderState => ({ orderId, status: 'PENDING', isReached: true });

/** @param orderId null: there is none to follow */
export function useOrder(orderId: string | null): OrderState {
  const [state, setState] = useState(() => untold(orderId));
  const subject = useSession()?.subject;
  const hasEnded = useSessionEnding() !== null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another person's sign-in follows nothing of this one's
  useEffect(() => {
    if (orderId === null || hasEnded) return;
    const change = (part: Partial<OrderState>) =>
      setState((before) => ({
        ...(before.orderId === orderId ? before : untold(orderId)),
        ...part,
      }));
    return watch<PaymentEvent>({
      path: eventsPath(orderId),
      read: readPaymentEvent,
      ask: () => paymentDetails(orderId),
      onNews: ({ status }) => {
        change({ status });
        // Money that is being checked may still be found right.
        return status === 'SUCCESS' || status === 'EXPIRED';
      },
      onReach: (isReached) => change({ isReached }),
    });
  }, [orderId, subject, hasEnded]);

  return state.orderId === orderId ? state : untold(orderId);
}
