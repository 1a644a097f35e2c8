/** An officer's decision on a suspense payment, in the transaction of the call: once, with a reason, never their own. */
import type { Output } from '@portal/contract';
import type { AccountNo } from '@portal/domain/account-number';
import { cents } from '@portal/domain/money';
import { sumParts } from '@portal/domain/payment-parts';
import { appendAudit } from '../../db/audit.store.ts';
import type { Tx } from '../../db/database.ts';
import { withTransaction } from '../../db/transaction.ts';
import { Refusal } from '../../wire/calls/refusal.ts';
import type { SubjectContext } from '../../wire/context.ts';
import { toActor } from '../../wire/writes/write-actor.ts';
import { findHeldAccounts } from '../accounts/public.ts';
import { plainNote } from '../linking/public.ts';
import { decideParked, type ParkedDecision, type ParkedPaymentInFull } from '../payments/public.ts';
import { getStaffId, onlyPaymentsStaff } from './officer.ts';
import { isLinkedTo } from './own-account.ts';
import { knownPayment } from './payment.service.ts';
import { addPaymentDecision, type PaymentDecision } from './payment-decision.store.ts';
import { type PaymentView, paymentView } from './payment-view.store.ts';

export interface PaymentDecisionInput {
  readonly itemId: string;
  readonly decision: PaymentDecision;
  readonly parts?: readonly { readonly accountNo: AccountNo; readonly amount: number }[] | undefined;
  readonly note: string;
}

type Parts = Extract<ParkedDecision, { kind: 'post' }>['parts'];

/** @throws Refusal SK_ACCESS_1001, SK_STAFF_1001, 1003 and 1006 to 1009; nothing of it has happened then */
export function decidePayment(
  context: SubjectContext,
  { itemId, decision, parts = [], note: typed }: PaymentDecisionInput,
): Promise<Output<'staff:decide'>> {
  onlyPaymentsStaff(context);
  const { clock } = context;
  const staffId = getStaffId(context);
  const note = plainNote(typed);
  if (note === null) throw new Refusal('SK_INPUT_1001');
  return withTransaction(context.db, async (tx) => {
    const payment = await knownPayment(tx, itemId);
    if (payment.state !== 'waiting') throw new Refusal('SK_STAFF_1001');
    const view = await paymentView(tx, payment.eventId, staffId);
    if (view === null) throw new Refusal('SK_STAFF_1009');
    const given = decision === 'post' ? await readParts(tx, payment, view, parts) : [];
    await refuseOwn(tx, staffId, payment, view, given);
    const said =
      decision === 'post' ? ({ kind: 'post', parts: given } as const) : ({ kind: 'return' } as const);
    const decided = await decideParked(tx, { eventId: payment.eventId, decision: said, clock });
    // Two officers who say the same are two all the same: the second one is told.
    if (decided.isRepeat) throw new Refusal('SK_STAFF_1001');
    const now = clock.now();
    await addPaymentDecision(tx, payment.eventId, { staffId, decision, note }, now);
    await appendAudit(tx, {
      at: now,
      actor: toActor(context).name,
      action: `payment:${decided.state}`,
      object: decided.orderId === null ? `notice:${payment.eventId}` : `order:${decided.orderId}`,
      outcome: `done ${payment.reason}`,
    });
    return { status: decided.state };
  });
}

/** To the accounts that the payment names, or the one that was looked up: to nothing that nobody has seen. */
async function readParts(
  tx: Tx,
  payment: ParkedPaymentInFull,
  { payee }: PaymentView,
  parts: NonNullable<PaymentDecisionInput['parts']>,
): Promise<Parts> {
  if (payment.currency !== 'SGD') throw new Refusal('SK_STAFF_1008');
  const known = await findHeldAccounts(tx, [
    ...payment.accounts.map(({ accountId }) => accountId),
    ...(payee === null ? [] : [payee.accountId]),
  ]);
  const accountIds = new Map(known.map(({ accountNo, accountId }) => [accountNo, accountId]));
  const given = parts.map(({ accountNo, amount }) => {
    const accountId = accountIds.get(accountNo);
    if (accountId === undefined) throw new Refusal('SK_STAFF_1009');
    return { accountId, amount: cents(amount) };
  });
  const isTwice = new Set(given.map(({ accountId }) => accountId)).size < given.length;
  if (isTwice || given.length === 0 || sumParts(given) !== payment.amount) throw new Refusal('SK_STAFF_1007');
  return given;
}

/** As it was found when they were shown, and as the accounts are linked by now. */
async function refuseOwn(
  tx: Tx,
  staffId: number,
  { accounts }: ParkedPaymentInFull,
  { isOwn, payee }: PaymentView,
  parts: Parts,
): Promise<void> {
  const toOwnPayee = payee?.isOwn && parts.some(({ accountId }) => accountId === payee.accountId);
  const accountIds = [...accounts, ...parts].map(({ accountId }) => accountId);
  if (isOwn || toOwnPayee || (await isLinkedTo(tx, staffId, accountIds))) throw new Refusal('SK_STAFF_1006');
}
