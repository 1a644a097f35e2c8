/**
 * Asking for a refund and changing its method. The rules are those of the domain, on facts that are read again under the
 * lock of the account, so that the web, the restricted area and staff come to one answer (T15).
 */
import type { Output } from '@portal/contract';
import type { ErrorCode } from '@portal/contract/errors';
import type { AccountNo } from '@portal/domain/account-number';
import { type Cents, cents, negateCents } from '@portal/domain/money';
import type { EligibilityCode } from '@portal/domain/refunds/refund-eligibility';
import { findHeldUntil } from '@portal/domain/refunds/refund-hold';
import { isPossibleChoice, isSameMethod } from '@portal/domain/refunds/refund-method';
import { mayChangeMethod } from '@portal/domain/refunds/refund-pill';
import { isWithinServiceHours } from '@portal/domain/service-hours';
import { type SgDay, toSgDay } from '@portal/domain/sg-time';
import type { Tx } from '../../db/database.ts';
import { withTransaction } from '../../db/transaction.ts';
import { Refusal } from '../../wire/calls/refusal.ts';
import type { SubjectContext } from '../../wire/context.ts';
import { lockAccounts } from '../bills/public.ts';
import { openRequest } from '../requests/public.ts';
import { findCheckBy, isOwn, toPillFacts } from './check.ts';
import { type RefundChoice, toChoice, toDetails } from './destination.ts';
import { moveRefund } from './move-refund.ts';
import { loadRefundFacts, type RefundFacts } from './refund-facts.ts';
import { KIND, readDetails } from './refund-request.ts';

export interface RefundInput extends RefundChoice {
  readonly accountNo: AccountNo;
  readonly source: 'M' | 'W';
}

const refusals: Readonly<Record<Exclude<EligibilityCode, '100'>, ErrorCode>> = {
  '901': 'SK_REFUND_1003',
  '902': 'SK_REFUND_1004',
  '903': 'SK_REFUND_1005',
  '904': 'SK_REFUND_1006',
  '905': 'SK_REFUND_1005',
};

interface Judged {
  readonly facts: RefundFacts;
  readonly accountId: number;
  readonly now: number;
  readonly by: { readonly actor: 'customer'; readonly actorId: number; readonly source: 'M' | 'W' };
}

/** The account is locked to the end of the transaction; instant and facts are those of after the lock. */
async function lockAndLoad(tx: Tx, context: SubjectContext, input: RefundInput): Promise<Judged> {
  const { accountId } = context.subject.own(input.accountNo);
  const { customer } = context.subject;
  if (customer === null) throw new Refusal('SK_ACCESS_1001');
  await lockAccounts(tx, [accountId]);
  const now = context.clock.now();
  if (!isWithinServiceHours(now)) throw new Refusal('SK_HOURS_1001');
  const facts = (await loadRefundFacts(tx, [accountId], toSgDay(now), isOwn(context))).get(accountId);
  if (facts === undefined) throw new Refusal('SK_ACCESS_1001');
  const by = { actor: 'customer', actorId: customer.customerId, source: input.source } as const;
  return { facts, accountId, now, by };
}

/** As the request is stored: to a new bank account it is held after its check. */
function planRefund(input: RefundInput, amount: Cents, { record }: RefundFacts, checkBy: SgDay) {
  const heldUntil = input.code === '03' && record.bank ? findHeldUntil(record.bank, checkBy) : null;
  const details = toDetails(input, amount, record);
  return heldUntil === null
    ? { details, nextBy: checkBy }
    : { details: { ...details, heldUntil }, nextBy: heldUntil };
}

/** @throws Refusal SK_HOURS_1001, SK_REFUND_1001 for a method that is not possible, or the code of the eligibility */
export function createRefund(context: SubjectContext, input: RefundInput): Promise<Output<'refund:create'>> {
  return withTransaction(context.db, async (tx) => {
    const { facts, accountId, now, by } = await lockAndLoad(tx, context, input);
    if (facts.code !== '100') throw new Refusal(refusals[facts.code]);
    if (!isPossibleChoice(facts.method, input)) throw new Refusal('SK_REFUND_1001');
    const request = await openRequest(tx, {
      kind: KIND,
      accountId,
      state: 'PENDING',
      ...planRefund(input, negateCents(facts.outstanding), facts, findCheckBy(context, null, now)),
      by,
      at: now,
    });
    if (request === null) throw new Refusal('SK_REFUND_1004');
    return { refundCreated: true, requestId: request.requestId };
  });
}

/**
 * Changes the method while the request is checked. Where the new method or the refund itself is no longer possible, the
 * request is cancelled in the same transaction, and the return code says so (S2 §4).
 * @throws Refusal SK_HOURS_1001, SK_REFUND_1001 for the method in use, SK_REFUND_1007 when it is too late
 */
export function changeRefund(context: SubjectContext, input: RefundInput): Promise<Output<'refund:update'>> {
  return withTransaction(context.db, async (tx) => {
    const { facts, accountId, now, by } = await lockAndLoad(tx, context, input);
    const { open } = facts;
    if (open === null) throw new Refusal('SK_REFUND_1007');
    const details = readDetails(open);
    if (!mayChangeMethod(toPillFacts(open, facts, now))) throw new Refusal('SK_REFUND_1007');
    if (input.code === '09' || isSameMethod(toChoice(details), input)) throw new Refusal('SK_REFUND_1001');
    const amount = cents(Math.min(details.amount, -facts.outstanding));
    const isPossible = amount > 0 && facts.arrears <= 0 && isPossibleChoice(facts.method, input);
    const moved = await moveRefund(
      tx,
      { accountId, requestId: open.requestId },
      isPossible
        ? {
            to: 'PENDING',
            what: 'METHOD_CHANGED',
            ...planRefund(input, amount, facts, findCheckBy(context, open, now)),
            by,
            at: now,
          }
        : { to: 'CANCELLED', what: 'CHANGE_FAILED', nextBy: null, by, at: now },
    );
    if (moved === null) throw new Refusal('SK_REFUND_1007');
    return { returnCode: isPossible ? '100' : 'SK_REFUND_1002', requestId: open.requestId };
  });
}
