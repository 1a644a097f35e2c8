/**
 * Staff decisions on suspense payments: post to the accounts that staff name, or return to the payer. Once, under the
 * settlement locks, so that it never races with itself or a notice. The staff module checks who may decide.
 */
import type { Clock } from '@portal/domain/clock';
import type { Cents } from '@portal/domain/money';
import { sumParts } from '@portal/domain/payment-parts';
import { orderId as makeOrderId } from '@portal/domain/paynow-qr/reference';
import { toMonth, toSgDay } from '@portal/domain/sg-time';
import type { Tx } from '../../../db/database.ts';
import { Refusal } from '../../../wire/calls/refusal.ts';
import { balancesOf, lockAccounts, postPayment } from '../../bills/public.ts';
import { type Claim, listParts, loadClaim } from '../claim.ts';
import { toSourceRef } from '../notice.store.ts';
import { closeOrdersAboveDue, markPaid, markPosted, nextOrderNumber } from '../orders/order.store.ts';
import { lockedParkedRow, markDecided, type ParkedRow, parkedRow, postedParts } from './parked.store.ts';

interface DecidedPart {
  readonly accountId: number;
  readonly amount: Cents;
}

export type ParkedDecision =
  /** The parts add up to what came, each account once. */
  { readonly kind: 'post'; readonly parts: readonly DecidedPart[] } | { readonly kind: 'return' };

export interface Decided {
  readonly state: 'posted' | 'returned';
  /** Under which the receipt is found; null: returned. */
  readonly orderId: string | null;
  /** The same was decided before, and nothing happened now. */
  readonly isRepeat: boolean;
}

const CHANNEL = 'PAYNOW';

/**
 * In the transaction of whoever decides, who also writes the audit.
 * @throws Refusal SK_ACCESS_1001 for what was never parked, SK_STAFF_1001 when something else was decided meanwhile,
 * SK_INPUT_1001 for parts that are not what came, an account that is none, or money of another currency
 */
export async function decideParked(
  tx: Tx,
  { eventId, decision, clock }: { eventId: string; decision: ParkedDecision; clock: Clock },
): Promise<Decided> {
  const seen = await parkedRow(tx, eventId);
  if (seen === null) throw new Refusal('SK_ACCESS_1001');
  const named = listParts(await loadClaim(tx, seen.reference));
  const parts = decision.kind === 'post' ? decision.parts : [];
  // Accounts before the notice, as in settling.
  await lockAccounts(tx, [...new Set([...named, ...parts].map(({ accountId }) => accountId))]);
  const row = await lockedParkedRow(tx, eventId);
  if (row === null) throw new Refusal('SK_ACCESS_1001');
  if (row.state !== 'waiting') return repeated(row, decision, await postedParts(tx, row));
  const now = clock.now();
  if (decision.kind === 'return') {
    await markDecided(tx, eventId, { state: 'returned' }, now);
    return { state: 'returned', orderId: null, isRepeat: false };
  }
  await refuseWrongParts(tx, row, parts, now);
  const orderId = await post(tx, row, parts, now);
  await markDecided(tx, eventId, { state: 'posted', orderId }, now);
  return { state: 'posted', orderId, isRepeat: false };
}

function repeated(row: ParkedRow, decision: ParkedDecision, posted: readonly PartLike[]): Decided {
  const { state, orderId } = row;
  if (state === 'returned' && decision.kind === 'return') return { state, orderId: null, isRepeat: true };
  if (state === 'posted' && decision.kind === 'post' && areSame(decision.parts, posted))
    return { state, orderId, isRepeat: true };
  throw new Refusal('SK_STAFF_1001');
}

interface PartLike {
  readonly accountId: number;
  readonly amount: number;
}

function areSame(some: readonly PartLike[], others: readonly PartLike[]): boolean {
  const amounts = new Map(others.map(({ accountId, amount }) => [accountId, amount]));
  return (
    some.length === others.length &&
    amounts.size === others.length &&
    some.every(({ accountId, amount }) => amounts.get(accountId) === amount)
  );
}

async function refuseWrongParts(
  tx: Tx,
  row: ParkedRow,
  parts: readonly DecidedPart[],
  now: number,
): Promise<void> {
  const accountIds = [...new Set(parts.map(({ accountId }) => accountId))];
  const isRight =
    row.currency === 'SGD' &&
    parts.length > 0 &&
    accountIds.length === parts.length &&
    parts.every(({ amount }) => amount > 0) &&
    sumParts(parts) === row.amount &&
    (await balancesOf(tx, accountIds, toSgDay(now))).size === accountIds.length;
  if (!isRight) throw new Refusal('SK_INPUT_1001');
}

/** Its own order is paid by it when it gets exactly what it asked for; otherwise this is a payment by itself. */
async function post(tx: Tx, row: ParkedRow, parts: readonly DecidedPart[], now: number): Promise<string> {
  const claim = await loadClaim(tx, row.reference);
  const order = findUnpaidOrder(claim);
  const matchesRequest = order !== null && areSame(parts, order.parts);
  const orderId = matchesRequest
    ? order.orderId
    : makeOrderId(toMonth(toSgDay(now)), await nextOrderNumber(tx));
  const paidAt = bookedAt(row);
  await postPayment(tx, {
    orderId,
    channel: CHANNEL,
    method: CHANNEL,
    referenceId: row.transaction,
    sourceRef: toSourceRef(row.transaction),
    paidAt,
    recordedAt: now,
    parts,
  });
  if (matchesRequest) await markPaid(tx, order, row.transaction, paidAt);
  // The customer who requested the code learns of the payment, and does not pay a second time by mistake.
  else if (order?.parts.some((requested) => parts.some(({ accountId }) => accountId === requested.accountId)))
    await markPosted(tx, order, orderId, now);
  await closeOrdersAboveDue(
    tx,
    parts.map(({ accountId }) => accountId),
    now,
  );
  return orderId;
}

/** No account has money of a time before it was asked for: in no history would it be found. */
const bookedAt = ({ reason, paidAt, receivedAt }: ParkedRow): number =>
  reason === 'early' ? receivedAt : paidAt;

const findUnpaidOrder = (claim: Claim) =>
  claim !== null && 'order' in claim && claim.order.paidBy === null ? claim.order : null;
