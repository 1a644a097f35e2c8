/** @engines both */
import type { HistoryReply } from '@portal/contract/bills/bills.rest';
import { restPaths } from '@portal/contract/http';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { deliverBatch } from '../../../jobs/outbox-worker.ts';
import { createMailer } from '../../../ports/mail/create-mailer.ts';
import { devMailbox } from '../../../ports/mail/dev-mailbox.store.ts';
import { giroMailHandlers } from '../notice.ts';
import { type GiroWorld, HOME, HOUR, MEI_LIN, openGiroWorld } from '../test/giro-world.ts';

/** Mei Lin's bill of S$128.45 is due on 3 December, and tried once more on the 8th. */
const OWED = 12_845;
const DUE = '2026-12-03';
const SECOND = '2026-12-08';

let world: GiroWorld;
let refs: { dda_ref_no: string; txn_ref_no: string };
beforeEach(async () => {
  world = await openGiroWorld();
  refs = (await world.setUp()).body;
  await world.tell({ event: 'completed', txn_ref_no: refs.txn_ref_no, last_four: '2208' });
});
afterEach(() => world.close());

/** The newest deduction of that day. */
async function begin(day = DUE): Promise<string> {
  world.goTo(day);
  await world.sweep();
  return (await world.deductions(HOME.accountId)).at(-1)?.reference ?? '';
}
const paid = (payment_order: string, at?: string) =>
  world.tell({ event: 'deduction_paid', payment_order, amount: OWED, currency: 'SGD', ...(at && { at }) });
const returned = (payment_order: string, over: { at?: string; amount?: number } = {}) =>
  world.tell({ event: 'deduction_returned', payment_order, reason: 'INSUFFICIENT_FUNDS', ...over });
async function takeBack(day: string): Promise<string> {
  const reference = await begin(day);
  await paid(reference);
  world.clock.shift(26 * HOUR);
  await returned(reference);
  return reference;
}
const history = async () =>
  (
    await world.rest<HistoryReply>('GET', `${restPaths.history}?account_numbers=${HOME.accountNo}`, MEI_LIN)
  ).body.transactions.slice(0, 1);
const mails = async () => {
  const { config, db, clock, identity } = world;
  const log = { info() {}, warn() {}, error() {} };
  const handlers = giroMailHandlers(
    { config, db, mailer: createMailer(config, db, clock), log },
    identity.admin,
  );
  clock.shift(3_000);
  while ((await deliverBatch({ db, clock, log, handlers })) > 0);
  return (await devMailbox(db, clock).list()).map(({ subject }) => subject);
};

describe('a deduction that the bank takes back after it was paid', () => {
  it('leaves the bill owed, with the second attempt to come', async () => {
    const reference = await takeBack(DUE);
    expect(await world.balance(HOME.accountId)).toBe(OWED);
    expect(await world.deductions(HOME.accountId)).toMatchObject([{ reference, status: 'RETURNED' }]);
    expect((await world.list())[0]).toMatchObject({
      status: 'ACTIVE',
      next_deduction: { amount: OWED, on: SECOND, attempt: 2 },
    });
    await world.expectSoundBooks();
    await paid(await begin(SECOND));
    expect(await world.balance(HOME.accountId)).toBe(0);
    await world.expectSoundBooks();
  });

  it('stands once in the history, as returned, and has no receipt', async () => {
    const reference = await takeBack(DUE);
    expect(await history()).toMatchObject([
      {
        amount: OWED,
        status: 'FAILED',
        order_id: null,
        taken_back_on: '2026-12-04',
        second_attempt_on: SECOND,
      },
    ]);
    const { answers } = await world.call(MEI_LIN, { 'bills:receipt': { orderId: reference } });
    expect(answers['bills:receipt']).toMatchObject({ error: { code: expect.any(String) } });
    const { data } = await world.keyed('giro:deductions', { accountNo: HOME.accountNo }, MEI_LIN);
    expect(data?.deductions).toMatchObject([
      { status: 'RETURNED', takenBackOn: '2026-12-04', nextOn: SECOND },
    ]);
  });

  it('suspends GIRO after the second attempt', async () => {
    await returned(await begin());
    await takeBack(SECOND);
    expect(await world.statusOf(HOME.accountId)).toEqual(['SUSPENDED']);
    expect((await world.list())[0]).toMatchObject({ suspended_by: 'returns' });
    expect(await world.balance(HOME.accountId)).toBe(OWED);
    await world.expectSoundBooks();
  });

  it('is the customer’s to pay when the days of the second attempt are over', async () => {
    const reference = await begin();
    await paid(reference);
    world.goTo('2026-12-20');
    await returned(reference);
    await world.sweep();
    expect(await world.deductions(HOME.accountId)).toHaveLength(1);
    expect((await world.list())[0]).toMatchObject({ status: 'ACTIVE', next_deduction: null });
    expect(await world.balance(HOME.accountId)).toBe(OWED);
  });

  it('counts once, however often the bank tells of it', async () => {
    const reference = await takeBack(DUE);
    await Promise.all([returned(reference), returned(reference)]);
    expect(await world.balance(HOME.accountId)).toBe(OWED);
    expect((await world.notices()).filter((each) => each === 'deduction_returned repeated')).toHaveLength(2);
    await world.expectSoundBooks();
  });

  it('ends the same when the bank’s two notices change places', async () => {
    const reference = await begin();
    const [first, second] = [3, 2].map((hours) =>
      new Date(world.clock.now() + 4 * HOUR - hours * HOUR).toISOString(),
    );
    world.clock.shift(5 * HOUR);
    await returned(reference, { at: second ?? '' });
    await paid(reference, first);
    expect((await world.notices()).slice(-2)).toEqual(['deduction_returned applied', 'deduction_paid late']);
    expect(await world.balance(HOME.accountId)).toBe(OWED);
    await world.settleMoney();
    const parked = await world.db
      .selectFrom('bankNotice')
      .selectAll()
      .where('transactionId', 'like', 'giro:%')
      .execute();
    expect(parked).toEqual([]);
    await world.expectSoundBooks();
  });

  it('waits for staff where the bank takes back another amount, or dates the return before the payment', async () => {
    const reference = await begin();
    const before = new Date(world.clock.now()).toISOString();
    world.clock.shift(HOUR);
    await paid(reference);
    world.clock.shift(HOUR);
    await returned(reference, { amount: 100 });
    await returned(reference, { at: before });
    expect((await world.notices()).slice(-2)).toEqual([
      'deduction_returned parked amount',
      'deduction_returned parked contradicts',
    ]);
    expect(await world.balance(HOME.accountId)).toBe(0);
    await world.expectSoundBooks();
  });

  it('waits for staff with its second return, where the bank had paid it once more in between', async () => {
    const reference = await takeBack(DUE);
    world.clock.shift(HOUR);
    await paid(reference);
    world.clock.shift(HOUR);
    await returned(reference);
    expect((await world.notices()).slice(-2)).toEqual([
      'deduction_paid parked contradicts',
      'deduction_returned parked contradicts',
    ]);
    await world.settleMoney();
    await world.expectSoundBooks();
  });

  it('waits for staff with its second return also where that comes before the payment', async () => {
    const reference = await takeBack(DUE);
    const [copied, again, last] = [1, 2, 3].map((hours) =>
      new Date(world.clock.now() + hours * HOUR).toISOString(),
    );
    world.clock.shift(5 * HOUR);
    await returned(reference, { at: copied ?? '' });
    await returned(reference, { at: last ?? '' });
    expect((await world.notices()).slice(-2)).toEqual(Array(2).fill('deduction_returned repeated'));
    await paid(reference, again);
    expect((await world.notices()).slice(-3)).toEqual([
      'deduction_returned repeated',
      'deduction_returned parked contradicts',
      'deduction_paid parked contradicts',
    ]);
    await world.settleMoney();
    await world.expectSoundBooks();
  });

  it('waits for staff with each further payment, though they are of one amount, and with no copy of one', async () => {
    const reference = await takeBack(DUE);
    for (const _again of [1, 2]) {
      world.clock.shift(HOUR);
      await paid(reference);
      await paid(reference);
      world.clock.shift(HOUR);
      await returned(reference);
    }
    await world.settleMoney();
    const parked = await world.db
      .selectFrom('bankNotice')
      .select(['amountCents', 'accountId', 'outcome'])
      .where('transactionId', 'like', 'giro:%')
      .execute();
    expect(parked).toEqual(
      Array(2).fill({ amountCents: OWED, accountId: HOME.accountId, outcome: 'parked' }),
    );
  });

  it('waits for staff where the bank dates payment and return alike', async () => {
    const reference = await begin();
    await paid(reference);
    await returned(reference);
    expect((await world.notices()).at(-1)).toBe('deduction_returned parked contradicts');
    expect(await world.balance(HOME.accountId)).toBe(0);
    await world.expectSoundBooks();
  });

  it('is told by mail', async () => {
    await takeBack(DUE);
    expect(await mails()).toContain('Your bank took a deduction back');
  });

  it('cannot be entered against what the ledger says', async () => {
    const reference = await begin();
    const change = (set: string) =>
      sql`update giro_deduction set ${sql.raw(set)} where reference = ${reference}`.execute(world.db);
    await expect(
      change("status = 'RETURNED', reason = 'BANK_ERROR', decided_at = now(), taken_back_at = now()"),
    ).rejects.toThrow('only money that came is taken back');
    await paid(reference);
    await expect(change("status = 'RETURNED', reason = 'BANK_ERROR'")).rejects.toThrow(
      'a deduction is decided once',
    );
  });
});
