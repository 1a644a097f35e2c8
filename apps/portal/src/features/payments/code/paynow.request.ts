/** Asks the payments service for a code (S2 §7, readings §8). */
import { restPaths } from '@portal/contract/http';
import type { PaynowReply, PaynowRequestBody } from '@portal/contract/payments/payments.rest';
import { paynowSpelling11 } from '@portal/domain/account-number';
import { type PaymentPart, sumParts } from '@portal/domain/payment-parts';
import { ApiError, NO_ANSWER } from '../../../lib/api/api-error.ts';
import { postPrivate } from '../../../lib/api/post-private.ts';
import type { PayAccount } from '../pay-account.ts';
import { type PaynowCode, toPaynowCode } from './paynow-code.ts';

/** @throws ApiError */
export async function requestCode(
  accounts: readonly PayAccount[],
  parts: readonly PaymentPart[],
  idempotencyKey: string,
): Promise<PaynowCode> {
  const reply = await postPrivate(restPaths.paynowRequest, buildBody(accounts, parts), idempotencyKey);
  return toPaynowCode(reply as PaynowReply, parts);
}

/** One account plainly, several as a list with their total. */
function buildBody(accounts: readonly PayAccount[], parts: readonly PaymentPart[]): PaynowRequestBody {
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
  return { accounts: named, amount: sumParts(parts), ...labels };
}
