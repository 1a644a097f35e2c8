/** @engines both */
import { describe, expect, test, vi } from 'vitest';
import { MetricRegistry } from '../../plugins/metric-registry.ts';
import type { PayoutOrder } from '../../ports/treasury/port.ts';
import { everyWaiting } from '../../webhooks/parked-notice.store.ts';
import { claimPayout, listPayoutsToSend } from './payout.store.ts';
import { startRefundSweep, sweepRefunds } from './sweep.ts';
import { CREDIT, cheque, FLAT, OTHER, startRefundWorld } from './test/refund-world.ts';
import { treasuryNotices } from './treasury-notice.store.ts';

const world = await startRefundWorld();

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Accounts of another customer. */
const dewis = [
  ['8934550016', 100_401],
  ['8934550024', 100_402],
] as const;

async function request(accountNo = FLAT.accountNo): Promise<string> {
  const { data } = await world.create({}, accountNo);
  return (data as { requestId: string }).requestId;
}
/** Two refunds of two accounts, in the order in which they are sent. */
async function requestBoth(): Promise<string[]> {
  await world.setCredit(CREDIT, OTHER.accountId);
  return [await request(), await request(OTHER.accountNo)];
}
async function sweepAfter(time: number) {
  world.clock.shift(time);
  return world.sweep();
}
const count = (reference: string) => world.tries.filter((each) => each === reference).length;
const state = async () => (await world.requests())[0]?.state;
const readLetters = async (requestId: string) =>
  (
    await world.db.selectFrom('letter').select('kind').where('letterId', 'like', `%${requestId}%`).execute()
  ).map(({ kind }) => kind);
/** Parked notices about one refund. */
const listParked = (text: string) =>
  treasuryNotices.list(
    world.db,
    { ...everyWaiting, search: { text, accountId: null } },
    { limit: 9, offset: 0 },
  );

describe('a payout that the treasury has no answer for', () => {
  test('keeps no other from it, and is tried again every minute', async () => {
    const [first = '', second] = await requestBoth();
    world.treasury.fails.add(first);
    await world.afterTheCheck();
    for (let run = 0; run < 24; run += 1) await sweepAfter(5_001);
    expect(world.orders.map(({ reference }) => reference)).toEqual([second]);
    expect(count(first)).toBe(3);
    expect(await state()).toBe('IN_PROGRESS');
    world.treasury.fails.clear();
    await sweepAfter(MINUTE + 1);
    expect(world.orders.map(({ reference }) => reference)).toEqual([second, first]);
  });

  test('is one of three at most that a treasury in trouble is asked for at once, those that waited longest first', async () => {
    const references = await requestBoth();
    for (const [accountNo, accountId] of dewis) {
      await world.setCredit(CREDIT, accountId);
      const input = { accountNo, refundAmount: CREDIT, ...cheque };
      const { data } = await world.call('refund:create', input, 'dewi@example.com');
      references.push((data as { requestId: string }).requestId);
    }
    world.treasury.isDown = true;
    await world.afterTheCheck();
    expect(world.tries).toEqual(references.slice(0, 3));
    await sweepAfter(MINUTE + 1);
    expect(world.tries.slice(3)).toEqual([references[3], ...references.slice(0, 2)]);
    world.treasury.isDown = false;
    await sweepAfter(MINUTE + 1);
    expect(new Set(world.orders.map(({ reference }) => reference))).toEqual(new Set(references));
  });

  test('is not sent by another gateway while it is on its way', async () => {
    const requestId = await request();
    world.clock.shift(7 * DAY);
    const { db, clock } = world;
    const sent: string[] = [];
    const answer = Promise.withResolvers<void>();
    const order = ({ reference }: PayoutOrder) => {
      sent.push(reference);
      return answer.promise;
    };
    const sweep = () => sweepRefunds({ db, clock, treasury: { order }, log: { error() {} } });
    const first = sweep();
    await vi.waitFor(() => expect(sent).toEqual([requestId]), { timeout: 10_000 });
    await Promise.race([sweep(), first]);
    expect(sent).toEqual([requestId]);
    answer.resolve();
    await first;
  });

  test('is with the treasury once its notice says so, and is sent again after an hour only', async () => {
    const requestId = await request();
    world.treasury.isDown = true;
    await world.afterTheCheck();
    await world.tell(requestId, 'accepted');
    for (let run = 0; run < 5; run += 1) await sweepAfter(MINUTE + 1);
    expect(count(requestId)).toBe(1);
    await sweepAfter(HOUR);
    expect(count(requestId)).toBe(2);
  });
});

test('a payout that two gateways have read is sent by the one that claims it first', async () => {
  await request();
  world.treasury.isDown = true;
  await world.afterTheCheck();
  const at = world.clock.now() + HOUR;
  const [seen] = await listPayoutsToSend(world.db, { sentBefore: at, triedBefore: at, limit: 1 });
  if (seen === undefined) throw new Error('no payout waits');
  expect([await claimPayout(world.db, seen, at), await claimPayout(world.db, seen, at)]).toEqual([
    true,
    false,
  ]);
});

describe('a payout that the treasury rejects', () => {
  test('could not be paid: the money is a credit again, and the customer may ask again', async () => {
    const requestId = await request();
    world.treasury.rejects = requestId;
    expect(await world.afterTheCheck()).toEqual({ started: 1, sent: 0 });
    expect([await state(), await world.balance()]).toEqual(['REFUSED', -CREDIT]);
    expect(await world.history(requestId)).toEqual([
      'PENDING by customer',
      'IN_PROGRESS by portal',
      'REFUSED by treasury',
    ]);
    expect(await readLetters(requestId)).toEqual(['refund-not-paid']);
    expect(await listParked(requestId)).toEqual([]);
    await sweepAfter(DAY);
    expect(count(requestId)).toBe(1);
    expect((await world.create(cheque)).data).toMatchObject({ refundCreated: true });
  });

  test('keeps no other from the treasury', async () => {
    const [first = '', second] = await requestBoth();
    world.treasury.rejects = first;
    await world.afterTheCheck();
    expect(world.orders.map(({ reference }) => reference)).toEqual([second]);
  });

  test.each(['an earlier try had no answer', 'the treasury had taken it before'])(
    'waits for staff, and no money moves, where %s',
    async (before) => {
      const requestId = await request();
      world.treasury.isDown = before.includes('no answer');
      await world.afterTheCheck();
      world.treasury.isDown = false;
      world.treasury.rejects = requestId;
      for (let run = 0; run < 3; run += 1) await sweepAfter(2 * HOUR);
      expect([await state(), await world.balance()]).toEqual(['IN_PROGRESS', 0]);
      expect(await listParked(requestId)).toMatchObject([
        { reference: requestId, event: 'refused', amount: CREDIT, reason: 'contradicts' },
      ]);
      await world.tell(requestId, 'paid');
      expect(await state()).toBe('REFUNDED');
    },
  );
});

describe('operators of refunds', () => {
  async function readGauges(): Promise<Record<string, string>> {
    const metrics = new MetricRegistry();
    const { db, clock } = world;
    const job = startRefundSweep({ db, clock, treasury: null, metrics, log: { error() {} } });
    await vi.waitFor(() => expect(metrics.render()).not.toMatch(/ NaN$/m), { timeout: 30_000 });
    await job.stop();
    return Object.fromEntries(
      [...metrics.render().matchAll(/^portal_refund_(\S+) (\d+)$/gm)].map(([, ...found]) => found),
    );
  }

  test('see payouts that the treasury does not confirm, and those that it has not decided by the promised day', async () => {
    await request();
    world.treasury.isDown = true;
    await world.afterTheCheck();
    expect(await readGauges()).toEqual({ payouts_unsent: '0', payouts_undecided: '0', checks_overdue: '0' });
    world.clock.shift(11 * MINUTE);
    expect(await readGauges()).toMatchObject({ payouts_unsent: '1', payouts_undecided: '0' });
    world.treasury.isDown = false;
    await world.sweep();
    expect(await readGauges()).toMatchObject({ payouts_unsent: '0', payouts_undecided: '0' });
    world.clock.shift(15 * DAY);
    expect(await readGauges()).toMatchObject({ payouts_unsent: '0', payouts_undecided: '1' });
  });

  test('see refunds that cannot be paid out, of which any number keeps no other from it', async () => {
    const broken = Array.from({ length: 101 }, (_, index) => ({
      accountId: 990_000 + index,
      requestId: `RF-2601-${5_000 + index}`,
    }));
    const at = world.clock.now();
    await world.db
      .insertInto('customerRequest')
      .values(
        broken.map((key) => ({
          ...key,
          kind: 'request-refund',
          state: 'PENDING',
          isOpen: true,
          lastEvent: 1,
          payload: JSON.stringify({ amount: 'nothing that a release has written' }),
          createdAt: at,
          changedAt: at,
          nextBy: '2026-11-02' as never,
        })),
      )
      .execute();
    const requestId = await request();
    await world.afterTheCheck();
    expect(world.orders.map(({ reference }) => reference)).toEqual([requestId]);
    expect(await readGauges()).toMatchObject({ checks_overdue: '101' });
    await world.db.deleteFrom('customerRequest').where('accountId', '>=', 990_000).execute();
  });
});
