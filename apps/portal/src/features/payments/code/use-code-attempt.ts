/**
 * One order for the same parts, however often and in whichever tab they are asked for (T14): its key is kept until the
 * order is over, and a code that may still be paid is shown again rather than replaced, as somebody may have scanned
 * it. An order that was paid meanwhile, while no tab looked, makes room for a new one.
 */
import type { PaymentPart } from '@portal/domain/payment-parts';
import { useMemo } from 'react';
import { toApiError } from '../../../lib/api/api-error.ts';
import { lastingAttempt } from '../../../lib/api/lasting-attempt.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { storageKeys } from '../../../lib/storage.ts';
import type { PayAccount } from '../pay-account.ts';
import { requestCode } from './paynow.request.ts';
import type { PaynowCode } from './paynow-code.ts';

export interface CodeAttempt {
  /** @throws ApiError */
  codeFor(accounts: readonly PayAccount[], parts: readonly PaymentPart[]): Promise<PaynowCode>;
  /** The order is over, or somebody wants another one. */
  end(): void;
}

export function useCodeAttempt(): CodeAttempt {
  const subject = useSession()?.subject ?? null;
  return useMemo(() => {
    const attempt = lastingAttempt(storageKeys.payNow);
    return {
      async codeFor(accounts, parts) {
        const ask = () => attempt.run([subject, parts], (key) => requestCode(accounts, parts, key));
        try {
          return await ask();
        } catch (error) {
          // The order of the kept key is over, and its refusal has ended the attempt.
          if (toApiError(error).code !== 'SK_PAY_1003') throw error;
          return ask();
        }
      },
      end: attempt.end,
    };
  }, [subject]);
}
