/** @engines both */
import { sgDay } from '@portal/domain/sg-time';
import { describe, expect, test } from 'vitest';
import { BERNARD, CREDIT, cheque, FLAT, OTHER, startRefundWorld, transfer } from './test/refund-world.ts';

const world = await startRefundWorld();

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

async function request(choice = {}): Promise<string> {
  const { data } = await world.create(choice);
  return (data as { requestId: string }).requestId;
}
const states = async () => (await world.requests()).map(({ state }) => state);
async function history() {
  const reply = await world.call('refund:check', { accountNos: [FLAT.accountNo] });
  expect(reply.code).toBeUndefined();
  const accounts = [
    { bpNo: '1000228104', accountNo: FLAT.accountNo, system: 'EBS', premiseNo: '6100228105' },
  ];
  const { answers } = await world.callAs(BERNARD, { 'bills:refundHistory': { accounts } });
  const answer = answers['bills:refundHistory'] as {
    data: {
      refund_history: {
        data: {
          refunds: { requestId: string | null; status: string; amount: number; method: string | null }[];
        };
      };
    };
  };
  return answer.data.refund_history.data.refunds;
}

describe('a refund whose check has ended', () => {
  test('leaves the ledger once and is ordered from the treasury once', async () => {
    const requestId = await request();
    expect(await world.afterTheCheck()).toEqual({ started: 1, sent: 1 });
    expect(await world.sweep()).toEqual({ started: 0, sent: 0 });
    expect(world.orders).toEqual([
      {
        reference: requestId,
        amount: CREDIT,
        bpNo: '1000228104',
        holder: 'Bernard Lim',
        destination: { method: '08', proxyType: 'NRIC', proxyValue: null },
      },
    ]);
    expect(await world.entries()).toEqual([{ kind: 'refund', amountCents: CREDIT, channel: 'PAYNOW' }]);
    expect(await world.balance()).toBe(0);
    expect(await world.requests()).toMatchObject([{ state: 'IN_PROGRESS', nextBy: '2026-12-11' }]);
    expect((await world.check()).accounts[0]).toMatchObject({
      isEditable: false,
      refundEligCheckCode: '902',
    });
    expect((await world.update(cheque)).code).toBe('SK_REFUND_1007');
    expect((await world.call('request:cancel', { requestId, source: 'W' })).code).toBe('SK_REQUEST_1001');
  });

  test('goes as a cheque to the mailing address of the day on which it is paid out', async () => {
    await request(cheque);
    await world.db
      .insertInto('mailingAddress')
      .values({
        accountId: FLAT.accountId,
        addressNo: 1,
        block: '102',
        streetName: 'Bedok North Avenue 4',
        floor: '07',
        unit: '55',
        building: null,
        postalCode: '460102',
        effectiveOn: sgDay('2025-01-01'),
        recordedAt: Date.parse('2024-12-20T00:00:00Z'),
        source: 'W',
      })
      .execute();
    await world.afterTheCheck();
    expect(world.orders).toMatchObject([
      {
        destination: { method: '02', address: 'Blk 102 Bedok North Avenue 4 #07-55, Singapore 460102' },
      },
    ]);
  });

  test('becomes REFUNDED when the treasury has paid, and the account may ask again', async () => {
    const requestId = await request();
    await world.afterTheCheck();
    expect(await world.tell(requestId, 'accepted')).toBe(200);
    expect(await world.tell(requestId, 'paid')).toBe(200);
    expect(await world.requests()).toMatchObject([{ state: 'REFUNDED', isOpen: false, nextBy: null }]);
    expect((await world.check()).accounts[0]).toMatchObject({
      refundRetrieveStatus: 'Refunded',
      amount: CREDIT,
      refundEligCheckCode: '904',
    });
    expect(await world.history(requestId)).toEqual([
      'PENDING by customer',
      'IN_PROGRESS by portal',
      'REFUNDED by treasury',
    ]);
  });

  test('is a credit again when it is refused', async () => {
    const requestId = await request();
    await world.afterTheCheck();
    expect(await world.tell(requestId, 'refused')).toBe(200);
    expect(await states()).toEqual(['REFUSED']);
    expect(await world.balance()).toBe(-CREDIT);
    expect(await world.entries()).toEqual([
      { kind: 'refund', amountCents: CREDIT, channel: 'PAYNOW' },
      { kind: 'adjustment', amountCents: -CREDIT, channel: 'REFUND' },
    ]);
    expect((await world.create()).data).toMatchObject({ refundCreated: true });
  });

  test('a refund by transfer goes to the other account at once, without the treasury', async () => {
    await request(transfer);
    expect(await world.afterTheCheck()).toEqual({ started: 1, sent: 0 });
    expect(world.orders).toEqual([]);
    expect([await world.balance(), await world.balance(OTHER.accountId)]).toEqual([0, -CREDIT]);
    expect(await world.entries(OTHER.accountId)).toEqual([
      { kind: 'payment', amountCents: -CREDIT, channel: 'TRANSFER' },
    ]);
    expect(await states()).toEqual(['REFUNDED']);
  });

  test('pays at most the credit that is left by then', async () => {
    const requestId = await request();
    await world.setCredit(5_000);
    await world.afterTheCheck();
    expect(world.orders).toMatchObject([{ reference: requestId, amount: 5_000 }]);
    expect(await world.balance()).toBe(0);
    expect((await world.requests())[0]?.payload).toMatchObject({ amount: 5_000 });
  });

  test('ends when a bill has used all of the credit', async () => {
    const requestId = await request();
    await world.setCredit(0);
    await world.afterTheCheck();
    expect(await states()).toEqual(['CANCELLED']);
    expect(await world.history(requestId)).toEqual(['PENDING by customer', 'CREDIT_USED by portal']);
    expect(world.orders).toEqual([]);
  });

  test('is not paid out while the holder owes on another account', async () => {
    const requestId = await request();
    await world.setCredit(-1, OTHER.accountId);
    expect(await world.afterTheCheck()).toEqual({ started: 1, sent: 0 });
    expect(await states()).toEqual(['CANCELLED']);
    expect(await world.history(requestId)).toEqual(['PENDING by customer', 'ARREARS by portal']);
    expect([world.orders, await world.entries(), await world.balance()]).toEqual([[], [], -CREDIT]);
  });

  test('goes back to the customer when its method is no longer possible, who chooses another', async () => {
    await request(transfer);
    await world.db
      .updateTable('account')
      .set({ status: 'Inactive' })
      .where('accountId', '=', OTHER.accountId)
      .execute();
    await world.afterTheCheck();
    await world.db
      .updateTable('account')
      .set({ status: 'Active' })
      .where('accountId', '=', OTHER.accountId)
      .execute();
    expect(await states()).toEqual(['ACTION_REQUIRED']);
    expect((await world.check()).accounts[0]).toMatchObject({ refundMethod: '09', isEditable: true });
    expect(await world.balance()).toBe(-CREDIT);
    expect((await world.update(cheque)).data).toMatchObject({ returnCode: '100' });
    expect(await world.requests()).toMatchObject([{ state: 'PENDING', nextBy: '2026-12-04' }]);
    await world.afterTheCheck();
    expect(world.orders).toMatchObject([
      { destination: { method: '02', address: expect.stringContaining('Ang Mo Kio Avenue 10') } },
    ]);
  });

  test('waits while the treasury cannot be reached, and is sent when it can', async () => {
    const requestId = await request();
    world.treasury.isDown = true;
    expect(await world.afterTheCheck()).toEqual({ started: 1, sent: 0 });
    world.treasury.isDown = false;
    world.clock.shift(MINUTE + 1);
    expect(await world.sweep()).toEqual({ started: 0, sent: 1 });
    expect(world.orders.map(({ reference }) => reference)).toEqual([requestId]);
  });

  test('goes back to the customer when the number that they confirmed has changed since', async () => {
    const setMobile = (contactMobile: string) =>
      world.db.updateTable('businessPartner').set({ contactMobile }).execute();
    await setMobile('+6591234417');
    await request({ identifier: 'MSISDN' });
    await setMobile('+6598765432');
    await world.afterTheCheck();
    expect(await states()).toEqual(['ACTION_REQUIRED']);
    expect(world.orders).toEqual([]);
    expect(await world.balance()).toBe(-CREDIT);
  });

  test('is sent again after an hour without an answer, and no more once it is decided', async () => {
    const requestId = await request();
    await world.afterTheCheck();
    world.clock.shift(HOUR - 1);
    expect((await world.sweep()).sent).toBe(0);
    world.clock.shift(2);
    expect((await world.sweep()).sent).toBe(1);
    await world.tell(requestId, 'paid');
    world.clock.shift(2 * HOUR);
    expect((await world.sweep()).sent).toBe(0);
  });
});

describe('letters about a refund', () => {
  const read = async (requestId: string) =>
    world.db
      .selectFrom('letter')
      .select(['kind', 'data'])
      .where('letterId', 'like', `%${requestId}%`)
      .orderBy('printedAt')
      .execute();
  const about = (reference: string, method = 'PayNow, NRIC / FIN ending 284J') => ({
    amount: CREDIT,
    reference,
    method,
  });

  test('one is written when it is paid, however often the treasury says so', async () => {
    const requestId = await request();
    await world.afterTheCheck();
    expect(await read(requestId)).toEqual([]);
    for (const eventId of ['letter-1', 'letter-2']) await world.tell(requestId, 'paid', { eventId });
    await world.sweep();
    expect(await read(requestId)).toEqual([{ kind: 'refund-paid', data: about(requestId) }]);
  });

  test('one is written when it is refused, and none when it is cancelled', async () => {
    const refused = await request();
    await world.afterTheCheck();
    await world.tell(refused, 'refused');
    expect(await read(refused)).toEqual([{ kind: 'refund-not-paid', data: about(refused) }]);
    const cancelled = await request();
    await world.call('request:cancel', { requestId: cancelled, source: 'W' });
    expect(await read(cancelled)).toEqual([]);
  });

  test('one is written when it is transferred, with the account that has it now', async () => {
    const requestId = await request(transfer);
    await world.afterTheCheck();
    expect(await read(requestId)).toEqual([
      { kind: 'refund-paid', data: about(requestId, 'transfer to the utilities account ending 0026') },
    ]);
  });

  test('one asks for another method when the chosen one is no longer possible', async () => {
    const requestId = await request(transfer);
    const setStatus = (status: 'Active' | 'Inactive') =>
      world.db.updateTable('account').set({ status }).where('accountId', '=', OTHER.accountId).execute();
    await setStatus('Inactive');
    await world.afterTheCheck();
    await world.sweep();
    await setStatus('Active');
    expect(await read(requestId)).toEqual([
      { kind: 'refund-method-needed', data: { amount: CREDIT, reference: requestId } },
    ]);
  });
});

describe('the history of refunds in Bills', () => {
  test('shows a request under way with its status, then what became of it', async () => {
    const requestId = await request();
    const own = async () => (await history()).filter((row) => row.requestId === requestId);
    const row = { requestId, amount: CREDIT, method: 'PAYNOW' };
    expect(await own()).toMatchObject([{ ...row, status: 'PENDING' }]);
    await world.afterTheCheck();
    expect(await own()).toMatchObject([{ ...row, status: 'IN-PROGRESS' }]);
    await world.tell(requestId, 'paid');
    expect(await own()).toMatchObject([{ ...row, status: 'Refunded' }]);
  });

  test('says of a refused one that it came back, and shows no cancelled one', async () => {
    const refused = await request();
    await world.afterTheCheck();
    await world.tell(refused, 'refused');
    const requestId = await request();
    await world.call('request:cancel', { requestId, source: 'W' });
    const rows = await history();
    expect(rows.filter((row) => row.requestId === refused)).toMatchObject([{ status: 'RETURNED' }]);
    expect(rows.filter((row) => row.requestId === requestId)).toEqual([]);
  });
});

describe('a notice of the treasury', () => {
  test('counts once, however often and by however many it is told', async () => {
    const requestId = await request();
    await world.afterTheCheck();
    const same = await Promise.all(
      Array.from({ length: 10 }, () => world.tell(requestId, 'paid', { eventId: 'one' })),
    );
    const others = await Promise.all(Array.from({ length: 10 }, () => world.tell(requestId, 'paid')));
    expect(new Set([...same, ...others])).toEqual(new Set([200]));
    expect(await world.entries()).toHaveLength(1);
    expect(await world.history(requestId)).toHaveLength(3);
  });

  test('is understood when it comes out of order', async () => {
    const requestId = await request();
    await world.afterTheCheck();
    expect(await world.tell(requestId, 'paid')).toBe(200);
    expect(await world.tell(requestId, 'accepted')).toBe(200);
    expect(await states()).toEqual(['REFUNDED']);
  });

  test('changes nothing and is kept for staff when it contradicts an earlier one', async () => {
    const requestId = await request();
    await world.afterTheCheck();
    await world.tell(requestId, 'paid');
    expect(await world.tell(requestId, 'refused', { eventId: 'contradiction' })).toBe(200);
    expect([await states(), await world.balance()]).toEqual([['REFUNDED'], 0]);
    expect(await world.notices()).toContainEqual({
      event: 'refused',
      outcome: 'parked',
      reason: 'contradicts',
    });
  });

  test('is kept for staff when its amount, currency or request is another', async () => {
    const requestId = await request();
    await world.afterTheCheck();
    expect(await world.tell(requestId, 'paid', { amount: CREDIT + 1 })).toBe(200);
    expect(await world.tell(requestId, 'paid', { currency: 'USD' })).toBe(200);
    expect(await world.tell('RF-2611-9999', 'paid')).toBe(200);
    expect(await states()).toEqual(['IN_PROGRESS']);
    expect((await world.notices()).filter(({ reason }) => reason === 'amount')).toHaveLength(2);
    expect((await world.notices()).filter(({ reason }) => reason === 'unknown')).toHaveLength(1);
  });

  test('is refused when it says something else under a known event', async () => {
    const requestId = await request();
    await world.afterTheCheck();
    await world.tell(requestId, 'paid', { eventId: 'once' });
    expect(await world.tell(requestId, 'refused', { eventId: 'once' })).toBe(409);
    expect(await world.tell(requestId, 'paid', { eventId: 'once', amount: CREDIT - 1 })).toBe(409);
    expect(await world.tell(requestId, 'paid', { eventId: 'once', currency: 'USD' })).toBe(409);
    expect(await world.tell(requestId, 'paid', { eventId: 'once' })).toBe(200);
  });

  test('is not believed unless it is signed', async () => {
    const requestId = await request();
    await world.afterTheCheck();
    const secret = 'a-secret-that-the-treasury-never-had-1';
    expect(await world.tell(requestId, 'paid', { secret })).toBe(401);
    expect(await states()).toEqual(['IN_PROGRESS']);
  });
});
