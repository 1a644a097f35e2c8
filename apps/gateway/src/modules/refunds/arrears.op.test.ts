import { expect, test } from 'vitest';
import { FLAT, OTHER, startRefundWorld } from './test/refund-world.ts';

const world = await startRefundWorld();

const OVERDUE = 5_000;
let notices = 0;

/** Money came for the other account, and no rule could post it. */
async function park(amountCents: number) {
  notices += 1;
  const now = world.clock.now();
  await world.db
    .insertInto('bankNotice')
    .values({
      eventId: `arrears-${notices}`,
      transactionId: `TX-arrears-${notices}`,
      reference: `00${OTHER.accountNo}B2501`,
      amountCents,
      currency: 'SGD',
      paidAt: now,
      receivedAt: now,
      settledAt: now,
      outcome: 'parked',
      reason: 'unknown',
      accountId: OTHER.accountId,
    })
    .execute();
}
const returnAll = () =>
  world.db
    .updateTable('bankNotice')
    .set({ outcome: 'returned', decidedAt: world.clock.now() })
    .where('eventId', 'like', 'arrears-%')
    .execute();
const check = async () => (await world.check()).accounts[0];
const readHistory = async () => world.history((await world.requests())[0]?.requestId ?? '');

test('a holder whose overdue amount elsewhere is being checked may ask, and is paid', async () => {
  await world.setCredit(-OVERDUE, OTHER.accountId);
  expect(await check()).toMatchObject({ refundEligCheckCode: '905', arrears: OVERDUE });
  await park(OVERDUE);
  expect(await check()).toMatchObject({ refundEligCheckCode: '100', arrears: 0 });
  expect((await world.create()).data).toMatchObject({ refundCreated: true });
  await world.afterTheCheck();
  expect(world.orders).toHaveLength(1);
  await returnAll();
});

test('a holder owes what the money that is being checked does not cover', async () => {
  await world.setCredit(-OVERDUE, OTHER.accountId);
  await park(OVERDUE - 1);
  expect(await check()).toMatchObject({ refundEligCheckCode: '905', arrears: 1 });
  await returnAll();
});

test('a refund under way ends when the money goes back to its payer before the check has ended', async () => {
  await world.create();
  await world.setCredit(-OVERDUE, OTHER.accountId);
  await park(OVERDUE);
  expect(await world.check(FLAT.accountNo)).toMatchObject({ accounts: [{ arrears: 0 }] });
  await returnAll();
  await world.afterTheCheck();
  expect(await readHistory()).toEqual(['PENDING by customer', 'ARREARS by portal']);
});
