/** @engines both */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { everyWaiting } from '../../../webhooks/parked-notice.store.ts';
import { egiroNotices } from '../../giro/public.ts';
import {
  ACTIVE,
  BERNARD,
  FORM_SENT,
  type GiroWorld,
  HALIM,
  HOME,
  HOUR,
  MINUTE,
  openGiroWorld,
} from '../../giro/test/giro-world.ts';
import { forPaymentsAlone, NOTE, noticeCalls, whileLinked } from '../test/notice-calls.ts';

let world: GiroWorld;
beforeEach(async () => {
  world = await openGiroWorld();
});
afterEach(async () => {
  await world.expectSoundBooks();
  await world.close();
});

const { opened, decide, queue, refusalOf, refusalOfOpening, readAccess } = noticeCalls(() => world.call, {
  name: 'egiroNotices',
  opens: 'staff:egiroNotice',
});

/** A form arrives while another one of the account is with the bank, which then refuses the first. */
async function secondForm() {
  const form = { account_number: FORM_SENT.accountNo };
  await world.tell({ event: 'paper_received', bank_code: 'WRNGSGS0XXX', ...form, event_id: 'second' });
  return { form, itemId: 'second' };
}
const refuseFirst = () =>
  world.tell({ event: 'failed', account_number: FORM_SENT.accountNo, reason: 'REJECTED_SETUP' });

/** Bernard's termination runs out of time, and the bank ends the GIRO after all. */
async function lateEnding() {
  const [record] = await world.list(ACTIVE.accountNo, BERNARD);
  const { body: refs } = await world.terminate(record?.id ?? '');
  world.clock.shift(20 * MINUTE);
  await world.sweep();
  await world.tell({ event: 'completed', txn_ref_no: refs.txn_ref_no, event_id: 'late-ending' });
  return { refs, itemId: 'late-ending' };
}
const auditOf = async (object: string) =>
  (
    await world.db
      .selectFrom('auditEvent')
      .select(['actor', 'action', 'outcome'])
      .where('object', '=', object)
      .where(({ or, eb }) => or([eb('action', 'like', 'egiro:%'), eb('action', '=', 'payment:accountShown')]))
      .orderBy('seq')
      .execute()
  ).map(({ actor, action, outcome }) => `${actor.replace(/:.*/, '')} ${action} ${outcome}`);

describe('the queue of notices of the banks', () => {
  test('lists a notice that contradicts what is known until it is decided, and is found by reference and account', async () => {
    const { itemId, refs } = await lateEnding();
    const { waiting } = await queue(refs.txn_ref_no);
    expect(waiting).toMatchObject([
      {
        itemId,
        reference: refs.txn_ref_no,
        event: 'completed',
        reason: 'contradicts',
        holder: 'Bernard Lim',
      },
    ]);
    expect((await queue(ACTIVE.accountNo)).waiting.map((each) => each.itemId)).toEqual([itemId]);
    expect((await queue(HOME.accountNo)).waiting).toEqual([]);
    await opened(itemId);
    await decide(itemId, 'discarded');
    const after = await queue();
    expect(after.waiting).toEqual([]);
    expect(after.decided).toMatchObject([{ itemId, decision: 'discarded' }]);
  });

  test('does not exist for staff without the role for payments', async () => {
    const { itemId } = await lateEnding();
    expect(await readAccess(itemId, 'discarded')).toEqual(forPaymentsAlone);
  });

  test('shows what the bank says beside the GIRO, and records who opened it', async () => {
    const { itemId, refs } = await lateEnding();
    expect(await opened(itemId)).toMatchObject({
      reference: refs.txn_ref_no,
      status: 'waiting',
      ours: {
        accountNo: ACTIVE.accountNo,
        holder: 'Bernard Lim',
        giro: { reference: refs.dda_ref_no, type: 'EGIRO', bankName: 'Cempaka Bank', status: 'ACTIVE' },
        request: { requestType: 'CANCELLATION', state: 'INCOMPLETE_FLOW' },
        deduction: null,
      },
      outlook: 'applied',
      decision: null,
      isOwn: false,
    });
    expect(await auditOf(`notice:${itemId}`)).toEqual(['staff egiro:opened done']);
    expect(await auditOf(`account:${ACTIVE.accountId}`)).toContain('staff payment:accountShown done');
  });

  test('a form on paper is found and shown by the number of its account', async () => {
    const { itemId } = await secondForm();
    expect((await queue(FORM_SENT.accountNo)).waiting).toMatchObject([{ itemId, holder: 'Halim Bakar' }]);
    expect(await opened(itemId)).toMatchObject({
      reference: FORM_SENT.accountNo,
      says: { bank: 'Waringin Bank' },
      ours: { giro: { bankName: 'Meranti Bank', status: 'PENDING_SETUP_PGIRO' } },
      outlook: 'contradicts',
    });
  });

  test('has no notice that counted, no money, and none that does not exist', async () => {
    await world.tell({ event: 'suspended', dda_ref_no: 'DDA-2611-999999', event_id: 'unknown' });
    await refuseFirst();
    await world.tell({
      event: 'deduction_paid',
      payment_order: 'GD-2611-999999',
      amount: 100,
      currency: 'SGD',
      event_id: 'money',
    });
    expect((await queue()).waiting.map(({ itemId, holder }) => [itemId, holder])).toEqual([
      ['unknown', null],
    ]);
    for (const id of ['event-1', 'money', 'nothing'])
      expect(await refusalOfOpening(id)).toBe('SK_ACCESS_1001');
    expect(await opened('unknown')).toMatchObject({ ours: null, outlook: 'unknown' });
  });
});

describe('a decision on a notice of a bank', () => {
  test('a GIRO that the bank ended after the request was given up ends when the notice is replayed, once', async () => {
    const { itemId } = await lateEnding();
    await opened(itemId);
    expect(await refusalOf(decide(itemId, 'replayed'))).toBeUndefined();
    expect(await world.statusOf(ACTIVE.accountId)).toEqual(['TERMINATED']);
    expect(await refusalOf(decide(itemId, 'replayed'))).toBe('SK_STAFF_1001');
    expect((await opened(itemId)).decision).toMatchObject({ decision: 'replayed', isOwn: true, note: NOTE });
  });

  test('a form that came too early counts once the account is free, in the name of the officer', async () => {
    const { itemId } = await secondForm();
    await opened(itemId);
    expect(await refusalOf(decide(itemId, 'replayed'))).toBe('SK_INPUT_1001');
    await refuseFirst();
    expect(await refusalOf(decide(itemId, 'replayed'))).toBe('SK_STAFF_1014');
    expect(await opened(itemId)).toMatchObject({ outlook: 'applied' });
    await decide(itemId, 'replayed');
    const [record] = await world.list(FORM_SENT.accountNo, HALIM);
    expect(record).toMatchObject({ status: 'PENDING_SETUP_PGIRO', bank_name: 'Waringin Bank' });
    expect(await world.history(record?.request?.txn_ref_no ?? '')).toEqual(['PENDING_SETUP_PGIRO by staff']);
  });

  test('a checker who approved too late can only be put away: the customer applies again', async () => {
    const { body: refs } = await world.setUp({ bank_segment: 'CORPORATE' });
    world.clock.shift(48 * HOUR);
    await world.sweep();
    await world.tell({ event: 'completed', txn_ref_no: refs.txn_ref_no, event_id: 'too-late' });
    expect(await opened('too-late')).toMatchObject({ outlook: 'contradicts' });
    expect(await refusalOf(decide('too-late', 'replayed'))).toBe('SK_INPUT_1001');
    expect(await refusalOf(decide('too-late', 'discarded'))).toBeUndefined();
    expect(await world.statusOf(HOME.accountId)).toEqual(['FAILED_SETUP']);
  });

  test('a payment without an amount waits here, as the queue of money posts amounts', async () => {
    const money = () =>
      world.db.selectFrom('bankNotice').select('amountCents').where('eventId', 'like', 'egiro:%').execute();
    const order = { event: 'deduction_paid', payment_order: 'GD-2612-9999' } as const;
    await world.tell({ ...order, event_id: 'no-amount' });
    expect((await queue(order.payment_order)).waiting).toMatchObject([
      { itemId: 'no-amount', event: 'deduction_paid', reason: 'unknown' },
    ]);
    expect(await money()).toEqual([]);
    await world.tell({ ...order, amount: 500, currency: 'SGD' });
    expect((await queue(order.payment_order)).waiting).toHaveLength(1);
    expect(await money()).toEqual([{ amountCents: 500 }]);
    await world.settleMoney();
  });

  test('a notice of nothing that we know changes nothing', async () => {
    await world.tell({ event: 'terminated', dda_ref_no: 'DDA-2611-999999', event_id: 'unknown' });
    await opened('unknown');
    expect(await refusalOf(decide('unknown', 'replayed'))).toBe('SK_INPUT_1001');
    expect(await refusalOf(decide('unknown', 'discarded'))).toBeUndefined();
    expect(await auditOf('notice:unknown')).toContain('staff egiro:discarded done unknown');
  });

  test('one of many officers and repeats at once decides, and the GIRO ends once', async () => {
    const { itemId } = await lateEnding();
    await opened(itemId);
    const codes = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        refusalOf(decide(itemId, index % 2 ? 'replayed' : 'discarded')),
      ),
    );
    expect(codes.filter((code) => code === undefined)).toHaveLength(1);
  });

  test('a lost answer is repeated under its key, and nothing happens twice', async () => {
    const { itemId } = await lateEnding();
    await opened(itemId);
    const header = { 'idempotency-key': crypto.randomUUID() };
    const first = await decide(itemId, 'replayed', { header });
    expect((await decide(itemId, 'replayed', { header })).answers).toEqual(first.answers);
  });

  test('needs a note, and a look', async () => {
    const { itemId } = await lateEnding();
    expect(await refusalOf(decide(itemId, 'replayed'))).toBe('SK_STAFF_1014');
    await opened(itemId);
    expect(await refusalOf(decide(itemId, 'replayed', { note: ' ' }))).toBe('SK_INPUT_1001');
    expect(await world.statusOf(ACTIVE.accountId)).toEqual(['ACTIVE']);
  });

  test('is for somebody else when the account is one that the officer sees', async () => {
    const { itemId } = await lateEnding();
    await opened(itemId);
    await whileLinked(world, ACTIVE.accountId, async () => {
      expect(await refusalOf(decide(itemId, 'replayed'))).toBe('SK_STAFF_1015');
      expect(await opened(itemId)).toMatchObject({ isOwn: true });
    });
  });

  test('is an audit row with the reason for which the notice waited, and ends the alarm', async () => {
    const { itemId, refs } = await lateEnding();
    const waiting = async () => (await egiroNotices.count(world.db, everyWaiting)).count;
    expect(await waiting()).toBe(1);
    await opened(itemId);
    await decide(itemId, 'replayed');
    expect(await waiting()).toBe(0);
    expect(await auditOf(`giro:${refs.txn_ref_no}`)).toEqual([
      'bank egiro:notice parked contradicts',
      'staff egiro:replayed done contradicts',
    ]);
  });
});
