/** Suspense payments for staff, with their orders. They are added once: staff decide on them. */
import { type AccountNo, canonicalAccountNo } from '@portal/domain/account-number';
import { cents } from '@portal/domain/money';
import { paynowExpiry } from '@portal/domain/paynow-expiry';
import { paynowPayload } from '@portal/domain/paynow-qr/build';
import { orderId, orderReference } from '@portal/domain/paynow-qr/reference';
import { instantText, monthOf, sgDayOf } from '@portal/domain/sg-time';
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
    .selectFrom('bank_notice')
    .select('event_id')
    .where('event_id', 'like', 'EV-WORLD-%')
    .limit(1)
    .executeTakeFirst();
  if (there) return;
  await insertRows(
    tx,
    'payment_order',
    worldParked.map((each) => orderRow(each, now)),
  );
  await insertRows(
    tx,
    'payment_order_part',
    worldParked.flatMap((each) => partRows(each, now)),
  );
  await insertRows(tx, 'bank_notice', [...worldParked.map((each) => noticeRow(each, now)), unknownRow(now)]);
  await addDoubled(tx, now);
}

const getOrder = ({ no, issued }: WorldParked, now: number) =>
  orderId(monthOf(sgDayOf(before(now, issued))), FIRST_NUMBER + no);
const makeReference = (parked: WorldParked, now: number): string =>
  orderReference(
    parked.asked.map(({ account }) => toAccountNo(account)),
    getOrder(parked, now),
  );

function orderRow(parked: WorldParked, now: number): Row {
  const amount = cents(parked.asked.reduce((sum, part) => sum + part.amount, 0));
  const issuedAt = before(now, parked.issued);
  const reference = makeReference(parked, now);
  return {
    customer_id: PAYER,
    order_id: getOrder(parked, now),
    reference,
    amount_cents: amount,
    payload: paynowPayload({ ...DEMO_PAYEE, amount, reference, validUntil: paynowExpiry(issuedAt) }),
    issued_at: instantText(issuedAt),
    expires_at: instantText(paynowExpiry(issuedAt)),
    closed_at: parked.closed === null ? null : instantText(before(now, parked.closed)),
    paid_by: null,
    paid_at: null,
  };
}

/** None of these codes is ever shown again: they have ended, or something has come for them. */
const DEMO_PAYEE = { uen: '199800001D', merchantName: 'Services Portal', merchantCity: '' };

const partRows = (parked: WorldParked, now: number): Row[] =>
  parked.asked.map(({ account, amount }) => ({
    customer_id: PAYER,
    order_id: getOrder(parked, now),
    account_id: findAccountId(account),
    amount_cents: amount,
  }));

function noticeRow(parked: WorldParked, now: number): Row {
  const { no, reason, asked, came, currency, paid } = parked;
  const [only, ...others] = asked;
  return {
    ...told(no, before(now, paid)),
    reference: makeReference(parked, now),
    amount_cents: came,
    currency,
    reason,
    order_id: getOrder(parked, now),
    account_id: only && others.length === 0 ? findAccountId(only.account) : null,
  };
}

const unknownRow = (now: number): Row => ({
  ...told(6, before(now, 170)),
  reference: 'RENTNOVEMBER',
  amount_cents: 50_000,
  currency: 'SGD',
  reason: 'unknown',
  order_id: null,
  account_id: null,
});

const told = (no: number, paidAt: number) => ({
  event_id: `EV-WORLD-${no}`,
  transaction_id: `FT-WORLD-${no}`,
  paid_at: instantText(paidAt),
  received_at: instantText(paidAt + 4_000),
  outcome: 'parked',
  settled_at: instantText(paidAt + 5_000),
});

/** His last payment by PayNow came a second time; its order is in the ledger already. */
async function addDoubled(tx: Tx, now: number): Promise<void> {
  const accountId = findAccountId(FIRST_ACCOUNT);
  const entry = await tx
    .selectFrom('ledger_entry')
    .select(['order_id', 'reference_id', 'amount_cents', 'recorded_at', 'source_ref'])
    .where('account_id', '=', accountId)
    .where('kind', '=', 'payment')
    .where('channel', '=', 'PAYNOW')
    .where('source_ref', 'like', 'world:%')
    .orderBy('effective_on', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!entry?.order_id || !entry.reference_id) return;
  const paidAt = entry.recorded_at.getTime();
  const amount = cents(-entry.amount_cents);
  const reference = entry.reference_id;
  await insertRows(tx, 'payment_order', [
    {
      customer_id: PAYER,
      order_id: entry.order_id,
      reference,
      amount_cents: amount,
      payload: paynowPayload({ ...DEMO_PAYEE, amount, reference, validUntil: paynowExpiry(paidAt) }),
      issued_at: instantText(paidAt - 5 * MINUTE),
      expires_at: instantText(paynowExpiry(paidAt)),
      closed_at: null,
      paid_by: entry.source_ref,
      paid_at: instantText(paidAt),
    },
  ]);
  await insertRows(tx, 'payment_order_part', [
    { customer_id: PAYER, order_id: entry.order_id, account_id: accountId, amount_cents: amount },
  ]);
  // The bank may report late: the payer sent it twice within minutes.
  await insertRows(tx, 'bank_notice', [
    {
      ...told(7, paidAt + 2 * MINUTE),
      received_at: instantText(before(now, 28 * 60)),
      settled_at: instantText(before(now, 28 * 60)),
      reference,
      amount_cents: amount,
      currency: 'SGD',
      reason: 'doubled',
      order_id: entry.order_id,
      account_id: accountId,
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
