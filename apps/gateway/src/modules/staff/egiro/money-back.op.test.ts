/** @engines both */
import type { HistoryReply } from '@portal/contract/bills/bills.rest';
import { restPaths } from '@portal/contract/http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { getCode, getData } from '../../../test/answers.ts';
import {
  ACTIVE,
  BERNARD,
  type GiroWorld,
  HOME,
  HOUR,
  MEI_LIN,
  openGiroWorld,
} from '../../giro/test/giro-world.ts';
import { noticeCalls, whileLinked } from '../test/notice-calls.ts';
import { ROSNAH } from '../test/parked-calls.ts';

/** Mei Lin's bill, due on 3 December. The bank pays a cent less, which fits no order and waits for staff. */
const OWED = 12_845;
const CAME = OWED - 1;
const DUE = '2026-12-03';

let world: GiroWorld;
let reference: string;
beforeEach(async () => {
  world = await openGiroWorld();
  const { body } = await world.setUp();
  await world.tell({ event: 'completed', txn_ref_no: body.txn_ref_no, last_four: '2208' });
  world.goTo(DUE);
  await world.sweep();
  reference = (await world.deductions(HOME.accountId)).at(-1)?.reference ?? '';
});
afterEach(async () => {
  await world.expectSoundBooks();
  await world.close();
});

const { opened, decide, refusalOf } = noticeCalls(() => world.call, {
  name: 'egiroNotices',
  opens: 'staff:egiroNotice',
});

async function paid(event_id: string, amount = CAME, payment_order = reference) {
  world.clock.shift(HOUR);
  await world.tell({ event: 'deduction_paid', payment_order, amount, currency: 'SGD', event_id });
  await world.settleMoney();
}
async function returned(
  event_id: string,
  over: { amount?: number; at?: string; payment_order?: string } = {},
) {
  world.clock.shift(HOUR);
  await world.tell({
    event: 'deduction_returned',
    payment_order: reference,
    reason: 'INSUFFICIENT_FUNDS',
    event_id,
    ...over,
  });
}
async function post(item: string, { accountNo, amount = CAME } = { ...HOME, amount: CAME }) {
  const itemId = `egiro:${item}`;
  getData(await world.call(ROSNAH, { 'staff:parkedPayment': { itemId } }), 'staff:parkedPayment');
  await world.call(ROSNAH, { 'staff:parkedPayee': { itemId, accountNo } });
  const parts = [{ accountNo, amount }];
  const told = {
    queue: 'parkedPayments',
    itemId,
    note: 'The payer called.',
    decision: 'post',
    parts,
  } as const;
  return getCode(await world.call(ROSNAH, { 'staff:decide': told }), 'staff:decide');
}
async function replay(itemId: string) {
  await opened(itemId);
  return refusalOf(decide(itemId, 'replayed'));
}
const moneyOf = async (item: string) =>
  getData(
    await world.call(ROSNAH, { 'staff:parkedPayment': { itemId: `egiro:${item}` } }),
    'staff:parkedPayment',
  ).status;
const history = async ({ accountNo } = HOME, email = MEI_LIN) =>
  (
    await world.rest<HistoryReply>('GET', `${restPaths.history}?account_numbers=${accountNo}`, email)
  ).body.transactions.slice(0, 2);
const mails = async () =>
  (await world.db.selectFrom('outbox').select('payload').where('kind', '=', 'mail:giro').execute()).map(
    ({ payload }) => payload,
  );

describe('money of a deduction that waits for staff, and that the bank takes back', () => {
  it('is no payment any more once staff let the return count, and the customer learns of it', async () => {
    await paid('money');
    await returned('back');
    expect(await opened('back')).toMatchObject({
      outlook: 'applied',
      reason: 'contradicts',
      takesBack: { itemId: 'egiro:money', amount: CAME, currency: 'SGD', status: 'waiting' },
    });
    expect(await replay('back')).toBeUndefined();
    expect(await moneyOf('money')).toBe('returned');
    expect(await post('money')).toBe('SK_STAFF_1001');
    expect(await world.balance(HOME.accountId)).toBe(OWED);
    expect((await history())[0]).toMatchObject({ amount: CAME, status: 'RETURNED', order_id: null });
    expect(await mails()).toMatchObject([{ reference, isTakenBack: true, amount: CAME, nextOn: null }]);
  });

  it('leaves the bill owed again where staff had posted it', async () => {
    await paid('money');
    expect(await post('money')).toBeUndefined();
    expect(await world.balance(HOME.accountId)).toBe(1);
    const orderId = (await history())[0]?.order_id ?? '';
    await returned('back');
    expect(await opened('back')).toMatchObject({ takesBack: { itemId: 'egiro:money', status: 'posted' } });
    expect(await replay('back')).toBeUndefined();
    expect(await opened('back')).toMatchObject({ takesBack: null });
    expect(await world.balance(HOME.accountId)).toBe(OWED);
    const rows = (await history()).filter(({ amount }) => amount === CAME);
    expect(rows).toMatchObject([{ status: 'RETURNED', order_id: null }]);
    const { answers } = await world.call(MEI_LIN, { 'bills:receipt': { orderId } });
    expect(answers['bills:receipt']).toMatchObject({ error: { code: expect.any(String) } });
    expect(
      (await world.rest('GET', restPaths.payment.replace(':orderId', orderId), MEI_LIN)).status,
    ).not.toBe(200);
    const { bills_history } = getData(
      await world.call(MEI_LIN, {
        'bills:billHistory': {
          accounts: [
            { bpNo: '1000145021', accountNo: HOME.accountNo, system: 'EBS', premiseNo: '6100145021' },
          ],
        },
      }),
      'bills:billHistory',
    );
    expect(bills_history.data?.others.filter(({ kind }) => kind === 'payment')).toEqual([]);
  });

  it('is taken from the account that it was posted to, whose holder reads of it and is told of no deduction', async () => {
    const before = await world.balance(ACTIVE.accountId);
    await paid('money');
    expect(await post('money', { ...ACTIVE, amount: CAME })).toBeUndefined();
    await returned('back');
    expect(await replay('back')).toBeUndefined();
    expect(await world.balance(ACTIVE.accountId)).toBe(before);
    expect(await history(ACTIVE, BERNARD)).toContainEqual(
      expect.objectContaining({ amount: CAME, status: 'RETURNED' }),
    );
    expect(await mails()).toEqual([]);
  });

  it('goes back once, however often the bank tells of one return', async () => {
    await paid('one');
    await paid('two');
    await post('one');
    await returned('back');
    await returned('copy', { at: (await opened('back')).toldAt });
    expect(await replay('back')).toBeUndefined();
    expect([await moneyOf('one'), await moneyOf('two')]).toEqual(['posted', 'returned']);
    expect(await opened('copy')).toMatchObject({ outlook: 'repeated' });
    expect(await refusalOf(decide('copy', 'replayed'))).toBe('SK_INPUT_1001');
    expect(await world.balance(HOME.accountId)).toBe(1);
  });

  it('is that of the amount returned, and none where several may be meant', async () => {
    await paid('one');
    await paid('two', 500);
    await returned('which');
    expect(await opened('which')).toMatchObject({ outlook: 'contradicts' });
    await returned('back', { amount: CAME });
    expect(await replay('back')).toBeUndefined();
    expect([await moneyOf('one'), await moneyOf('two')]).toEqual(['returned', 'waiting']);
  });

  it('is none that came after the return', async () => {
    const at = new Date(world.clock.now()).toISOString();
    await paid('money');
    await returned('back', { at });
    expect(await opened('back')).toMatchObject({ outlook: 'contradicts' });
  });

  it('goes back also where no order of ours is known', async () => {
    const payment_order = 'GD-2611-999999';
    await paid('money', CAME, payment_order);
    await post('money');
    await returned('back', { payment_order });
    expect(await opened('back')).toMatchObject({ outlook: 'applied', ours: null });
    expect(await replay('back')).toBeUndefined();
    expect(await world.balance(HOME.accountId)).toBe(OWED);
  });

  it('goes back also where an earlier release has cut its long id, unless that is of another deduction', async () => {
    const long = 'e'.repeat(100);
    await paid(long);
    const cut = `egiro:${long}`.slice(0, 100);
    await world.db
      .updateTable('bankNotice')
      .set({ eventId: cut })
      .where('transactionId', 'like', `giro:${reference}:%`)
      .execute();
    await returned('back');
    expect(await opened('back')).toMatchObject({ outlook: 'applied', takesBack: { itemId: cut } });
    await world.db
      .updateTable('bankNotice')
      .set({ transactionId: 'giro:GD-2611-999999:SGD1:1' })
      .where('eventId', '=', cut)
      .execute();
    expect(await opened('back')).toMatchObject({ outlook: 'contradicts', takesBack: null });
  });

  it('goes back after a deduction that was returned before', async () => {
    await returned('first');
    await paid('money', OWED);
    await post('money', { ...HOME, amount: OWED });
    expect(await world.balance(HOME.accountId)).toBe(0);
    await returned('back');
    expect(await replay('back')).toBeUndefined();
    expect(await world.balance(HOME.accountId)).toBe(OWED);
  });

  it('is seen anew by the officer where another one has decided on it in between', async () => {
    await paid('money');
    await returned('back');
    await opened('back');
    await world.db
      .updateTable('bankNotice')
      .set({ outcome: 'returned', decidedAt: world.clock.now() })
      .where('eventId', '=', 'egiro:money')
      .execute();
    expect(await refusalOf(decide('back', 'replayed'))).toBe('SK_STAFF_1014');
  });

  it('is for somebody else where it was posted to an account of the officer', async () => {
    await paid('money');
    await post('money', { ...ACTIVE, amount: CAME });
    await returned('back');
    await whileLinked(world, ACTIVE.accountId, async () => {
      expect(await opened('back')).toMatchObject({ isOwn: true });
      expect(await refusalOf(decide('back', 'replayed'))).toBe('SK_STAFF_1015');
    });
  });
});

describe('a deduction that is paid and returned at one instant', () => {
  it('is taken back where staff let the return count', async () => {
    await world.tell({ event: 'deduction_paid', payment_order: reference, amount: OWED, currency: 'SGD' });
    const at = new Date(world.clock.now()).toISOString();
    await returned('part', { at, amount: 100 });
    expect(await opened('part')).toMatchObject({ outlook: 'contradicts' });
    await returned('back', { at });
    expect(await replay('back')).toBeUndefined();
    expect(await world.balance(HOME.accountId)).toBe(OWED);
    expect(await world.deductions(HOME.accountId)).toMatchObject([{ status: 'RETURNED' }]);
  });
});
