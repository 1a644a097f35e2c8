/** When something has come of an order: the ledger is asked for anew, here and in other tabs; what has ended is not kept. */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSession } from '../../lib/use-session.ts';
import { afterPayment } from './after-payment.ts';
import { forgetCode } from './kept-code.ts';
import type { OrderState } from './use-order.ts';

/** @returns the order whose payment all figures on the page know of */
export function useSettled({ orderId, status }: OrderState): string | null {
  const client = useQueryClient();
  const subject = useSession()?.subject ?? null;
  const [settled, setSettled] = useState<string | null>(null);
  useEffect(() => {
    if (orderId === null || status === 'PENDING') return;
    forgetCode(client, orderId);
    // A code may have ended because less is owed by now, or after its money was given back. What could not be asked anew is not told as the balance
    // after it; money that is being checked is in no balance.
    void afterPayment(client, subject).then(
      () => setSettled(status === 'SUCCESS' ? orderId : null),
      () => {},
    );
  }, [client, orderId, status, subject]);
  return settled;
}
