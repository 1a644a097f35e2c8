/** @engines both */
import { cents } from '@portal/domain/money';
import { decideSettlement } from '@portal/domain/settlement.rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parkedPayments } from '../../modules/payments/public.ts';
import { openTestWorld, type TestWorld } from '../../test/test-world.ts';
import { findViolations, moneyRules } from '../invariants.ts';
import { seedDemoWorld } from './demo-world.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());

const waiting = () => parkedPayments(world.db, { state: 'waiting' }, { limit: 50 });

test('one payment waits for each reason, and the rules of settling park each of them for that reason', async () => {
  const payments = await waiting();
  expect(payments.map(({ reason }) => reason).toSorted()).toEqual(
    ['closed', 'currency', 'doubled', 'late', 'over', 'short', 'unknown'].toSorted(),
  );
  for (const { requestedPayment, reason, transaction, amount, currency, paidAt } of payments) {
    const notice = { transaction, amount: cents(amount), currency, paidAt };
    const order = requestedPayment && {
      ...requestedPayment,
      paidBy: requestedPayment.paidAt === null ? null : 'before',
    };
    expect(decideSettlement(notice, order)).toEqual({ kind: 'parked', reason });
  }
});

test('each was asked by a code that the portal could have made: none of more than was owed by then', async () => {
  const asked = await world.db
    .selectFrom('paymentOrder as o')
    .innerJoin('paymentOrderPart as part', 'part.orderId', 'o.orderId')
    .innerJoin('ledgerEntry as entry', 'entry.accountId', 'part.accountId')
    .whereRef('entry.recordedAt', '<', 'o.issuedAt')
    .groupBy(['o.orderId', 'part.accountId', 'part.amountCents'])
    .select(['o.orderId', 'part.amountCents as asked'])
    .select(({ fn }) => fn.sum<number | string>('entry.amountCents').as('owed'))
    .execute();
  expect(asked).toHaveLength(7);
  expect(asked.filter((part) => part.asked > Number(part.owed))).toEqual([]);
});

test('the ledger agrees with suspense payments', async () => {
  expect(await findViolations(world.db, moneyRules)).toEqual([]);
});

test('a payment that staff decided is not added again by the next start', async () => {
  await world.db
    .updateTable('bankNotice')
    .set({ outcome: 'returned', decidedAt: new Date(world.clock.now()) })
    .where('reason', '=', 'unknown')
    .execute();
  await seedDemoWorld(world.db, world.clock);
  expect((await waiting()).map(({ reason }) => reason)).not.toContain('unknown');
});
