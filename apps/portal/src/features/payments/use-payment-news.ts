/**
 * Mounted once behind the sign-in: a payment in another tab or on another device, a decision of staff, or a payment for
 * a code whose dialog was closed while it waited, shows in this one. The code that follows one is loaded when somebody leaves one.
 */
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSession } from '../../lib/session/use-session.ts';
import { showToast } from '../../ui/dialogs/toast.ts';
import { afterPayment, followFigures, hearOtherTabs, refreshLedger } from './after-payment.ts';
import { forgetCode, type LeftOrder, setLeftOrder, useLeftOrder } from './code/code-memory.ts';
import type { OrderStatus } from './code/follow-order.ts';
import { copy } from './copy.ts';

export function usePaymentNews(): void {
  const client = useQueryClient();
  const subject = useSession()?.subject ?? null;
  useEffect(() => {
    if (subject === null) return;
    const stops = [
      hearOtherTabs(subject, () => void refreshLedger(client).catch(() => {})),
      followFigures(client),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [client, subject]);

  const left = useLeftOrder();
  useEffect(() => {
    if (subject === null || left === null) return;
    let isWanted = true;
    let stop = () => {};
    void import('./code/follow-order.ts').then(({ followOrder }) => {
      if (isWanted)
        stop = followOrder(left.orderId, { onNews: ({ status }) => tell(client, subject, left, status) });
    });
    return () => {
      isWanted = false;
      stop();
    };
  }, [client, subject, left]);
}

function tell(
  client: QueryClient,
  subject: string,
  { orderId, amount }: LeftOrder,
  status: OrderStatus,
): void {
  if (status === 'PENDING') return;
  forgetCode(client, orderId);
  setLeftOrder(client, null);
  if (status !== 'EXPIRED') showToast(status === 'SUCCESS' ? copy.news.paid(amount) : copy.news.checking);
  void afterPayment(client, subject).catch(() => {});
}
