/** @engines both */
import { sgDay } from '@portal/domain/sg-time';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTestWorld, type TestWorld } from '../../test/test-world.ts';
import { produceOverdueLetters, startOverdueLetters } from './overdue-letters.ts';

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
const produce = () => produceOverdueLetters({ db: world.db, clock: world.clock, log });
const readLetters = () =>
  world.db
    .selectFrom('letter')
    .select(['letterId', 'kind', 'data', 'recipient', 'printedAt'])
    .where('accountId', '=', MEI_LIN)
    .where('kind', 'in', ['bill-reminder', 'pink-notice'])
    .orderBy('printedAt')
    .execute();
const pay = (amountCents: number) =>
  world.db
    .insertInto('ledgerEntry')
    .values({
      accountId: MEI_LIN,
      entryNo: 2026_1209_000001,
      kind: 'payment',
      amountCents: -amountCents,
      effectiveOn: sgDay('2026-12-09'),
      sourceRef: 'test:payment',
      recordedAt: Date.parse('2026-12-09T10:00:00+08:00'),
    })
    .execute();

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
  const arrange = (createdAt: string) =>
    world.db
      .insertInto('customerRequest')
      .values({
        accountId: MEI_LIN,
        requestId: 'PA-2612-1001',
        kind: 'payment-arrangement',
        state: 'IN_PROGRESS',
        isOpen: true,
        lastEvent: 1,
        payload: '{}',
        createdAt: Date.parse(createdAt),
        changedAt: Date.parse(createdAt),
        nextBy: null,
      })
      .execute();
  await arrange('2026-12-04T09:00:00+08:00');
  goTo('2026-12-10T08:00:00+08:00');
  await produce();
  expect(await readLetters()).toEqual([]);
  await world.db.deleteFrom('customerRequest').where('requestId', '=', 'PA-2612-1001').execute();
  await arrange('2026-12-03T09:00:00+08:00');
  await produce();
  expect(await readLetters()).toHaveLength(1);
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
  await startOverdueLetters({ db: world.db, clock: world.clock, log }).stop();
  expect(await readLetters()).toEqual([]);
  goTo('2026-12-10T08:00:00+08:00');
  await startOverdueLetters({ db: world.db, clock: world.clock, log }).stop();
  expect(await readLetters()).toHaveLength(1);
});
