/** When something has come of an order: the ledger is asked for anew, here and in other tabs; what has ended is not kept. */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSession } from '../../../lib/session/use-session.ts';
import { afterPayment } from '../after-payment.ts';
import { forgetCode } from './kept-code.ts';
import type { OrderState } from './use-order.ts';

export interface Settled {
  /** The figures on the page are being asked for anew. */
  readonly isAsking: boolean;
  /** They know of all that has come of the order. */
  readonly isKnown: boolean;
}

export function useSettled({ orderId, status, unmatched }: OrderState): Settled {
  const client = useQueryClient();
  const subject = useSession()?.subject ?? null;
  const news = `${orderId} ${status} ${unmatched.map((each) => each.status).join()}`;
  const hasNews = orderId !== null && (status !== 'PENDING' || unmatched.length > 0);
  const [asked, setAsked] = useState({ news: '', isKnown: false });
  useEffect(() => {
    if (!hasNews) return;
    if (orderId !== null && status !== 'PENDING') forgetCode(client, orderId);
    void afterPayment(client, subject).then(
      () => setAsked({ news, isKnown: true }),
      // A balance that could not be refreshed is not shown as the balance after the payment.
      () => setAsked({ news, isKnown: false }),
    );
  }, [client, subject, orderId, status, hasNews, news]);
  const isAnswered = asked.news === news;
  return { isAsking: hasNews && !isAnswered, isKnown: isAnswered && asked.isKnown };
}
