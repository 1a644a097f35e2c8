/** @engines both */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { getData } from '../../../test/answers.ts';
import { everyWaiting } from '../../../webhooks/parked-notice.store.ts';
import { treasuryNotices } from '../../refunds/public.ts';
import { CREDIT, FLAT, openRefundWorld, type RefundWorld } from '../../refunds/test/refund-world.ts';
import { forPaymentsAlone, NOTE, noticeCalls, whileLinked } from '../test/notice-calls.ts';

let world: RefundWorld;
beforeAll(async () => {
  world = await openRefundWorld();
});
afterAll(() => world.close());
beforeEach(() => world.reset());
afterEach(() => world.expectSoundBooks());

let events = 0;

/** A refund that the treasury has, and what it says of it. @returns the reference, and the event of its last notice */
async function refund(...told: readonly ('paid' | 'refused')[]) {
  const { data } = await world.create();
  const { requestId } = data as { requestId: string };
  await world.afterTheCheck();
  let itemId = '';
  for (const event of told) itemId = await tell(requestId, event);
  return { requestId, itemId };
}
async function tell(requestId: string, event: 'paid' | 'refused', over: { amount?: number } = {}) {
  events += 1;
  const eventId = `TR-${events}`;
  expect(await world.tell(requestId, event, { eventId, ...over })).toBe(200);
  return eventId;
}

const state = async (requestId: string) =>
  (await world.requests()).find((each) => each.requestId === requestId)?.state;
const { opened, decide, queue, refusalOf, refusalOfOpening, readAccess } = noticeCalls(() => world.callAs, {
  name: 'treasuryNotices',
  opens: 'staff:treasuryNotice',
});

describe('the queue of treasury notices', () => {
  test('lists a notice that contradicts the ledger until it is settled, and is found by request and account', async () => {
    const { requestId, itemId } = await refund('paid', 'refused');
    const { waiting, waitingCount } = await queue(requestId);
    expect(waitingCount).toBe(1);
    expect(waiting).toMatchObject([
      {
        itemId,
        reference: requestId,
        event: 'refused',
        amount: CREDIT,
        reason: 'contradicts',
        holder: 'Bernard Lim',
      },
    ]);
    expect((await queue(FLAT.accountNo)).waiting.map((each) => each.itemId)).toContain(itemId);
    await opened(itemId);
    await decide(itemId, 'unchanged');
    const after = await queue(requestId);
    expect(after.waiting).toEqual([]);
    expect(after.decided).toMatchObject([{ itemId, decision: 'unchanged' }]);
  });

  test('does not exist for staff without the role for payments', async () => {
    const { itemId } = await refund('paid', 'refused');
    expect(await readAccess(itemId, 'unchanged')).toEqual(forPaymentsAlone);
  });

  test('shows the payout beside the notice, and records who opened it', async () => {
    const { itemId, requestId } = await refund('paid', 'refused');
    expect(await opened(itemId)).toMatchObject({
      reference: requestId,
      status: 'waiting',
      payout: {
        accountNo: FLAT.accountNo,
        holder: 'Bernard Lim',
        amount: CREDIT,
        method: '08',
        state: 'paid',
        outstanding: 0,
      },
      decision: null,
      isOwn: false,
    });
    const rows = await world.db
      .selectFrom('auditEvent')
      .select(['actor', 'action', 'object'])
      .where('action', 'in', ['treasury:opened', 'payment:accountShown'])
      .orderBy('seq', 'desc')
      .limit(2)
      .execute();
    const actor = expect.stringMatching(/^staff:/);
    expect(rows).toEqual([
      { actor, action: 'payment:accountShown', object: `account:${FLAT.accountId}` },
      { actor, action: 'treasury:opened', object: `notice:${itemId}` },
    ]);
  });

  test('has no notice that counted, nor one that does not exist', async () => {
    const { itemId } = await refund('paid');
    for (const id of [itemId, 'nothing']) expect(await refusalOfOpening(id)).toBe('SK_ACCESS_1001');
  });
});

describe('settling a notice', () => {
  test('a refund that was paid and then came back is a credit again, once', async () => {
    const { requestId, itemId } = await refund('paid', 'refused');
    await opened(itemId);
    expect(getData(await decide(itemId, 'refused'), 'staff:decide')).toEqual({ status: 'refused' });
    expect([await state(requestId), await world.balance()]).toEqual(['REFUSED', -CREDIT]);
    expect(await refusalOf(decide(itemId, 'refused'))).toBe('SK_STAFF_1001');
    expect(await world.balance()).toBe(-CREDIT);
    expect(await world.history(requestId)).toEqual([
      'PENDING by customer',
      'IN_PROGRESS by portal',
      'REFUNDED by treasury',
      'REFUSED by staff',
    ]);
    expect((await opened(itemId)).decision).toMatchObject({ decision: 'refused', isOwn: true, note: NOTE });
  });

  test('a refund that was refused and paid after all leaves the ledger again, once', async () => {
    const { requestId, itemId } = await refund('refused', 'paid');
    await opened(itemId);
    await decide(itemId, 'paid');
    expect([await state(requestId), await world.balance()]).toEqual(['REFUNDED', 0]);
    await decide(itemId, 'paid');
    expect(await world.balance()).toBe(0);
  });

  test('a refund can be put right again when the treasury contradicts itself again', async () => {
    const { requestId, itemId } = await refund('paid', 'refused');
    await opened(itemId);
    await decide(itemId, 'refused');
    const again = await tell(requestId, 'paid');
    await opened(again);
    await decide(again, 'paid');
    expect([await state(requestId), await world.balance()]).toEqual(['REFUNDED', 0]);
    const last = await tell(requestId, 'refused');
    await opened(last);
    await decide(last, 'refused');
    expect([await state(requestId), await world.balance()]).toEqual(['REFUSED', -CREDIT]);
  });

  test('a payout told with another amount is settled as ordered, or left to the next notice', async () => {
    const { requestId } = await refund();
    const wrong = await tell(requestId, 'paid', { amount: CREDIT - 1 });
    await opened(wrong);
    await decide(wrong, 'unchanged');
    expect(await state(requestId)).toBe('IN_PROGRESS');
    const next = await tell(requestId, 'refused', { amount: CREDIT - 1 });
    await opened(next);
    await decide(next, 'refused');
    expect([await state(requestId), await world.balance()]).toEqual(['REFUSED', -CREDIT]);
  });

  test('a notice of an unknown payout can only be closed', async () => {
    const itemId = await tell('RF-2611-999999', 'paid');
    expect(await opened(itemId)).toMatchObject({ reason: 'unknown', payout: null });
    for (const decision of ['paid', 'refused'] as const)
      expect(await refusalOf(decide(itemId, decision))).toBe('SK_INPUT_1001');
    expect(getData(await decide(itemId, 'unchanged'), 'staff:decide')).toEqual({ status: 'unchanged' });
  });

  test('each change is written to the holder once', async () => {
    const { requestId, itemId } = await refund('paid', 'refused');
    await opened(itemId);
    await Promise.all([decide(itemId, 'refused'), decide(itemId, 'refused')]);
    const letters = await world.db
      .selectFrom('letter')
      .select('kind')
      .where('letterId', 'like', `%${requestId}%`)
      .execute();
    expect(letters.map(({ kind }) => kind).sort()).toEqual(['refund-not-paid', 'refund-paid']);
  });

  test('one of many officers and repeats at once decides, and the money moves once', async () => {
    const { itemId } = await refund('paid', 'refused');
    await opened(itemId);
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, index) => decide(itemId, index % 2 ? 'refused' : 'unchanged')),
    );
    const codes = replies.map((reply) => 'error' in (reply.answers['staff:decide'] ?? {}));
    expect(codes.filter((isRefused) => !isRefused)).toHaveLength(1);
    expect([0, -CREDIT]).toContain(await world.balance());
  });

  test('a lost answer is repeated under its key, and nothing happens twice', async () => {
    const { itemId } = await refund('paid', 'refused');
    await opened(itemId);
    const header = { 'idempotency-key': crypto.randomUUID() };
    const first = await decide(itemId, 'refused', { header });
    expect((await decide(itemId, 'refused', { header })).answers).toEqual(first.answers);
    expect(await world.balance()).toBe(-CREDIT);
  });

  test('needs a note, and a look at the notice with its payout as it stands', async () => {
    const { requestId } = await refund();
    const itemId = await tell(requestId, 'refused', { amount: 1 });
    expect(await refusalOf(decide(itemId, 'refused'))).toBe('SK_STAFF_1013');
    await opened(itemId);
    expect(await refusalOf(decide(itemId, 'refused', { note: ' ' }))).toBe('SK_INPUT_1001');
    await tell(requestId, 'paid');
    expect(await refusalOf(decide(itemId, 'refused'))).toBe('SK_STAFF_1013');
    expect([await state(requestId), await world.balance()]).toEqual(['REFUNDED', 0]);
    await opened(itemId);
    expect(getData(await decide(itemId, 'unchanged'), 'staff:decide')).toEqual({ status: 'unchanged' });
  });

  test('is for somebody else when the refund is of an account that the officer sees', async () => {
    const { itemId } = await refund('paid', 'refused');
    await opened(itemId);
    await whileLinked(world, FLAT.accountId, async () => {
      expect(await refusalOf(decide(itemId, 'refused'))).toBe('SK_STAFF_1006');
      expect(await opened(itemId)).toMatchObject({ isOwn: true });
    });
  });

  test('is an audit row with the reason for which the notice waited, and ends the alarm', async () => {
    const { requestId, itemId } = await refund('paid', 'refused');
    const parked = async () => (await treasuryNotices.count(world.db, everyWaiting)).count;
    const before = await parked();
    await opened(itemId);
    await decide(itemId, 'refused');
    expect(await parked()).toBe(before - 1);
    const rows = await world.db
      .selectFrom('auditEvent')
      .select(['actor', 'action', 'outcome'])
      .where('object', '=', `request:${requestId}`)
      .where('action', 'like', 'treasury:%')
      .orderBy('seq')
      .execute();
    expect(rows).toEqual([
      { actor: 'treasury', action: 'treasury:notice', outcome: 'paid applied' },
      { actor: 'treasury', action: 'treasury:notice', outcome: 'parked contradicts' },
      {
        actor: expect.stringMatching(/^staff:/),
        action: 'treasury:refused',
        outcome: 'done contradicts',
      },
    ]);
  });
});
