/**
 * One order for the same parts, however often and in whichever tab they are asked for (T14): its key is kept until the
 * order is over, and a code that may still be paid is shown again rather than replaced, as somebody may have scanned
 * it. An order that was paid meanwhile, while no tab looked, makes room for a new one.
 */
import type { PaymentPart } from '@portal/domain/payment-parts';
import { useMemo } from 'react';
import { toApiError } from '../../lib/api-error.ts';
import { lastingAttempt } from '../../lib/lasting-attempt.ts';
import { storageKeys } from '../../lib/storage.ts';
import { useSession } from '../../lib/use-session.ts';
import { paymentDetails } from './follow-order.ts';
import type { PayAccount } from './pay-account.ts';
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
    const ask = (accounts: readonly PayAccount[], parts: readonly PaymentPart[]) =>
      attempt.run([subject, parts], async (key, isRepeat) => {
        const code = await requestCode(accounts, parts, key).catch((error: unknown) => {
          // The code of that key is over: paid, replaced or expired.
          if (isRepeat && toApiError(error).code === 'SK_PAY_1003') return null;
          throw error;
        });
        return code !== null && isRepeat && (await isOver(code)) ? null : code;
      });
    return {
      async codeFor(accounts, parts) {
        for (;;) {
          const code = await ask(accounts, parts);
          if (code !== null) return code;
          attempt.end();
        }
      },
      end: attempt.end,
    };
  }, [subject]);
}

/** What cannot be learned now is learned by whoever follows the order. */
async function isOver({ orderId }: PaynowCode): Promise<boolean> {
  const payment = await paymentDetails(orderId).catch(() => null);
  return payment !== null && payment.status !== 'PENDING';
}
