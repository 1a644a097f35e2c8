/**
 * Sends a decision, once: a try whose answer was lost is repeated under its key. Somebody else's decision is no
 * failure of this page: what is shown is then asked for again.
 */
import type { Input } from '@portal/contract';
import { isSessionCode } from '@portal/contract/errors';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { write } from '../../lib/api.ts';
import { toApiError } from '../../lib/api-error.ts';
import { createAttempts } from '../../lib/attempts.ts';
import { applicationQuery } from './application.query.ts';
import type { DraftKey } from './drafts.ts';
import { queueKey } from './queue.query.ts';
import { queuesKey } from './queues.query.ts';

export type Decision = Extract<Input<'staff:decide'>, { queue: 'linkApplications' }>['decision'];

export interface Decide {
  readonly busy: boolean;
  /** What went wrong, in the words of the code; null: nothing. */
  readonly failure: string | null;
  submit(decision: Decision, note: string): void;
  dismissFailure(): void;
}

/** Codes after which this application is another one than was shown. */
const overtaken: ReadonlySet<string> = new Set([
  'SK_STAFF_1001',
  'SK_STAFF_1002',
  'SK_STAFF_1005',
  'SK_ACCESS_1001',
]);

export function useDecide({ itemId, documentNo }: DraftKey, onDone: (decision: Decision) => void): Decide {
  const client = useQueryClient();
  const [attempts] = useState(createAttempts);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function send(decision: Decision, note: string): Promise<void> {
    const said = { itemId, documentNo, decision, ...(note ? { note } : {}) };
    const input = { queue: 'linkApplications', ...said } as const;
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
      if (overtaken.has(code)) {
        void client.invalidateQueries({ queryKey: applicationQuery(itemId).queryKey });
        void client.invalidateQueries({ queryKey: queueKey });
      }
      return;
    }
    setBusy(false);
    onDone(decision);
    void client.invalidateQueries({ queryKey: queueKey });
    void client.invalidateQueries({ queryKey: queuesKey });
    client.removeQueries({ queryKey: applicationQuery(itemId).queryKey });
  }

  return {
    busy,
    failure,
    submit: (decision, note) => void send(decision, note),
    dismissFailure: () => setFailure(null),
  };
}
