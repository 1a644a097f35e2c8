/** Progress of an order; followed until it is paid, the session ends, or the dialog closes. */
import { useEffect, useState } from 'react';
import { useSession, useSessionEnding } from '../../../lib/session/use-session.ts';
import { followOrder, type OrderNews } from './follow-order.ts';

export interface OrderState {
  readonly orderId: string | null;
  readonly status: OrderNews['status'];
  /** Payments that did not match the code, newest first. */
  readonly unmatched: OrderNews['unmatched_payments'];
  /** false: the portal does not answer just now, and is asked again. */
  readonly isReached: boolean;
}

const untold = (orderId: string | null): OrderState => ({
  orderId,
  status: 'PENDING',
  unmatched: [],
  isReached: true,
});

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
    return followOrder(orderId, {
      onNews: ({ status, unmatched_payments }) => change({ status, unmatched: unmatched_payments }),
      onReach: (isReached) => change({ isReached }),
    });
  }, [orderId, subject, hasEnded]);

  return state.orderId === orderId ? state : untold(orderId);
}
