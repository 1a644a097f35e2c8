/**
 * The newest code of this person, for as long as it may be paid: whoever closes the dialog and opens it again sees the
 * same one. In the memory of the page, gone with the sign-in.
 */
import type { PaymentPart } from '@portal/domain/payment-parts';
import { hasExpired } from '@portal/domain/paynow-expiry';
import type { QueryClient } from '@tanstack/react-query';
import { now } from '../../../lib/clock.ts';
import type { PaynowCode } from './paynow-code.ts';

const KEY = ['payments', 'code'] as const;

export function keepCode(client: QueryClient, code: PaynowCode): void {
  client.setQueryDefaults(KEY, { gcTime: Number.POSITIVE_INFINITY });
  client.setQueryData<PaynowCode>(KEY, code);
}

/** null: none for exactly these parts that may still be paid. */
export function keptCode(client: QueryClient, parts: readonly PaymentPart[]): PaynowCode | null {
  const kept = client.getQueryData<PaynowCode>(KEY);
  if (kept === undefined || hasExpired(kept.expiredAt, now())) return null;
  return JSON.stringify(kept.parts) === JSON.stringify(parts) ? kept : null;
}

/** It has been paid, or has ended. */
export function forgetCode(client: QueryClient, orderId: string): void {
  if (client.getQueryData<PaynowCode>(KEY)?.orderId === orderId) client.removeQueries({ queryKey: KEY });
}
