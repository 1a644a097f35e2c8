import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getData } from '../../test/answers.ts';
import { openTestWorld, type TestWorld } from '../../test/test-world.ts';
import { MEI_LIN, meterCalls, typed } from './test/meter-calls.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());

test('twenty readings at once leave one, and each later one says which it replaced', async () => {
  const meiLin = meterCalls(world);
  const digits = Array.from({ length: 20 }, (_each, index) => `123${index < 10 ? 0 : 1}.${index % 10}`);
  const replies = await Promise.all(digits.map((each) => meiLin.send(typed(MEI_LIN.water, each))));
  const sent = replies.map(({ success: [only] }) => only);
  const replaced = sent.map((each) => each?.replaced);
  // Each but the last is replaced once, and one replaces nothing: a chain through all twenty.
  expect(replaced.filter((each) => each === null)).toHaveLength(1);
  expect(new Set(replaced).size).toBe(20);
  const stored = await meiLin.stored(MEI_LIN.water);
  expect(stored).toHaveLength(1);
  const last = digits.filter((each) => !replaced.includes(each));
  expect(last).toEqual([((stored[0]?.readingMilli ?? 0) / 1000).toFixed(1)]);
});

test('readings of several meters in crossing order wait for one another and lose nothing', async () => {
  const { accountNo, water, gas } = MEI_LIN;
  const meiLin = meterCalls(world);
  const orders = [
    [typed(water, '1235.0'), typed(gas, '2390')],
    [typed(gas, '2391'), typed(water, '1235.1')],
  ];
  const replies = await Promise.all(
    Array.from({ length: 8 }, (_each, index) =>
      meiLin.sendRaw([{ accountNo, items: orders[index % 2], source: 'web' }]),
    ),
  );
  for (const reply of replies) expect(getData(reply, 'meter:submit').success).toHaveLength(2);
  expect(await meiLin.stored(gas)).toHaveLength(1);
});

test('a reading does not wait for a photo of its meter, nor for readings of others', async () => {
  // The embedded database has one connection: there everything waits.
  const locks = world.engine === 'postgres' ? ['for update', 'for no key update'] : [];
  const meiLin = meterCalls(world);
  await meiLin.send(typed(MEI_LIN.water, '1235.0'));
  const [held, done] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const busy = world.db.transaction().execute(async (tx) => {
    for (const lock of locks) {
      await sql`select 1 from meter_window where device_no = ${MEI_LIN.water} ${sql.raw(lock)}`.execute(tx);
      await sql`select 1 from meter where account_id <> 100101 ${sql.raw(lock)}`.execute(tx);
    }
    held.resolve();
    if (locks.length > 0) await done.promise;
  });
  await held.promise;
  expect((await meiLin.send(typed(MEI_LIN.water, '1235.2'))).success).toHaveLength(1);
  done.resolve();
  await busy;
});
