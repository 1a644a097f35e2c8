import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cheque, openRefundWorld, paynow, type RefundWorld } from './test/refund-world.ts';

/** Accounts of several holders: each is given a credit, and each holder owes nothing elsewhere. */
const owners = [
  ['bernard@example.com', '8934530034', 100_203],
  ['bernard@example.com', '8934530026', 100_202],
  ['dewi@example.com', '8934550016', 100_401],
  ['dewi@example.com', '8934550024', 100_402],
  ['farid@example.com', '8934570014', 100_601],
  ['meilin@example.com', '8934521670', 100_101],
] as const;
const CREDIT = 30_000;
const AT_ONCE = 20;

let world: RefundWorld;
beforeAll(async () => {
  world = await openRefundWorld();
  await world.reset();
  for (const [email, , accountId] of owners) {
    await world.setCredit(CREDIT, accountId);
    await world.tokenFor(email);
  }
});
afterAll(() => world.close());

const acceptable = new Set([
  undefined,
  'SK_REFUND_1001',
  'SK_REFUND_1004',
  'SK_REFUND_1006',
  'SK_REFUND_1007',
  'SK_REQUEST_1001',
  'SK_BUSY_1001',
]);

/** Creates, changes to and fro, and cancellations, all at once. */
async function storm(): Promise<void> {
  const codes = await Promise.all(
    owners.flatMap(([email, accountNo, accountId]) =>
      Array.from({ length: AT_ONCE }, async (_, index) => {
        if (index % 4 === 1) return (await world.call('refund:update', { accountNo, ...cheque }, email)).code;
        if (index % 4 === 2) return (await world.call('refund:update', { accountNo, ...paynow }, email)).code;
        if (index % 10 === 3) {
          const open = (await world.requests(accountId)).find(({ isOpen }) => isOpen);
          const requestId = open?.requestId ?? 'RF-2611-9999';
          const { code } = await world.call('request:cancel', { requestId, source: 'W' }, email);
          return code === 'SK_ACCESS_1001' ? undefined : code;
        }
        return (await world.call('refund:create', { accountNo, refundAmount: 1, ...paynow }, email)).code;
      }),
    ),
  );
  expect(codes.filter((code) => !acceptable.has(code))).toEqual([]);
}

async function expectAtMostOneOpen(): Promise<void> {
  for (const [, , accountId] of owners) {
    const open = (await world.requests(accountId)).filter(({ isOpen }) => isOpen);
    expect(open.length, `account ${accountId}`).toBeLessThanOrEqual(1);
  }
  await world.expectSoundBooks();
}

describe('many requests at once', () => {
  test('leave each account at most one open refund', async () => {
    await storm();
    await expectAtMostOneOpen();
  });

  test('pay each account at most its credit, once, while checks end', async () => {
    world.clock.shift(7 * 86_400_000);
    await Promise.all([storm(), ...Array.from({ length: 5 }, () => world.sweep())]);
    await world.sweep();
    await expectAtMostOneOpen();
    for (const [, , accountId] of owners) {
      const paid = (await world.entries(accountId)).filter(({ kind }) => kind === 'refund');
      expect(paid.length, `account ${accountId}`).toBeLessThanOrEqual(1);
      expect(await world.balance(accountId)).toBe(
        -CREDIT + paid.reduce((sum, { amountCents }) => sum + amountCents, 0),
      );
    }
  });

  test('many notices of the treasury pay or return each refund once', async () => {
    const references = [...new Set(world.orders.map(({ reference }) => reference))];
    expect(references.length).toBeGreaterThan(0);
    const replies = await Promise.all(
      references.flatMap((reference, index) =>
        Array.from({ length: AT_ONCE }, () =>
          world.tell(reference, index % 2 === 0 ? 'paid' : 'refused', { amount: CREDIT }),
        ),
      ),
    );
    expect(new Set(replies)).toEqual(new Set([200]));
    await expectAtMostOneOpen();
    for (const [, , accountId] of owners)
      expect(await world.balance(accountId)).toBeGreaterThanOrEqual(-CREDIT);
  });
});
