/** Looks up whose an account number is that an officer has typed. The look is recorded: it is asked for by a press alone. */
import { isSessionCode } from '@portal/contract/errors';
import { useState } from 'react';
import { write } from '../../../lib/api.ts';
import { toApiError } from '../../../lib/api-error.ts';
import type { Payee } from './parked.query.ts';

export interface PayeeLookup {
  readonly busy: boolean;
  readonly failure: string | null;
  look(accountNo: string): void;
  forget(): void;
}

export function usePayee(itemId: string, onFound: (found: Payee) => void): PayeeLookup {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function look(accountNo: string): Promise<void> {
    setBusy(true);
    setFailure(null);
    try {
      onFound(await write('staff:parkedPayee', { itemId, accountNo }));
    } catch (error) {
      const { code, message, details } = toApiError(error);
      if (!isSessionCode(code)) setFailure(details?.[0]?.message ?? message);
    }
    setBusy(false);
  }

  return { busy, failure, look: (accountNo) => void look(accountNo), forget: () => setFailure(null) };
}
