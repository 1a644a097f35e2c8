/** @engines both */
import { sgDay } from '@portal/domain/sg-time';
import type { Insertable } from 'kysely';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LedgerEntryTable } from '../../db/tables/money.ts';
import { openTestWorld, type TestWorld } from '../../test/test-world.ts';
import { paymentSources } from '../payments/public.ts';
import { produceOverdueLetters, startOverdueLetters } from './overdue-letters.ts';
import { park } from './test/parked-money.ts';

const MEI_LIN = 100101;
/** Her bill of S$128.45, due on 3 December. */
const BILL = 'B2611-100101';
const log = { error: () => undefined, info: () => undefined };

let world: TestWorld;
beforeEach(async () => {
  world = await openTestWorld();
});
afterEach(() => world.close());

const goTo = (text: string) => world.clock.shift(Date.parse(text) - world.clock.now());
const produce = () => produceOverdueLetters({ db: world.db, clock: world.clock, log }, paymentSources);
const readLetters = () =>
  world.db
    .selectFrom('letter')
    .select(['letterId', 'kind', 'data', 'recipient', 'printedAt'])
    .where('accountId', '=', MEI_LIN)
    .where('kind', 'in', ['bill-reminder', 'pink-notice'])
    .orderBy('printedAt')
    .execute();
const enter = (entry: Pick<Insertable<LedgerEntryTable>, 'kind' | 'amountCents' | 'dueOn'>) =>
  world.db
    .insertInto('ledgerEntry')
    .values({
      accountId: MEI_LIN,
      entryNo: 2026_1209_000001,
      effectiveOn: sgDay('2026-12-09'),
      sourceRef: 'test:entry',
      recordedAt: Date.parse('2026-12-09T10:00:00+08:00'),
      ...entry,
    })
    .execute();
const pay = (amountCents: number) => enter({ kind: 'payment', amountCents: -amountCents });

test('a bill that is a week overdue gets one reminder, and one Pink Notice two weeks later', async () => {
  goTo('2026-12-09T23:59:59+08:00');
  await produce();
  expect(await readLetters()).toEqual([]);
  goTo('2026-12-10T08:00:00+08:00');
  expect(await produce()).toBeGreaterThan(0);
  const reminder = {
    letterId: `L${MEI_LIN}-bill-reminder-${BILL}`,
    kind: 'bill-reminder',
    data: { month: '2026-11', amount: 12_845, due: '2026-12-03' },
    recipient: ['Tan Mei Lin', 'Blk 145 Lorong 2 Toa Payoh #08-21', 'Singapore 310145'],
    printedAt: Date.parse('2026-12-10T08:00:00+08:00'),
  };
  expect(await readLetters()).toEqual([reminder]);
  goTo('2026-12-11T08:00:00+08:00');
  expect(await produce()).toBe(0);
  goTo('2026-12-24T08:00:00+08:00');
  await produce();
  expect(await readLetters()).toEqual([
    reminder,
    expect.objectContaining({ letterId: `L${MEI_LIN}-pink-notice-${BILL}`, kind: 'pink-notice' }),
  ]);
});

test('a bill that was paid gets none, and one that was paid in part names the rest', async () => {
  await pay(10_000);
  goTo('2026-12-10T08:00:00+08:00');
  await produce();
  expect((await readLetters()).map(({ data }) => data)).toEqual([
    { month: '2026-11', amount: 2_845, due: '2026-12-03' },
  ]);
});

test('a bill that is paid by an arrangement gets no letter, and the bill after it does', async () => {
  const arrange = (createdAt: string, overdueAmount: number) =>
    world.db
      .insertInto('customerRequest')
      .values({
        accountId: MEI_LIN,
        requestId: 'PA-2612-1001',
        kind: 'payment-arrangement',
        state: 'IN_PROGRESS',
        isOpen: true,
        lastEvent: 1,
        payload: JSON.stringify({
          overdueAmount,
          partial: { amount: 100, dueOn: '2026-12-11' },
          instalments: [{ amount: overdueAmount - 100, month: '2026-12', dueOn: '2027-01-03' }],
        }),
        createdAt: Date.parse(createdAt),
        changedAt: Date.parse(createdAt),
        nextBy: null,
      })
      .execute();
  await arrange('2026-12-04T09:00:00+08:00', 12_845);
  goTo('2026-12-10T08:00:00+08:00');
  await produce();
  expect(await readLetters()).toEqual([]);
  await world.db.deleteFrom('customerRequest').where('requestId', '=', 'PA-2612-1001').execute();
  await enter({ kind: 'adjustment', amountCents: 500, dueOn: sgDay('2026-12-02') });
  await arrange('2026-12-03T09:00:00+08:00', 500);
  await produce();
  expect((await readLetters()).map(({ data }) => data)).toMatchObject([{ amount: 12_845 }]);
});

test('a bill whose money is being checked gets none, and one of which a part is being checked names the rest', async () => {
  await park(world.db, { amount: 12_845, names: '8934521670' });
  goTo('2026-12-10T08:00:00+08:00');
  await produce();
  expect(await readLetters()).toEqual([]);
  await world.db
    .updateTable('bankNotice')
    .set({ amountCents: 12_000 })
    .where('accountId', '=', MEI_LIN)
    .execute();
  await produce();
  expect((await readLetters()).map(({ kind, data }) => [kind, data])).toEqual([
    ['bill-reminder', { month: '2026-11', amount: 845, due: '2026-12-03' }],
  ]);
});

test('a customer who paid everything gets no letter', async () => {
  await pay(12_845);
  goTo('2026-12-10T08:00:00+08:00');
  await produce();
  expect(await readLetters()).toEqual([]);
});

test('several gateways that run the job at once produce each letter once', async () => {
  goTo('2026-12-10T09:00:00+08:00');
  const counts = await Promise.all(Array.from({ length: 8 }, produce));
  expect(await readLetters()).toHaveLength(1);
  expect(counts.filter((count) => count > 0).length).toBeGreaterThan(0);
  const rows = await world.db
    .selectFrom('letter')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('printedAt', '=', world.clock.now())
    .executeTakeFirstOrThrow();
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(Number(rows.count));
});

test('letters go out from 8 AM on, not at night', async () => {
  goTo('2026-12-10T07:59:59+08:00');
  await startOverdueLetters(paymentSources)({ db: world.db, clock: world.clock, log }).stop();
  expect(await readLetters()).toEqual([]);
  goTo('2026-12-10T08:00:00+08:00');
  const job = startOverdueLetters(paymentSources)({ db: world.db, clock: world.clock, log });
  await vi.waitFor(async () => expect(await readLetters()).toHaveLength(1), { timeout: 30_000 });
  await job.stop();
});
