/** The payments service: asks for a code, and what became of an order (S2 §7, readings §8). */
import { restPaths } from '@portal/contract/http';
import type {
  PaymentDetails,
  PaymentEvent,
  PaynowReply,
  PaynowRequestBody,
} from '@portal/contract/payments/payments.rest';
import { paynowSpelling11 } from '@portal/domain/account-number';
import { type PaymentPart, totalOf } from '@portal/domain/payment-parts';
import { ApiError, NO_ANSWER } from '../../lib/api-error.ts';
import type { StreamEvent } from '../../lib/event-stream.ts';
import { getPrivate } from '../../lib/get-private.ts';
import { postPrivate } from '../../lib/post-private.ts';
import type { PayAccount } from './pay-account.ts';
import { codeOf, type PaynowCode } from './paynow-code.ts';

/** @throws ApiError */
export async function requestCode(
  accounts: readonly PayAccount[],
  parts: readonly PaymentPart[],
  idempotencyKey: string,
): Promise<PaynowCode> {
  const reply = await postPrivate(restPaths.paynowRequest, bodyOf(accounts, parts), idempotencyKey);
  return codeOf(reply as PaynowReply, parts);
}

/** One account plainly, several as a list with their total. */
function bodyOf(accounts: readonly PayAccount[], parts: readonly PaymentPart[]): PaynowRequestBody {
  const labels = { currency: 'SGD', channel: 'UPORTAL' } as const;
  const named = parts.map(({ account, amount }) => {
    const of = accounts.find((each) => each.account === account);
    if (of === undefined) throw new ApiError(NO_ANSWER);
    return {
      account_number: paynowSpelling11(account),
      system_type: of.system,
      bp_number: of.bpNo,
      amount,
    };
  });
  const [only, ...others] = named;
  if (only !== undefined && others.length === 0) return { ...only, ...labels };
  return { accounts: named, amount: totalOf(parts), ...labels };
}

const pathOf = (path: string, orderId: string): string =>
  path.replace(':orderId', encodeURIComponent(orderId));

/** @throws ApiError */
export async function paymentDetails(orderId: string): Promise<PaymentDetails> {
  return (await getPrivate(pathOf(restPaths.payment, orderId))) as PaymentDetails;
}

export const eventsPath = (orderId: string): string => pathOf(restPaths.paymentEvents, orderId);

/** null: an event of another kind. */
export function readPaymentEvent({ event, data }: StreamEvent): PaymentEvent | null {
  if (event !== 'payment') return null;
  try {
    return JSON.parse(data) as PaymentEvent;
  } catch {
    return null;
  }
}
