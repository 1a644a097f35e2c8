/** @engines both */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findViolations, moneyRules } from '../../db/invariants.ts';
import { getCode, getData } from '../../test/answers.ts';
import { readAccounts } from '../bills/test/bills-calls.ts';
import { MEI_LIN } from '../payments/test/payment-world.ts';
import { ACCOUNT, AMELIA, openParkedWorld, type ParkedWorld, ROSNAH, SITI } from './test/parked-calls.ts';

let world: ParkedWorld;
beforeEach(async () => {
  world = await openParkedWorld();
});
afterEach(() => world.close());

const decided = (reply: Awaited<ReturnType<ParkedWorld['decide']>>) => getCode(reply, 'staff:decide');

describe('the queue of payments', () => {
  test('tells what came against what was asked, why it waits, and whose it seems to be', async () => {
    const { event_id, amount, due, reference } = await world.paysShort();
    const { waiting, waitingCount, oldestAt } = await world.queue({ search: reference });
    expect(waiting).toMatchObject([
      {
        itemId: event_id,
        reference,
        amount,
        currency: 'SGD',
        reason: 'short',
        asked: due,
        holder: 'Tan Mei Lin',
        accountNos: [ACCOUNT],
      },
    ]);
    expect(waitingCount).toBe(1);
    expect(oldestAt).toBe(waiting[0]?.receivedAt);
  });

  test('knows nobody behind a reference that is not ours', async () => {
    const { event_id } = await world.paysUnknown();
    const { waiting } = await world.queue({ search: 'rent november' });
    expect(waiting).toMatchObject([
      { itemId: event_id, reason: 'unknown', asked: null, holder: null, accountNos: [] },
    ]);
  });

  test('takes a sign that means something to the database for what it is', async () => {
    await world.paysUnknown();
    for (const search of ['%', '_', '\\', "' or 1=1 --"])
      expect((await world.queue({ search })).waitingCount).toBe(0);
  });

  test('keeps for the day what was decided in it', async () => {
    const { event_id, amount } = await world.paysUnknown();
    await world.open(event_id);
    await world.decide(event_id, { decision: 'return' });
    const search = event_id;
    expect(await world.queue({ search })).toMatchObject({
      waiting: [],
      oldestAt: null,
      decided: [{ itemId: event_id, amount, decision: 'return' }],
      decidedCount: 1,
    });
    expect((await world.queue({ search, page: 2 })).decided).toEqual([]);
    world.clock.shift(9 * 3_600_000);
    expect((await world.queue({ search })).decidedCount).toBe(0);
  });

  test('is told with its length before the other queues, and to officers for payments alone', async () => {
    const readQueues = async (person: string) =>
      getData(await world.call(person, { 'staff:queues': {} }), 'staff:queues').queues;
    const before = (await readQueues(ROSNAH)).find(({ name }) => name === 'parkedPayments')?.waiting ?? 0;
    await world.paysUnknown();
    expect(await readQueues(ROSNAH)).toMatchObject([
      { name: 'parkedPayments', waiting: before + 1 },
      { name: 'treasuryNotices', waiting: 0 },
      { name: 'egiroNotices', waiting: 0 },
      { name: 'linkApplications' },
      { name: 'meterReadings', waiting: 0 },
    ]);
    expect((await readQueues(SITI)).map(({ name }) => name)).toEqual(['linkApplications', 'meterReadings']);
  });
});

describe('a payment that is opened', () => {
  test('shows its order, its accounts and what they owe; that it was looked at is written down', async () => {
    const { event_id, transaction_id, due, orderId } = await world.paysShort();
    const looks = (await world.audit()).length;
    expect(await world.opened(event_id)).toMatchObject({
      status: 'waiting',
      reason: 'short',
      transaction: transaction_id,
      order: { orderId, asked: due, paidAt: null },
      accounts: [{ accountNo: ACCOUNT, holder: 'Tan Mei Lin', asked: due, outstanding: due }],
      decision: null,
      isOwn: false,
    });
    expect((await world.audit()).slice(looks)).toContainEqual(
      expect.objectContaining({ action: 'payment:opened', object: `notice:${event_id}` }),
    );
  });

  test.each(['EV-none', '', 'x'.repeat(100)])(
    'there is no payment "%s", and no look is recorded',
    async (itemId) => {
      const looks = (await world.audit()).length;
      expect(getCode(await world.open(itemId), 'staff:parkedPayment')).toBe('SK_ACCESS_1001');
      expect((await world.audit()).length).toBe(looks);
    },
  );

  test('tells with a masked name whose a typed number is, however it is spelled', async () => {
    const { event_id } = await world.paysUnknown();
    await world.open(event_id);
    const reply = await world.payee(event_id, '00 8934 5216 70');
    expect(getData(reply, 'staff:parkedPayee')).toMatchObject({
      accountNo: ACCOUNT,
      holder: 'T** M** L**',
      isActive: true,
      isOwn: false,
    });
    expect(reply.text).not.toContain('Tan');
    const audit = await world.audit();
    expect(audit.filter(({ action }) => action === 'payment:payeeViewed')).toHaveLength(1);
    expect(getCode(await world.payee(event_id, '8900000000'), 'staff:parkedPayee')).toBe('SK_ACCESS_1001');
  });
});

describe('a decision about money', () => {
  test('posts what came to the account of the order; the customer has it in the history at once', async () => {
    const { event_id, amount, accountId, due } = await world.paysShort();
    await world.open(event_id);
    const reply = await world.decide(event_id, {
      decision: 'post',
      parts: [{ accountNo: ACCOUNT, amount }],
      note: 'A part of the bill.\r\nThe rest follows.\u0007',
    });
    expect(getData(reply, 'staff:decide')).toEqual({ status: 'posted' });
    expect(await world.owed(accountId)).toBe(due - amount);
    const accounts = await readAccounts(world, 'meilin');
    const told = await world.call(MEI_LIN, { 'bills:paymentHistory': { accounts } });
    const [newest] = getData(told, 'bills:paymentHistory').payment_history.data?.payments ?? [];
    expect(newest).toMatchObject({ status: 'SUCCESS', amount });
    expect(told.text).not.toContain('CHECKING');
    expect(await findViolations(world.db, moneyRules)).toEqual([]);
    const { status, decision } = await world.opened(event_id, AMELIA);
    expect(status).toBe('posted');
    expect(decision).toMatchObject({
      decision: 'post',
      by: 'Rosnah Yusof',
      isOwn: false,
      note: 'A part of the bill.\nThe rest follows.',
      parts: [{ accountNo: ACCOUNT, amount }],
    });
    expect(await world.audit()).toContainEqual(
      expect.objectContaining({ action: 'payment:posted', outcome: 'done short' }),
    );
  });

  test('posts to an account that was looked up, and to no other', async () => {
    const { event_id, amount } = await world.paysUnknown();
    const { accountId } = await world.firstDue(MEI_LIN);
    const before = await world.owed(accountId);
    const post = { decision: 'post', parts: [{ accountNo: ACCOUNT, amount }] } as const;
    expect(getCode(await world.payee(event_id, ACCOUNT), 'staff:parkedPayee')).toBe('SK_STAFF_1009');
    expect(decided(await world.decide(event_id, post))).toBe('SK_STAFF_1009');
    await world.open(event_id);
    expect(decided(await world.decide(event_id, post))).toBe('SK_STAFF_1009');
    await world.payee(event_id, '8934540017');
    expect(decided(await world.decide(event_id, post))).toBe('SK_STAFF_1009');
    await world.payee(event_id, ACCOUNT);
    expect(decided(await world.decide(event_id, post))).toBeUndefined();
    expect(await world.owed(accountId)).toBe(before - amount);
    expect(await findViolations(world.db, moneyRules)).toEqual([]);
  });

  test('gives money back without touching the ledger', async () => {
    const { event_id, accountId, due } = await world.paysShort();
    await world.open(event_id);
    expect(getData(await world.decide(event_id, { decision: 'return' }), 'staff:decide').status).toBe(
      'returned',
    );
    expect(await world.owed(accountId)).toBe(due);
    expect(await findViolations(world.db, moneyRules)).toEqual([]);
  });

  test.each([
    ['do not add up', [{ accountNo: ACCOUNT, amount: 1 }], 'SK_STAFF_1007'],
    ['are none', [], 'SK_STAFF_1007'],
    ['name an account that nobody has looked up', [{ accountNo: '8934540017', amount: 1 }], 'SK_STAFF_1009'],
  ])('moves nothing when the parts %s', async (_what, parts, code) => {
    const { event_id, accountId, due } = await world.paysShort();
    await world.open(event_id);
    expect(decided(await world.decide(event_id, { decision: 'post', parts }))).toBe(code);
    expect(await world.owed(accountId)).toBe(due);
  });

  test('moves nothing when one account is named twice', async () => {
    const { event_id, amount } = await world.paysShort();
    await world.open(event_id);
    const twice = [
      { accountNo: ACCOUNT, amount: amount - 1 },
      { accountNo: `00${ACCOUNT}`, amount: 1 },
    ];
    expect(decided(await world.decide(event_id, { decision: 'post', parts: twice }))).toBe('SK_STAFF_1007');
  });

  test.each(['', '   ', '\u0007', 'x'.repeat(501)])(
    'needs a note of reasonable length: "%.6s"',
    async (note) => {
      const { event_id, amount } = await world.paysShort();
      await world.open(event_id);
      const decision = { decision: 'post', parts: [{ accountNo: ACCOUNT, amount }], note } as const;
      expect(decided(await world.decide(event_id, decision))).toBe('SK_INPUT_1001');
    },
  );

  test('a decision to return money names no account: nothing that was said is passed over', async () => {
    const { event_id, amount } = await world.paysShort();
    await world.open(event_id);
    const decision = { decision: 'return', parts: [{ accountNo: ACCOUNT, amount }] } as const;
    expect(decided(await world.decide(event_id, decision))).toBe('SK_INPUT_1001');
  });

  test('can only be to return what is not in dollars of Singapore', async () => {
    const { event_id, amount } = await world.paysShort({ currency: 'USD' }, 0);
    await world.open(event_id);
    const parts = [{ accountNo: ACCOUNT, amount }];
    expect(decided(await world.decide(event_id, { decision: 'post', parts }))).toBe('SK_STAFF_1008');
    expect(decided(await world.decide(event_id, { decision: 'return' }))).toBeUndefined();
  });

  test('is made once: of twelve at the same moment one has an effect, the others are told', async () => {
    const { event_id, amount, accountId, due } = await world.paysShort();
    for (const person of [ROSNAH, AMELIA]) await world.open(event_id, person);
    const codes = await Promise.all(
      Array.from({ length: 12 }, async (_, n) =>
        decided(
          await world.decide(
            event_id,
            n % 3 === 0
              ? { decision: 'return' }
              : { decision: 'post', parts: [{ accountNo: ACCOUNT, amount }] },
            n % 2 === 0 ? ROSNAH : AMELIA,
          ),
        ),
      ),
    );
    expect(codes.filter((code) => code === undefined)).toHaveLength(1);
    expect(codes.filter((code) => code === 'SK_STAFF_1001')).toHaveLength(11);
    const { status } = await world.opened(event_id);
    expect(await world.owed(accountId)).toBe(status === 'posted' ? due - amount : due);
    const rows = await world.db.selectFrom('parkedPaymentDecision').select('eventId').execute();
    expect(rows.filter((row) => row.eventId === event_id)).toHaveLength(1);
  });

  test("a colleague's earlier decision is answered with name and reason, also to the same decision", async () => {
    const { event_id } = await world.paysUnknown();
    for (const person of [ROSNAH, AMELIA]) await world.open(event_id, person);
    await world.decide(event_id, { decision: 'return', note: 'Somebody else’s rent.' }, AMELIA);
    expect(decided(await world.decide(event_id, { decision: 'return' }))).toBe('SK_STAFF_1001');
    expect(getCode(await world.payee(event_id, ACCOUNT), 'staff:parkedPayee')).toBe('SK_STAFF_1001');
    expect((await world.opened(event_id)).decision).toMatchObject({
      by: 'Amelia D’Souza',
      note: 'Somebody else’s rent.',
    });
  });

  test('a decision whose answer was lost is repeated under its key without a second effect', async () => {
    const { event_id, amount, accountId, due } = await world.paysShort();
    await world.open(event_id);
    const parts = [{ accountNo: ACCOUNT, amount }];
    const input = { queue: 'parkedPayments', itemId: event_id, decision: 'post', parts, note: 'Yes.' };
    const key = { 'idempotency-key': '5f0c3a52-8f43-4d0f-9a0e-0d3a86f0b111' };
    const first = await world.call(ROSNAH, { 'staff:decide': input }, key);
    const again = await world.call(ROSNAH, { 'staff:decide': input }, key);
    expect(getData(again, 'staff:decide')).toEqual(getData(first, 'staff:decide'));
    expect(await world.owed(accountId)).toBe(due - amount);
  });

  test('leaves its note in the decision alone, which nobody can change', async () => {
    const { event_id } = await world.paysUnknown();
    await world.open(event_id);
    await world.decide(event_id, { decision: 'return', note: 'Zebra crossing' });
    for (const table of ['outbox', 'auditEvent', 'idempotency'] as const) {
      const rows = JSON.stringify(await world.db.selectFrom(table).selectAll().execute());
      expect(rows, table).not.toContain('Zebra');
    }
    const changed = world.db.updateTable('parkedPaymentDecision').set({ note: 'No.' }).execute();
    await expect(changed).rejects.toThrow();
  });
});

describe('an officer', () => {
  test('an officer without the role for payments gets the answer for things that do not exist', async () => {
    const { event_id } = await world.paysShort();
    const calls = {
      'staff:queue': { name: 'parkedPayments' },
      'staff:parkedPayment': { itemId: event_id },
      'staff:parkedPayee': { itemId: event_id, accountNo: ACCOUNT },
      'staff:decide': { queue: 'parkedPayments', itemId: event_id, decision: 'return', note: 'No.' },
    };
    const taken = await world.tokens.tokenFor(ROSNAH, { roles: ['staff'] });
    const alone = await world.tokens.tokenFor(ROSNAH, { roles: ['payments'] });
    const borrowed = await world.tokens.tokenFor(MEI_LIN, { roles: ['staff', 'payments'] });
    for (const token of [await world.tokens.tokenFor(SITI), taken, alone, borrowed])
      for (const [name, input] of Object.entries(calls))
        expect(getCode(await world.callWith(token, { [name]: input }), name), name).toBe('SK_ACCESS_1001');
  });

  test.each([
    ['sees the account in the portal too', 'linked'],
    ['has the e-mail of somebody who sees it', 'email'],
    ['has the holder’s number on file', 'mobile'],
  ])('an officer who %s cannot decide about its money', async (_who, how) => {
    const { event_id, amount, accountId } = await world.paysShort();
    const { event_id: unknown } = await world.paysUnknown();
    if (how === 'linked')
      await world.db
        .insertInto('customerAccount')
        .values({ customerId: 1031, accountId, isDefault: true, linkedAt: new Date(0) })
        .execute();
    else
      await world.db
        .updateTable('idpAccount')
        .set(how === 'email' ? { email: ' MeiLin@Example.com' } : { mobile: '+65 9000 7777' })
        .where('emailKey', '=', ROSNAH)
        .execute();
    if (how === 'mobile')
      await world.db
        .updateTable('businessPartner')
        .set({ contactMobile: '90007777' })
        .where('bpNo', '=', (await world.firstDue(MEI_LIN)).named.bp_number)
        .execute();
    const post = { decision: 'post', parts: [{ accountNo: ACCOUNT, amount }] } as const;
    const person = how === 'email' ? await readSubject(ROSNAH) : ROSNAH;
    expect((await world.opened(event_id, person)).isOwn).toBe(true);
    expect(decided(await world.decide(event_id, post, person))).toBe('SK_STAFF_1006');
    expect(decided(await world.decide(event_id, { decision: 'return' }, person))).toBe('SK_STAFF_1006');
    await world.open(unknown, person);
    expect(getData(await world.payee(unknown, ACCOUNT, person), 'staff:parkedPayee').isOwn).toBe(true);
    const toOwn = { decision: 'post', parts: [{ accountNo: ACCOUNT, amount: 5_000 }] } as const;
    expect(decided(await world.decide(unknown, toOwn, person))).toBe('SK_STAFF_1006');
  });
});

async function readSubject(email: string): Promise<string> {
  const row = await world.db
    .selectFrom('idpAccount')
    .select('subject')
    .where('emailKey', '=', email)
    .executeTakeFirstOrThrow();
  return row.subject;
}
