/** GET /v1/payments/{orderId}: the payment behind a receipt. */
import { queryOptions } from '@tanstack/react-query';
import { paymentDetails } from './follow-order.ts';

export function paymentQuery(orderId: string) {
  return queryOptions({
    queryKey: ['v1/payments', { orderId }] as const,
    queryFn: () => paymentDetails(orderId),
  });
}
