import { toSgDay } from '@portal/domain/sg-time';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findViolations } from '../../db/invariants.ts';
import { getCode, getData } from '../../test/answers.ts';
import { openTestWorld, type TestWorld } from '../../test/test-world.ts';
import { ACCOUNT, arranging, CHITRA, CHITRAS, DAY, present } from './test/arranging.ts';

let world: TestWorld;
beforeEach(async () => {
  world = await openTestWorld();
});
afterEach(() => world.close());

const { check, create, createCode, created, readRequest, readState, sweep, cancel, pay, payBills, takeBack } =
  arranging(() => world);

/** Letters to the holder about the arrangement. */
const readLetters = () =>
  world.db
    .selectFrom('letter')
    .innerJoin('account', 'account.accountId', 'letter.accountId')
    .select(['letter.kind', 'letter.data', 'letter.letterId'])
    .where('accountNo', '=', ACCOUNT)
    .where('letter.kind', 'like', 'arrangement-%')
    .orderBy('letter.printedAt')
    .execute();

async function waive(amount: number): Promise<void> {
  await world.db
    .insertInto('ledgerEntry')
    .values({
      accountId: CHITRAS,
      entryNo: 20_261_199_000_000,
      kind: 'waiver',
      amountCents: -amount,
      effectiveOn: toSgDay(world.clock.now()),
      sourceRef: 'waiver:of a test',
      recordedAt: world.clock.now(),
    })
    .execute();
}

async function khaos(path: string, payload: Record<string, unknown>, key?: string) {
  const response = await world.app.inject({
    method: 'POST',
    url: path,
    headers: {
      authorization: `Bearer ${await world.tokenFor(CHITRA)}`,
      ...(key === undefined ? {} : { 'idempotency-key': key }),
    },
    payload,
  });
  return { status: response.statusCode, body: response.json() };
}

describe('a customer with an overdue amount', () => {
  test('sees what may be paid now, of which bills, and the days of a plan', async () => {
    const answer = await check();
    expect(answer).toMatchObject({ account_no: ACCOUNT, status: 'ELIGIBLE', reason: null, request_id: null });
    const bill = present(answer.bill);
    expect(bill.minimum_amount).toBe(5_000);
    expect(answer.charges.reduce((sum, { amount }) => sum + amount, 0)).toBe(bill.overdue_amount);
    expect(answer.charges[0]?.due_date).toBe(bill.due_date);
    const schedule = present(answer.schedule);
    expect(schedule.partial_due).toBe('2026-11-27');
    expect(schedule.bills.map(({ month }) => month)).toEqual(['2026-12', '2027-01']);
  });

  test('asks once, however often it is sent: 20 at once make one arrangement', async () => {
    const minimum = present((await check()).bill).minimum_amount;
    const replies = await Promise.all(Array.from({ length: 20 }, () => create(minimum)));
    const codes = replies.map((reply) => getCode(reply, 'paymentArrangement:create'));
    expect(codes.filter((code) => code === undefined)).toHaveLength(1);
    expect(codes.filter((code) => code === 'SK_PA_1003')).toHaveLength(19);
    expect(await check()).toMatchObject({ status: 'PENDING', reason: 'pending', schedule: null });
  });

  test('gets the same answer to a repeat under its key, and a refusal for another amount', async () => {
    const first = await create(5_000, 'once');
    expect((await create(5_000, 'once')).answers).toEqual(first.answers);
    expect(getCode(await create(6_000, 'once'), 'paymentArrangement:create')).toBe('SK_IDEM_1001');
  });

  test('is refused below the minimum and above the overdue amount, to the cent and in exact words', async () => {
    const { minimum_amount: minimum, overdue_amount: overdue } = present((await check()).bill);
    const refuse = async (amount: number) =>
      (await create(amount)).answers['paymentArrangement:create']?.error;
    expect(await refuse(minimum - 1)).toMatchObject({
      code: 'SK_PA_1001',
      message: 'Partial payment must be equal or more than $50.00.',
      details: [{ field: 'paymentAmount' }],
    });
    expect(await refuse(overdue + 1)).toMatchObject({
      code: 'SK_PA_1002',
      message: 'Partial payment exceeds the overdue amount.',
    });
    for (const amount of [0, -1, 1.5]) expect(await createCode(amount)).toBeDefined();
    expect(await createCode(overdue)).toBeUndefined();
  });

  test('finds the whole plan in the request, to the cent', async () => {
    const { requestId, overdue, minimum } = await created();
    const { request } = await readRequest(requestId);
    const { partial, instalments, overdueAmount } = request.details;
    expect([overdueAmount, partial.amount]).toEqual([overdue, minimum]);
    expect(instalments.reduce((sum, { amount }) => sum + amount, partial.amount)).toBe(overdue);
    expect(present(instalments[0]).amount - present(instalments[1]).amount).toBe((overdue - minimum) % 2);
  });

  test('cannot ask for a change of the ledger: what is owed stays as it is', async () => {
    const owed = () => sql`select sum(amount_cents) from ledger_entry`.execute(world.db);
    const before = await owed();
    await created();
    expect(await owed()).toEqual(before);
    expect(await findViolations(world.db, undefined, world.clock.now())).toEqual([]);
  });

  test('is no longer offered one by the accounts, while it is under way', async () => {
    const flag = async () =>
      getData(await world.call(CHITRA, { 'user:getAccounts': {} }), 'user:getAccounts').accounts[0]
        ?.eligibility.payment_arrangement;
    expect(await flag()).toBe(true);
    await created();
    expect(await flag()).toBe(false);
  });
});

describe('the khaos paths', () => {
  test('answer as the keyed operations do', async () => {
    const { status, body } = await khaos('/khaos/v1/payment-arrangement/check', {
      account_no: ACCOUNT,
      source: 'W',
    });
    expect([status, body]).toEqual([200, await check()]);
    const wish = { account_no: ACCOUNT, payment_amount: 5_000, source: 'M' };
    const made = await khaos('/khaos/v1/payment-arrangement', wish, 'one');
    expect(made).toEqual({
      status: 200,
      body: { status: 'SUCCESS', request_id: expect.stringMatching(/^PA-2611-/) },
    });
    expect(await khaos('/khaos/v1/payment-arrangement', wish, 'one')).toEqual(made);
    expect((await check()).request_id).toBe(made.body.request_id);
    expect((await khaos('/khaos/v1/payment-arrangement', wish)).body.error.code).toBe('SK_PA_1003');
  });

  test('refuse an amount with the same words, at their own field', async () => {
    const { status, body } = await khaos('/khaos/v1/payment-arrangement', {
      account_no: ACCOUNT,
      payment_amount: 4_999,
      source: 'W',
    });
    expect(status).toBe(400);
    expect(body.error).toMatchObject({
      code: 'SK_PA_1001',
      details: [{ field: 'payment_amount', message: 'Partial payment must be equal or more than $50.00.' }],
    });
  });
});

describe('an arrangement', () => {
  test('starts when the partial payment has come, also in parts, and not a cent before', async () => {
    const { requestId, minimum } = await created();
    await pay(minimum - 1);
    await sweep();
    expect(await readState(requestId)).toBe('PENDING');
    await pay(1);
    await sweep();
    await sweep();
    expect(await readState(requestId)).toBe('IN_PROGRESS');
    expect(await cancel(requestId)).toBe('SK_REQUEST_1001');
  });

  test('starts with its partial payment though the bank takes a payment of before it back', async () => {
    const earlier = await pay(1_000);
    world.clock.shift(DAY);
    const { requestId, minimum } = await created();
    await takeBack(earlier, 1_000);
    await pay(minimum);
    await sweep();
    expect(await readState(requestId)).toBe('IN_PROGRESS');
  });

  test('waits for its partial payment again when the bank takes that back', async () => {
    const { requestId, minimum } = await created();
    await takeBack(await pay(minimum), minimum);
    await sweep();
    expect(await readState(requestId)).toBe('PENDING');
  });

  test('ends when the seventh day has passed without a payment, and another one may be asked for', async () => {
    const { requestId } = await created();
    world.clock.shift(7 * DAY);
    await sweep();
    expect(await readState(requestId)).toBe('PENDING');
    world.clock.shift(DAY);
    await sweep();
    expect(await readState(requestId)).toBe('ENDED');
    expect((await check()).status).toBe('ELIGIBLE');
  });

  test('is out of the way of the next one after its last day, also before the job has come by', async () => {
    await created();
    world.clock.shift(9 * DAY);
    const minimum = present((await check()).bill).minimum_amount;
    expect(await createCode(minimum)).toBeUndefined();
  });

  test('cannot be cancelled once it is paid, also before the job has come by', async () => {
    const { requestId, minimum } = await created();
    await pay(minimum);
    expect(await cancel(requestId)).toBe('SK_REQUEST_1001');
  });

  test('is cancelled before that, and is then no more in the way', async () => {
    const { requestId } = await created();
    expect(await cancel(requestId)).toBeUndefined();
    expect((await check()).status).toBe('ELIGIBLE');
    await pay(5_000);
    await sweep();
    expect(await readState(requestId)).toBe('CANCELLED');
  });

  test('is complete when the whole amount is paid, at once or by instalments', async () => {
    const { requestId, overdue, minimum } = await created();
    await pay(minimum);
    await sweep();
    world.clock.shift(20 * DAY);
    await payBills();
    await pay(overdue - minimum - 1);
    await sweep();
    expect(await readState(requestId)).toBe('IN_PROGRESS');
    await pay(1);
    await sweep();
    expect(await readState(requestId)).toBe('COMPLETED');
  });

  test('asks for the next instalment once one has come, and tells of it once', async () => {
    const { requestId, overdue, minimum } = await created();
    await pay(minimum);
    await sweep();
    const { request } = await readRequest(requestId);
    const [first, second] = request.details.instalments;
    expect(request.nextBy).toBe(first?.dueOn);
    world.clock.shift(DAY);
    await payBills();
    await sweep();
    await pay(Math.ceil((overdue - minimum) / 2) - 1);
    await sweep();
    expect((await readRequest(requestId)).request.nextBy).toBe(first?.dueOn);
    await pay(1);
    await sweep();
    await sweep();
    const now = await readRequest(requestId);
    expect(now.request).toMatchObject({ state: 'IN_PROGRESS', nextBy: second?.dueOn });
    expect(now.history.map(({ what }) => what)).toEqual(['INSTALMENT_PAID', 'IN_PROGRESS', 'PENDING']);
  });

  test('is complete when a part is waived and the rest is paid', async () => {
    const { requestId, overdue, minimum } = await created();
    await pay(minimum);
    await sweep();
    world.clock.shift(DAY);
    await payBills();
    await waive(1_090);
    await pay(overdue - minimum - 1_090);
    await sweep();
    expect(await readState(requestId)).toBe('COMPLETED');
  });

  test('ends when an instalment is missing after its last day', async () => {
    const { requestId, minimum } = await created();
    await pay(minimum);
    await sweep();
    world.clock.shift(120 * DAY);
    await sweep();
    expect(await readState(requestId)).toBe('ENDED');
  });
});

describe('letters about an arrangement', () => {
  test('the plan is written once with its dates and amounts, however often it is asked for', async () => {
    const bill = present((await check()).bill);
    const replies = await Promise.all(Array.from({ length: 5 }, () => create(bill.minimum_amount)));
    const [answer] = replies.flatMap(({ answers }) => {
      const reply = answers['paymentArrangement:create'];
      return reply && 'data' in reply ? (reply.data as { requestId: string }[]) : [];
    });
    const requestId = present(answer).requestId;
    const { overdueAmount, partial, instalments } = (await readRequest(requestId)).request.details;
    expect(await readLetters()).toEqual([
      {
        kind: 'arrangement-agreed',
        letterId: expect.stringMatching(new RegExp(`-${requestId}-1$`)),
        data: {
          overdue: overdueAmount,
          partial: { amount: partial.amount, due: partial.dueOn },
          instalments: instalments.map(({ amount, dueOn }) => ({ amount, due: dueOn })),
        },
      },
    ]);
  });

  test('the end of an unpaid one is written once, however often the job comes by', async () => {
    const { overdue } = await created();
    world.clock.shift(8 * DAY);
    await Promise.all([sweep(), sweep()]);
    await sweep();
    expect(await readLetters()).toMatchObject([
      { kind: 'arrangement-agreed' },
      { kind: 'arrangement-ended', data: { overdue, agreedOn: '2026-11-20' } },
    ]);
  });

  test('nothing more is written of one that is paid or cancelled', async () => {
    const { requestId } = await created();
    await cancel(requestId);
    const { overdue } = await created();
    await pay(overdue);
    await sweep();
    expect((await readLetters()).map(({ kind }) => kind)).toEqual([
      'arrangement-agreed',
      'arrangement-agreed',
    ]);
  });
});

describe('an account that may not ask', () => {
  test.each([
    ['owes nothing that is late', 'meilin@example.com', '8934521670', 'NOT_ELIGIBLE', 'no-overdue'],
    ['is contestable', 'kopi@example.com', '8920020017', 'NOT_ELIGIBLE', 'assistance'],
  ])('is told that it %s', async (_why, email, accountNo, status, reason) => {
    expect(await check(email, accountNo)).toMatchObject({ status, reason, schedule: null });
    const reply = await create(5_000, undefined, accountNo, email);
    expect(getCode(reply, 'paymentArrangement:create')).toBe('SK_PA_1003');
  });
});

describe('the demo world', () => {
  test('has somebody with two accounts that may ask, with different amounts', async () => {
    const checks = await Promise.all(
      ['8934610016', '8934610024'].map((accountNo) => check('ravi@example.com', accountNo)),
    );
    expect(checks.map(({ status }) => status)).toEqual(['ELIGIBLE', 'ELIGIBLE']);
    const amounts = checks.map(({ bill }) => bill?.overdue_amount);
    expect(new Set(amounts).size).toBe(2);
  });

  test('has somebody whose arrangement waits, for what her account really owes too late', async () => {
    const answer = await check('salmah@example.com', '8934620015');
    expect(answer).toMatchObject({ status: 'PENDING', request_id: 'PA-2611-0092' });
    const { request } = getData(
      await world.call('salmah@example.com', { 'request:detail': { requestId: 'PA-2611-0092' } }),
      'request:detail',
    );
    if (request.kind !== 'payment-arrangement') throw new Error('of another kind');
    expect(request.details.overdueAmount).toBe(answer.bill?.overdue_amount);
    expect(request.details.overdueSince).toBe(answer.bill?.due_date);
    await sweep();
    expect((await check('salmah@example.com', '8934620015')).status).toBe('PENDING');
  });
});
