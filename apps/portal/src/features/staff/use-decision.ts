/**
 * Sends what an officer has decided, once: a try whose answer was lost is repeated under its key. Somebody else's
 * decision is no failure of the page: what is shown is then asked for again. Knows no queue.
 */
import type { Input } from '@portal/contract';
import { isSessionCode } from '@portal/contract/errors';
import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { write } from '../../lib/api.ts';
import { toApiError } from '../../lib/api-error.ts';
import { createAttempts } from '../../lib/attempts.ts';
import { queuesKey } from './queues.query.ts';

export interface DecisionOf<Said> {
  inputOf(said: Said): Input<'staff:decide'>;
  /** Codes after which the item is another one than was shown. */
  readonly overtaken: ReadonlySet<string>;
  /** Of the item that is shown, and of the list that it stands in. */
  readonly item: QueryKey;
  readonly list: QueryKey;
  onDone(said: Said): void;
}

export interface Deciding<Said> {
  readonly busy: boolean;
  /** What went wrong, in the words of the code; null: nothing. */
  readonly failure: string | null;
  submit(said: Said): void;
}

export function useDecision<Said>({
  inputOf,
  overtaken,
  item,
  list,
  onDone,
}: DecisionOf<Said>): Deciding<Said> {
  const client = useQueryClient();
  const [attempts] = useState(createAttempts);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const askAgain = () => {
    void client.invalidateQueries({ queryKey: list });
    void client.invalidateQueries({ queryKey: queuesKey });
  };

  async function send(said: Said): Promise<void> {
    const input = inputOf(said);
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
      void client.invalidateQueries({ queryKey: item });
      askAgain();
      return;
    }
    setBusy(false);
    onDone(said);
    askAgain();
    client.removeQueries({ queryKey: item });
  }

  return { busy, failure, submit: (said) => void send(said) };
}
