/**
 * Memory of the page for codes, gone with the sign-in: the newest code, shown again while it may be paid, and the order
 * whose dialog was closed while it waited.
 */
import type { PaymentPart } from '@portal/domain/payment-parts';
import { hasExpired } from '@portal/domain/paynow-expiry';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { now } from '../../../lib/clock.ts';
import type { PaynowCode } from './paynow-code.ts';

const CODE = ['payments', 'code'] as const;
const LEFT = ['payments', 'left'] as const;

export function keepCode(client: QueryClient, code: PaynowCode): void {
  client.setQueryDefaults(CODE, { gcTime: Number.POSITIVE_INFINITY });
  client.setQueryData<PaynowCode>(CODE, code);
}

/** null: none for exactly these parts that may still be paid. */
export function storedCode(client: QueryClient, parts: readonly PaymentPart[]): PaynowCode | null {
  const stored = client.getQueryData<PaynowCode>(CODE);
  if (stored === undefined || hasExpired(stored.expiredAt, now())) return null;
  return JSON.stringify(stored.parts) === JSON.stringify(parts) ? stored : null;
}

/** It has been paid, or has ended. */
export function forgetCode(client: QueryClient, orderId: string): void {
  if (client.getQueryData<PaynowCode>(CODE)?.orderId === orderId) client.removeQueries({ queryKey: CODE });
}

export type LeftOrder = Pick<PaynowCode, 'orderId' | 'amount'>;

/** null: no dialog was closed while its order waited. */
export function setLeftOrder(client: QueryClient, left: LeftOrder | null): void {
  client.setQueryData<LeftOrder | null>(LEFT, left);
}

export function useLeftOrder(): LeftOrder | null {
  const { data } = useQuery<LeftOrder | null>({
    queryKey: LEFT,
    enabled: false,
    gcTime: Number.POSITIVE_INFINITY,
    queryFn: () => null,
  });
  return data ?? null;
}
