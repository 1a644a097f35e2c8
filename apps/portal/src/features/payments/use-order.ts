/** What has come of an order so far; followed until it is over, the session ends, or nobody looks any more. */
import { useEffect, useState } from 'react';
import { useSession, useSessionEnding } from '../../lib/use-session.ts';
import { followOrder, type OrderStatus } from './follow-order.ts';

export interface OrderState {
  readonly orderId: string | null;
  readonly status: OrderStatus;
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
    return followOrder(orderId, {
      onStatus: (status) => change({ status }),
      onReach: (isReached) => change({ isReached }),
    });
  }, [orderId, subject, hasEnded]);

  return state.orderId === orderId ? state : untold(orderId);
}
