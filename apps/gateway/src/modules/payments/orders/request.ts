/**
 * Makes the code of a payment: what is due is read again under the lock of the accounts, the unpaid code of each
 * closes, and the new one is kept before anybody sees it (T13, T14).
 */
import { textOfError } from '@portal/contract/errors';
import { fieldTexts } from '@portal/contract/field-texts';
import type { paynowRequestOfOne, paynowRequestOfSeveral } from '@portal/contract/payments/payments.rest';
import { cents } from '@portal/domain/money';
import { partProblems, sumParts } from '@portal/domain/payment-parts';
import { paynowExpiry } from '@portal/domain/paynow-expiry';
import { paynowPayload } from '@portal/domain/paynow-qr/build';
import { orderId as orderIdOf, orderReference } from '@portal/domain/paynow-qr/reference';
import { toMonth, toSgDay } from '@portal/domain/sg-time';
import type * as z from 'zod/mini';
import type { Tx } from '../../../db/database.ts';
import { account, type Claim } from '../../../wire/callers/claims.ts';
import { type FieldDetails, Refusal } from '../../../wire/calls/refusal.ts';
import type { SubjectContext } from '../../../wire/context.ts';
import type { Trace } from '../../../wire/rest/rest-write.ts';
import { accountBalances, lockAccounts } from '../../bills/public.ts';
import { addOrder, closeOrders, nextOrderNumber, type OrderPart } from './order.store.ts';
import type { Payee } from './paynow-state.ts';

/** With its place in the request, for the words on what is wrong with it: 'amount', or 'accounts.1.amount'. */
export interface RequestedPart extends OrderPart {
  readonly field: string;
}

export type PaynowRequest = z.output<typeof paynowRequestOfOne> | z.output<typeof paynowRequestOfSeveral>;

const CITY = 'Singapore';

const namedIn = (request: PaynowRequest) => ('accounts' in request ? request.accounts : [request]);

/** Each account of the request, with what the request says of it. */
export const accountsNamed = (request: PaynowRequest): readonly Claim[] =>
  namedIn(request).map(({ account_number, bp_number, system_type }) =>
    account(account_number, { bpNo: bp_number, system: system_type }),
  );

/**
 * The parts in one order, whatever was written in which shape, so that equal requests are equal.
 * @throws Refusal SK_ACCESS_1001 unless each is theirs and what is said of it is true, SK_INPUT_1001 for an account
 * that is named twice, or a total that is none
 */
export function requestedParts(
  { subject }: Pick<SubjectContext, 'subject'>,
  request: PaynowRequest,
): RequestedPart[] {
  const named = namedIn(request);
  const place = (index: number) => ('accounts' in request ? `accounts.${index}.` : '');
  const parts = named.map(({ account_number, amount }, index) => {
    const { accountId, accountNo } = subject.own(account_number);
    return { accountId, account: accountNo, amount: cents(amount), field: `${place(index)}amount` };
  });
  if (new Set(parts.map(({ accountId }) => accountId)).size < parts.length)
    throw new Refusal('SK_INPUT_1001', [unfit('accounts')]);
  if (sumParts(parts) !== request.amount) throw new Refusal('SK_INPUT_1001', [unfit('amount')]);
  return parts.sort((one, other) => one.accountId - other.accountId);
}

const unfit = (field: string) => ({ field, message: textOfError('SK_INPUT_1001') });

/** In the transaction of the write. @returns the id under which the order is found. @throws Refusal SK_PAY_1001 */
export async function makeOrder(
  tx: Tx,
  trace: Trace,
  { clock, customerId, payee }: { clock: SubjectContext['clock']; customerId: number; payee: Payee },
  parts: readonly RequestedPart[],
): Promise<{ order_id: string }> {
  const accountIds = parts.map(({ accountId }) => accountId);
  await lockAccounts(tx, accountIds);
  // After the lock, so that whoever waited for it has the later instant.
  const now = clock.now();
  const today = toSgDay(now);
  await refuseMoreThanDue(tx, parts, today);
  await closeOrders(tx, accountIds, now);
  const orderId = orderIdOf(toMonth(today), await nextOrderNumber(tx));
  const amount = sumParts(parts);
  const [reference, expiredAt] = [
    orderReference(
      parts.map((part) => part.account),
      orderId,
    ),
    paynowExpiry(now),
  ];
  const payload = paynowPayload({
    uen: payee.uen,
    amount,
    reference,
    validUntil: expiredAt,
    merchantName: payee.name,
    merchantCity: CITY,
  });
  await addOrder(tx, { customerId, orderId, reference, amount, payload, issuedAt: now, expiredAt, parts });
  trace.about(`order:${orderId}`);
  return { order_id: orderId };
}

async function refuseMoreThanDue(
  tx: Tx,
  parts: readonly RequestedPart[],
  today: ReturnType<typeof toSgDay>,
): Promise<void> {
  const getBalance = await accountBalances(
    tx,
    parts.map(({ accountId }) => accountId),
    today,
  );
  const dues = parts.map(({ accountId, account }) => ({
    account,
    amount: getBalance(accountId).outstanding,
  }));
  const wrong = new Set(partProblems(parts, dues).map((problem) => problem.account));
  if (wrong.size === 0) return;
  const details: FieldDetails = parts
    .filter((part) => wrong.has(part.account))
    .map(({ field }) => ({ field, message: fieldTexts.amountExceeded }))
    .sort((one, other) => one.field.localeCompare(other.field, 'en', { numeric: true }));
  throw new Refusal('SK_PAY_1001', details);
}
