/**
 * Sends what an officer has decided, once: a try whose answer was lost is repeated under its key. Somebody else's
 * decision is no failure of this page: the payment is then asked for again and tells who it was.
 */
import type { Input } from '@portal/contract';
import { isSessionCode } from '@portal/contract/errors';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { write } from '../../../lib/api.ts';
import { toApiError } from '../../../lib/api-error.ts';
import { createAttempts } from '../../../lib/attempts.ts';
import { queuesKey } from '../queues.query.ts';
import { paymentQuery, paymentsKey } from './parked.query.ts';

type Decided = Extract<Input<'staff:decide'>, { queue: 'parkedPayments' }>;
type WithoutPlace<One> = One extends Decided ? Omit<One, 'queue' | 'itemId'> : never;
export type Said = WithoutPlace<Decided>;

export interface DecidePayment {
  readonly busy: boolean;
  /** What went wrong, in the words of the code; null: nothing. */
  readonly failure: string | null;
  submit(said: Said): void;
}

/** Codes after which this payment is another one than was shown. */
const overtaken: ReadonlySet<string> = new Set([
  'SK_STAFF_1001',
  'SK_STAFF_1006',
  'SK_STAFF_1009',
  'SK_ACCESS_1001',
]);

export function useDecidePayment(itemId: string, onDone: (said: Said) => void): DecidePayment {
  const client = useQueryClient();
  const [attempts] = useState(createAttempts);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const askAgain = () => {
    void client.invalidateQueries({ queryKey: paymentsKey });
    void client.invalidateQueries({ queryKey: queuesKey });
  };

  async function send(said: Said): Promise<void> {
    const input: Decided = { queue: 'parkedPayments', itemId, ...said };
    setBusy(true);
    setFailure(null);
    try {
      await attempts.run(input, (idempotencyKey) => write('staff:decide', input, { idempotencyKey }));
    } catch (error) {
      const { code, message } = toApiError(error);
      setBusy(false);
      // The end of the session is told by whoever ends it.
      if (isSessionCode(code)) return;
      setFailure(message);
      if (!overtaken.has(code)) return;
      void client.invalidateQueries({ queryKey: paymentQuery(itemId).queryKey });
      askAgain();
      return;
    }
    setBusy(false);
    onDone(said);
    askAgain();
    client.removeQueries({ queryKey: paymentQuery(itemId).queryKey });
  }

  return { busy, failure, submit: (said) => void send(said) };
}
