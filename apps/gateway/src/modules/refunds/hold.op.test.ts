/** @engines both */
import { sgDay } from '@portal/domain/sg-time';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Choice, CREDIT, cheque, FLAT, OTHER, paynow, startRefundWorld } from './test/refund-world.ts';

const world = await startRefundWorld();
const BERNARDS = 1002;
const MEI_LIN = 1001;
const DAY = 86_400_000;
const bank: Choice = { ...cheque, refundMethod: '03' };

/** Days on which Bernard's accounts were linked and GIRO came into force. */
async function begin(linkedOn: string, since: string): Promise<void> {
  await world.db
    .updateTable('customerAccount')
    .set({ linkedAt: `${linkedOn}T12:00:00+08:00` })
    .where('customerId', '=', BERNARDS)
    .execute();
  await world.db
    .updateTable('directDebit')
    .set({ since: sgDay(since) })
    .where('accountId', 'in', [100_201, OTHER.accountId])
    .execute();
}
beforeEach(async () => {
  const [account] = (await world.check()).accounts;
  Object.assign(bank, { bankId: account?.bankId });
});
afterEach(() => begin('2025-01-01', '2024-03-18'));

const heldUntil = async () => (await world.check()).accounts[0]?.bankHeldUntil;

describe('a refund to a bank account that is new, of an account that was linked days ago', () => {
  beforeEach(() => begin('2026-11-19', '2026-11-20'));

  test('is taken, held for 14 days and then paid, and says so before and after it is asked for', async () => {
    expect(await heldUntil()).toBe('2026-12-03');
    expect((await world.create(bank)).data).toMatchObject({ refundCreated: true });
    expect(await world.requests()).toMatchObject([
      { state: 'PENDING', nextBy: '2026-12-03', payload: { heldUntil: '2026-12-03' } },
    ]);
    await world.afterTheCheck();
    expect([world.orders, await world.entries()]).toEqual([[], []]);
    await world.afterTheCheck();
    expect(world.orders).toMatchObject([{ destination: { method: '03', bankId: bank.bankId } }]);
    expect((await world.requests())[0]?.payload).not.toHaveProperty('heldUntil');
  });

  test('is told at once to every other login that has the account', async () => {
    const link = { customerId: MEI_LIN, accountId: FLAT.accountId };
    await world.db
      .insertInto('customerAccount')
      .values({ ...link, linkedAt: world.clock.now() - 365 * DAY })
      .execute();
    await world.create(bank);
    const [request] = await world.requests();
    const queued = await world.db
      .selectFrom('outbox')
      .select('payload')
      .where('kind', '=', 'mail:request')
      .execute();
    const told = queued.map(({ payload }) => payload as Record<string, unknown>);
    expect(
      told.filter(({ requestId }) => requestId === request?.requestId).map(({ customerId }) => customerId),
    ).toEqual([MEI_LIN, BERNARDS]);
    await world.db
      .deleteFrom('customerAccount')
      .where('customerId', '=', MEI_LIN)
      .where('accountId', '=', FLAT.accountId)
      .execute();
  });

  test('is shown as one that can be changed or cancelled until the hold ends', async () => {
    await world.create(bank);
    world.clock.shift(12 * DAY);
    expect((await world.check()).accounts[0]).toMatchObject({ isEditable: true, nextBy: '2026-12-03' });
    const [request] = await world.requests();
    const cancelled = await world.call('request:cancel', {
      requestId: request?.requestId ?? '',
      source: 'W',
    });
    expect(cancelled.data).toMatchObject({ state: 'CANCELLED' });
  });

  test('is held too where the bank account is the change, and no more once it is another method', async () => {
    await world.create(paynow);
    expect(await world.requests()).toMatchObject([{ nextBy: '2026-11-27' }]);
    await world.update(bank);
    expect(await world.requests()).toMatchObject([
      { nextBy: '2026-12-03', payload: { heldUntil: '2026-12-03' } },
    ]);
    await world.update(cheque);
    const [request] = await world.requests();
    expect(request).toMatchObject({ nextBy: '2026-11-27' });
    expect(request?.payload).not.toHaveProperty('heldUntil');
  });

  test('changed to another method in the second week is checked like a new one', async () => {
    await world.create(bank);
    world.clock.shift(7 * DAY);
    await world.update(paynow);
    expect(await world.requests()).toMatchObject([{ nextBy: '2026-12-03' }]);
  });

  test('keeps no other method waiting', async () => {
    await world.create(paynow);
    await world.afterTheCheck();
    expect(world.orders).toMatchObject([{ amount: CREDIT, destination: { method: '08' } }]);
  });
});

describe('a refund to a bank account takes no longer than its check', () => {
  test.each([
    ['GIRO has used it for long, however new the login', '2026-11-20', '2026-11-06'],
    ['the login has had the account for long, however new the bank account', '2026-11-06', '2026-11-20'],
    ['the hold ends within the check', '2026-11-13', '2026-11-20'],
  ])('where %s', async (_what, linkedOn, since) => {
    await begin(linkedOn, since);
    expect(await heldUntil()).toBeNull();
    await world.create(bank);
    expect(await world.requests()).toMatchObject([{ nextBy: '2026-11-27' }]);
    await world.afterTheCheck();
    expect(world.orders).toMatchObject([{ destination: { method: '03' } }]);
  });
});

test('a login that was linked since the request has it held at the end of the check, and the customer is told', async () => {
  await begin('2025-01-01', '2026-11-20');
  await world.create(bank);
  await begin('2026-11-23', '2026-11-20');
  await world.afterTheCheck();
  expect(world.orders).toEqual([]);
  const [request] = await world.requests();
  expect(request).toMatchObject({
    state: 'PENDING',
    nextBy: '2026-12-04',
    payload: { heldUntil: '2026-12-04' },
  });
  expect(await world.history(request?.requestId ?? '')).toEqual(['PENDING by customer', 'HELD by portal']);
  await world.afterTheCheck();
  expect(world.orders).toMatchObject([{ destination: { method: '03' } }]);
});
