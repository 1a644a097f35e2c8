/** Suspense payments for staff, with their orders. They are added once: staff decide on them. */
import { type AccountNo, canonicalAccountNo } from '@portal/domain/account-number';
import { cents } from '@portal/domain/money';
import { paynowExpiry } from '@portal/domain/paynow-expiry';
import { paynowPayload } from '@portal/domain/paynow-qr/build';
import { orderId, orderReference } from '@portal/domain/paynow-qr/reference';
import { instantText, toMonth, toSgDay } from '@portal/domain/sg-time';
import type { Tx } from '../database.ts';
import { worldAccounts } from './accounts/world-accounts.ts';
import { FIRST_ACCOUNT, PAYER, type WorldParked, worldParked } from './parked/world-parked.ts';
import { insertRows, type Row } from './rows/bulk-insert.ts';

const MINUTE = 60_000;
/** Above those that payments of the world have, below none that the portal gives out soon. */
const FIRST_NUMBER = 19_000_000;

const before = (now: number, minutes: number): number => now - minutes * MINUTE;

export async function addParked(tx: Tx, now: number): Promise<void> {
  const there = await tx
    .selectFrom('bankNotice')
    .select('eventId')
    .where('eventId', 'like', 'EV-WORLD-%')
    .limit(1)
    .executeTakeFirst();
  if (there) return;
  await insertRows(
    tx,
    'paymentOrder',
    worldParked.map((each) => orderRow(each, now)),
  );
  await insertRows(
    tx,
    'paymentOrderPart',
    worldParked.flatMap((each) => partRows(each, now)),
  );
  await insertRows(tx, 'bankNotice', [...worldParked.map((each) => noticeRow(each, now)), unknownRow(now)]);
  await addDoubled(tx, now);
}

const getOrder = ({ no, issued }: WorldParked, now: number) =>
  orderId(toMonth(toSgDay(before(now, issued))), FIRST_NUMBER + no);
const makeReference = (parked: WorldParked, now: number): string =>
  orderReference(
    parked.requestedParts.map(({ account }) => toAccountNo(account)),
    getOrder(parked, now),
  );

function orderRow(parked: WorldParked, now: number): Row {
  const amount = cents(parked.requestedParts.reduce((sum, part) => sum + part.amount, 0));
  const issuedAt = before(now, parked.issued);
  const reference = makeReference(parked, now);
  return {
    customerId: PAYER,
    orderId: getOrder(parked, now),
    reference,
    amountCents: amount,
    payload: paynowPayload({ ...DEMO_PAYEE, amount, reference, validUntil: paynowExpiry(issuedAt) }),
    issuedAt: instantText(issuedAt),
    expiresAt: instantText(paynowExpiry(issuedAt)),
    closedAt: parked.closed === null ? null : instantText(before(now, parked.closed)),
    paidBy: null,
    paidAt: null,
  };
}

/** None of these codes is ever shown again: they have ended, or something has come for them. */
const DEMO_PAYEE = { uen: '199800001D', merchantName: 'Services Portal', merchantCity: '' };

const partRows = (parked: WorldParked, now: number): Row[] =>
  parked.requestedParts.map(({ account, amount }) => ({
    customerId: PAYER,
    orderId: getOrder(parked, now),
    accountId: findAccountId(account),
    amountCents: amount,
  }));

function noticeRow(parked: WorldParked, now: number): Row {
  const { no, reason, requestedParts, receivedAmount, currency, paid } = parked;
  const [only, ...others] = requestedParts;
  return {
    ...buildNotice(no, before(now, paid)),
    reference: makeReference(parked, now),
    amountCents: receivedAmount,
    currency,
    reason,
    orderId: getOrder(parked, now),
    accountId: only && others.length === 0 ? findAccountId(only.account) : null,
  };
}

const unknownRow = (now: number): Row => ({
  ...buildNotice(6, before(now, 170)),
  reference: 'RENTNOVEMBER',
  amountCents: 50_000,
  currency: 'SGD',
  reason: 'unknown',
  orderId: null,
  accountId: null,
});

const buildNotice = (no: number, paidAt: number) => ({
  eventId: `EV-WORLD-${no}`,
  transactionId: `FT-WORLD-${no}`,
  paidAt: instantText(paidAt),
  receivedAt: instantText(paidAt + 4_000),
  outcome: 'parked',
  settledAt: instantText(paidAt + 5_000),
});

/** His last payment by PayNow came a second time; its order is in the ledger already. */
async function addDoubled(tx: Tx, now: number): Promise<void> {
  const accountId = findAccountId(FIRST_ACCOUNT);
  const entry = await tx
    .selectFrom('ledgerEntry')
    .select(['orderId', 'referenceId', 'amountCents', 'recordedAt', 'sourceRef'])
    .where('accountId', '=', accountId)
    .where('kind', '=', 'payment')
    .where('channel', '=', 'PAYNOW')
    .where('sourceRef', 'like', 'world:%')
    .orderBy('effectiveOn', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!entry?.orderId || !entry.referenceId) return;
  const paidAt = entry.recordedAt;
  const amount = cents(-entry.amountCents);
  const reference = entry.referenceId;
  await insertRows(tx, 'paymentOrder', [
    {
      customerId: PAYER,
      orderId: entry.orderId,
      reference,
      amountCents: amount,
      payload: paynowPayload({ ...DEMO_PAYEE, amount, reference, validUntil: paynowExpiry(paidAt) }),
      issuedAt: instantText(paidAt - 5 * MINUTE),
      expiresAt: instantText(paynowExpiry(paidAt)),
      closedAt: null,
      paidBy: entry.sourceRef,
      paidAt: instantText(paidAt),
    },
  ]);
  await insertRows(tx, 'paymentOrderPart', [
    { customerId: PAYER, orderId: entry.orderId, accountId, amountCents: amount },
  ]);
  // The bank may report late: the payer sent it twice within minutes.
  await insertRows(tx, 'bankNotice', [
    {
      ...buildNotice(7, paidAt + 2 * MINUTE),
      receivedAt: instantText(before(now, 28 * 60)),
      settledAt: instantText(before(now, 28 * 60)),
      reference,
      amountCents: amount,
      currency: 'SGD',
      reason: 'doubled',
      orderId: entry.orderId,
      accountId,
    },
  ]);
}

function findAccountId(no: string): number {
  const account = worldAccounts.find((each) => each.no === no);
  if (!account) throw new RangeError(`the demo world has no account ${no}`);
  return account.id;
}

function toAccountNo(no: string): AccountNo {
  const number = canonicalAccountNo(no);
  if (number === null) throw new RangeError(`not an account number: ${no}`);
  return number;
}
