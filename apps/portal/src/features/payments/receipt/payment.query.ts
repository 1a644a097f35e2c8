/** GET /v1/payments/{orderId}: the payment behind a receipt. */
import { queryOptions } from '@tanstack/react-query';
import { paymentDetails } from '../code/follow-order.ts';

const ASK_AGAIN_MS = 5_000;

export function paymentQuery(orderId: string) {
  return queryOptions({
    queryKey: ['v1/payments', { orderId }] as const,
    queryFn: () => paymentDetails(orderId),
    // Staff decide on what is being checked.
    refetchInterval: ({ state }) => (state.data?.status === 'CHECKING' ? ASK_AGAIN_MS : false),
  });
}
