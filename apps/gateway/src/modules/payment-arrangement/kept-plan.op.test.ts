import { addDays, type SgDay, sgDay, startOfSgDay } from '@portal/domain/sg-time';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openTestWorld, type TestWorld } from '../../test/test-world.ts';
import { produceOverdueLetters } from '../bills/overdue-letters.ts';
import { paymentSources } from '../payments/public.ts';
import { ACCOUNT, arranging, CHITRAS, present } from './test/arranging.ts';

const HOUR = 3_600_000;

let world: TestWorld;
beforeEach(async () => {
  world = await openTestWorld();
});
afterEach(() => world.close());

const { check, created, readRequest, readState, readBalance, sweep, pay, payBills, issueBill, goTo } =
  arranging(() => world);

const writeLetters = async (day: SgDay) => {
  goTo(day, 8);
  await produceOverdueLetters(
    { db: world.db, clock: world.clock, log: { error() {}, info() {} } },
    paymentSources,
  );
};

const readLetters = () =>
  world.db
    .selectFrom('letter')
    .select(['kind', 'data'])
    .where('accountId', '=', CHITRAS)
    .where('kind', 'in', ['bill-reminder', 'pink-notice'])
    .where('printedAt', '>', startOfSgDay(sgDay('2026-11-20')))
    .execute();

/** @returns the days and amounts of the instalments */
async function started() {
  const { requestId, minimum } = await created();
  await pay(minimum);
  await sweep();
  const [first, second] = (await readRequest(requestId)).request.details.instalments;
  const toDated = ({ amount, dueOn }: { amount: number; dueOn: string }) => ({ amount, dueOn: sgDay(dueOn) });
  return { requestId, first: toDated(present(first)), second: toDated(present(second)) };
}

describe('a customer who pays her instalments and her bills on their days', () => {
  test('keeps her plan until the last instalment, owes nothing that is late, and gets no letter', async () => {
    const { requestId, first, second } = await started();
    await payBills();
    await sweep();
    expect((await readRequest(requestId)).history.map(({ what }) => what)).toEqual([
      'IN_PROGRESS',
      'PENDING',
    ]);

    await issueBill('B2612-zz', 15_000, first.dueOn);
    await writeLetters(addDays(first.dueOn, -1));
    goTo(first.dueOn, 20);
    await pay(15_000);
    await sweep();
    expect((await readRequest(requestId)).request.nextBy).toBe(first.dueOn);
    await pay(first.amount);
    await sweep();
    expect((await readRequest(requestId)).request).toMatchObject({
      state: 'IN_PROGRESS',
      nextBy: second.dueOn,
    });
    expect(await readBalance()).toMatchObject({
      outstanding: second.amount,
      overdue: 0,
      arranged: second.amount,
      due: second.dueOn,
    });

    await writeLetters(addDays(first.dueOn, 7));
    await issueBill('B2701-zz', 14_000, second.dueOn);
    await writeLetters(addDays(first.dueOn, 21));
    goTo(second.dueOn, 23);
    await pay(second.amount - 1);
    await sweep();
    expect(await readState(requestId)).toBe('IN_PROGRESS');
    await pay(14_001);
    await sweep();
    expect(await readState(requestId)).toBe('COMPLETED');
    expect(await readBalance()).toMatchObject({ outstanding: 0, overdue: 0, arranged: 0 });
    await writeLetters(addDays(second.dueOn, 7));
    expect(await readLetters()).toEqual([]);
  });

  test('is told what was overdue while the plan is under way, and that nothing is overdue after it', async () => {
    const before = await check();
    const { first, second } = await started();
    await payBills();
    expect((await check()).bill).toMatchObject({
      overdue_amount: first.amount + second.amount,
      due_date: before.bill?.due_date,
    });
    await pay(first.amount + second.amount);
    await sweep();
    expect(await check()).toMatchObject({ status: 'NOT_ELIGIBLE', reason: 'no-overdue', bill: null });
  });

  test('is reminded of a bill that she does not pay, and not of the arranged ones', async () => {
    await started();
    await writeLetters(sgDay('2026-11-28'));
    expect(await readLetters()).toEqual([
      { kind: 'bill-reminder', data: { month: '2026-11', amount: 16_452, due: '2026-11-21' } },
    ]);
  });
});

/** Money that the bank told of, and that is on no account yet. */
const tellOf = (amountCents: number, paidAt: number, outcome: 'parked' | null) =>
  world.db
    .insertInto('bankNotice')
    .values({
      eventId: 'EV-1',
      transactionId: 'TX-1',
      reference: `00${ACCOUNT}B2611`,
      amountCents,
      currency: 'SGD',
      paidAt,
      receivedAt: paidAt,
      outcome,
      ...(outcome === 'parked' && { reason: 'late', settledAt: paidAt, accountId: CHITRAS }),
    })
    .execute();

describe('the last day of a payment', () => {
  const pending = async () => {
    const { requestId, minimum } = await created();
    const lastDay = sgDay(present((await readRequest(requestId)).request.nextBy));
    return { requestId, minimum, nextDay: addDays(lastDay, 1), midnight: startOfSgDay(addDays(lastDay, 1)) };
  };

  test('is kept by a partial payment of its last minute that is settled after midnight', async () => {
    const { requestId, minimum, nextDay, midnight } = await pending();
    goTo(nextDay, 0.01);
    await sweep();
    await pay(minimum, midnight - 30_000);
    await sweep();
    expect(await readState(requestId)).toBe('IN_PROGRESS');
  });

  test('is not kept by a partial payment of after midnight: the plan ends at 6 in the morning', async () => {
    const { requestId, minimum, nextDay } = await pending();
    goTo(nextDay, 0.5);
    await pay(minimum);
    await sweep();
    expect(await readState(requestId)).toBe('PENDING');
    goTo(nextDay, 6);
    await sweep();
    expect(await readState(requestId)).toBe('ENDED');
  });

  test.each(['parked', null] as const)(
    'is kept while money of that day waits (%s), and until it is known that it was not for the plan',
    async (outcome) => {
      const { requestId, minimum, nextDay, midnight } = await pending();
      await tellOf(minimum, midnight - 1, outcome);
      goTo(addDays(nextDay, 3));
      await sweep();
      expect(await readState(requestId)).toBe('PENDING');
      const decided = {
        outcome: 'returned',
        reason: 'late',
        settledAt: midnight,
        decidedAt: midnight,
      } as const;
      await world.db.updateTable('bankNotice').set(decided).where('eventId', '=', 'EV-1').execute();
      await sweep();
      expect(await readState(requestId)).toBe('ENDED');
    },
  );

  test.each([
    ['came after it', 1, 0],
    ['is a cent short', 0, 1],
  ])('is not kept by money that is being checked and %s', async (_why, late, short) => {
    const { requestId, minimum, nextDay, midnight } = await pending();
    await tellOf(minimum - short, midnight - 1 + late, 'parked');
    goTo(nextDay, 6);
    await sweep();
    expect(await readState(requestId)).toBe('ENDED');
  });

  test('a plan does not end after its last day while the bank still deducts', async () => {
    const { requestId, second } = await started();
    await payBills();
    const { debitId } = await world.db
      .selectFrom('directDebit')
      .select('debitId')
      .where('accountId', '=', CHITRAS)
      .executeTakeFirstOrThrow();
    await world.db
      .insertInto('giroDeduction')
      .values({
        accountId: CHITRAS,
        reference: 'GD-2701-0001',
        debitId,
        billId: 'B2611-100301',
        attempt: 1,
        amountCents: 40_000,
        dueOn: second.dueOn,
        orderedOn: second.dueOn,
        orderedAt: startOfSgDay(second.dueOn) + HOUR,
        status: 'IN_PROGRESS',
        reason: null,
      })
      .execute();
    goTo(addDays(second.dueOn, 2));
    await sweep();
    expect(await readState(requestId)).toBe('IN_PROGRESS');
    await world.db
      .updateTable('giroDeduction')
      .set({ status: 'RETURNED', reason: 'INSUFFICIENT_FUNDS', decidedAt: world.clock.now() })
      .where('reference', '=', 'GD-2701-0001')
      .execute();
    await sweep();
    expect(await readState(requestId)).toBe('ENDED');
  });
});
