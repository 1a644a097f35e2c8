import { toSgDay } from '@portal/domain/sg-time';
import { describe, expect, test } from 'vitest';
import { deciding, to } from '../test/deciding.ts';
import { type BankNoticeBody, MEI_LIN, startPaymentWorld } from '../test/payment-world.ts';

const world = await startPaymentWorld();

const KOPI = 'kopi@example.com';
const { decide, park } = deciding(() => world);
const readState = async (email: string, orderId: string) => (await world.details(email, orderId)).body.status;

async function readOutcome(notice: BankNoticeBody) {
  expect((await world.tell(notice)).status).toBe(200);
  await world.settled();
  return (await world.notices()).find(({ eventId }) => eventId === notice.event_id);
}

async function lastDue() {
  const due = (await world.dues(KOPI)).filter(({ amount }) => amount > 0).at(-1);
  if (!due) throw new Error('nothing is owed');
  return due;
}

async function readSlip(accountId: number, account: string, notice: BankNoticeBody): Promise<BankNoticeBody> {
  const bill = await world.db
    .selectFrom('bill')
    .selectAll()
    .where('accountId', '=', accountId)
    .orderBy('issuedOn', 'desc')
    .executeTakeFirstOrThrow();
  const reference = `00${account}B${bill.issuedOn.slice(2, 7).replace('-', '')}`;
  return { ...notice, reference, amount: bill.totalCents + bill.earlierCents };
}

describe('a code whose account was paid another way', () => {
  test('a code whose account was paid by an earlier code is closed, and money that still comes for it is parked', async () => {
    const old = await world.code(MEI_LIN);
    const paidInTime = await world.told(MEI_LIN, old.order_id);
    world.clock.shift(60_000);
    const next = await world.code(MEI_LIN);
    const scanned = await world.told(MEI_LIN, next.order_id);
    expect(await readOutcome(paidInTime)).toMatchObject({ outcome: 'posted' });
    expect(await world.owed(old.accountId)).toBe(0);
    expect((await world.details(MEI_LIN, next.order_id)).body).toMatchObject({
      status: 'EXPIRED',
      qr_metadata: null,
    });
    expect(await readOutcome(scanned)).toMatchObject({ outcome: 'parked', reason: 'over' });
    world.clock.shift(60_000);
    // The code is closed by now, and the reason is the same.
    const later = { ...scanned, event_id: 'later', transaction_id: 'TX-later' };
    const paid_at = new Date(world.clock.now()).toISOString();
    expect(await readOutcome({ ...later, paid_at })).toMatchObject({ reason: 'over' });
    expect(await readState(MEI_LIN, next.order_id)).toBe('CHECKING');
    expect(await world.owed(old.accountId)).toBe(0);
  });

  test('a code whose account was paid in part stays good for as long as its part is owed', async () => {
    const { accountId, named, amount } = await world.firstDue(KOPI);
    const open = async (part: number) =>
      (await world.request(KOPI, { ...named, amount: part })).body.order_id;
    const stays = await open(amount - 100);
    const rent = await park({ ...(await world.told(KOPI, stays)), reference: 'RENT', amount: 100 });
    await decide(rent.event_id, to([accountId, 100]));
    expect(await readState(KOPI, stays)).toBe('PENDING');
    const again = await park({ ...(await world.told(KOPI, stays)), reference: 'RENT', amount: 1 });
    await decide(again.event_id, to([accountId, 1]));
    expect(await readState(KOPI, stays)).toBe('EXPIRED');
  });

  test('a code whose account was paid by the slip of its bill is closed', async () => {
    const { accountId, named, amount } = await lastDue();
    const { order_id } = (await world.request(KOPI, { ...named, amount })).body;
    const right = await world.told(KOPI, order_id);
    const slip = await readSlip(accountId, named.account_number, right);
    expect(slip.amount).toBe(amount);
    expect(await readOutcome({ ...slip, event_id: 'slip', transaction_id: 'TX-slip' })).toMatchObject({
      outcome: 'posted',
    });
    expect(await readState(KOPI, order_id)).toBe('EXPIRED');
    expect(await readOutcome(right)).toMatchObject({ reason: 'over' });
    expect(await world.owed(accountId)).toBe(0);
  });

  test('a code that could not be closed is judged by what is owed when its money comes', async () => {
    const { accountId, named, amount } = await world.firstDue(KOPI);
    const { order_id } = (await world.request(KOPI, { ...named, amount })).body;
    const right = await world.told(KOPI, order_id);
    await world.db
      .insertInto('ledgerEntry')
      .values({
        accountId,
        entryNo: 999_999_999_999,
        kind: 'payment',
        amountCents: -1,
        effectiveOn: toSgDay(world.clock.now()),
        sourceRef: 'counter',
        recordedAt: new Date(world.clock.now()),
      })
      .execute();
    expect(await readOutcome(right)).toMatchObject({ outcome: 'parked', reason: 'over' });
    expect(await world.owed(accountId)).toBe(amount - 1);
  });
});
