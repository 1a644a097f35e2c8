/** Lifts the lock of an account number, with the reason that is kept. The list is asked for again. */
import { isSessionCode } from '@portal/contract/errors';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { write } from '../../lib/api.ts';
import { toApiError } from '../../lib/api-error.ts';
import { createAttempts } from '../../lib/attempts.ts';
import { locksQuery } from './locks.query.ts';

export interface LiftLock {
  readonly busy: boolean;
  readonly failure: string | null;
  submit(reason: string): void;
}

/** @param onDone whether there was a lock to lift */
export function useLiftLock(accountNo: string, onDone: (lifted: boolean) => void): LiftLock {
  const client = useQueryClient();
  const [attempts] = useState(createAttempts);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function send(reason: string): Promise<void> {
    setBusy(true);
    setFailure(null);
    try {
      const input = { accountNo, reason };
      const { lifted } = await attempts.run(input, (idempotencyKey) =>
        write('staff:liftLinkLock', input, { idempotencyKey }),
      );
      onDone(lifted);
      void client.invalidateQueries({ queryKey: locksQuery().queryKey });
    } catch (error) {
      const { code, message } = toApiError(error);
      if (!isSessionCode(code)) setFailure(message);
    }
    setBusy(false);
  }

  return { busy, failure, submit: (reason) => void send(reason) };
}
