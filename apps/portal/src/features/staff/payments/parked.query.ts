/** staff:queue of payments, and one of them. Asking for one records who has opened it, hence once a visit. */
import type { Output } from '@portal/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call, write } from '../../../lib/api.ts';

export type PaymentQueue = Extract<Output<'staff:queue'>, { name: 'parkedPayments' }>;
export type WaitingPayment = PaymentQueue['waiting'][number];
export type Payment = Output<'staff:parkedPayment'>;
export type Payee = Output<'staff:parkedPayee'>;

export const paymentsKey = ['staff', 'queue', 'parkedPayments'] as const;

/** @param page of the decided ones, from 1 */
export function paymentsQuery(search: string, page: number) {
  return queryOptions({
    queryKey: [...paymentsKey, { search, page }] as const,
    queryFn: async (): Promise<PaymentQueue> => {
      const asked = { name: 'parkedPayments', page, ...(search ? { search } : {}) } as const;
      const queue = await call('staff:queue', asked);
      if (queue.name !== 'parkedPayments') throw new TypeError('another queue came');
      return queue;
    },
    staleTime: 0,
    // What was found stands until the next is there.
    placeholderData: keepPreviousData,
  });
}

export function paymentQuery(itemId: string) {
  return queryOptions({
    queryKey: ['staff', 'payment', { itemId }] as const,
    queryFn: () => write('staff:parkedPayment', { itemId }),
    staleTime: Number.POSITIVE_INFINITY,
    // Another visit opens it anew, as it is then.
    gcTime: 0,
  });
}
