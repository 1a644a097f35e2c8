/**
 * The order whose dialog was closed while it waited: somebody pays it with the telephone in their hand, and is told
 * here. In the memory of the page, gone with the sign-in.
 */
import type { Cents } from '@portal/domain/money';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { PaynowCode } from './paynow-code.ts';
import type { OrderState } from './use-order.ts';

export interface LeftOrder {
  readonly orderId: string;
  readonly amount: Cents;
}

const KEY = ['payments', 'left'] as const;

export function useLeftOrder(): LeftOrder | null {
  const { data } = useQuery<LeftOrder | null>({
    queryKey: KEY,
    enabled: false,
    gcTime: Number.POSITIVE_INFINITY,
    queryFn: () => null,
  });
  return data ?? null;
}

export function leaveNothing(client: QueryClient): void {
  client.setQueryData(KEY, null);
}

/** The dialog follows its own order, and leaves it behind when it closes before anything came of it. */
export function useLeaving(code: PaynowCode | null, { status }: OrderState): void {
  const client = useQueryClient();
  const waiting = status === 'PENDING' ? code : null;
  useEffect(() => {
    leaveNothing(client);
    if (waiting === null) return;
    const left: LeftOrder = { orderId: waiting.orderId, amount: waiting.amount };
    return () => void client.setQueryData(KEY, left);
  }, [client, waiting]);
}
