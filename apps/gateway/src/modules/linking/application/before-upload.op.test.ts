import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { answeringLate } from '../../../test/query-taps.ts';
import { openTestWorld, type TestWorld } from '../../../test/test-world.ts';
import { manualCalls } from '../test/manual-calls.ts';

let world: TestWorld;
afterEach(() => world.close());

test('a signed form is given up when the answer about its application comes too late', async () => {
  let isSlow = false;
  world = await openTestWorld({
    deadlines: { readMilliseconds: 1_000, writeMilliseconds: 20_000 },
    wrapDatabase: (db) => db.withPlugin(answeringLate('link_application', () => wait(isSlow ? 1_500 : 0))),
  });
  const calls = manualCalls(world);
  const email = await calls.newPerson();
  await calls.validate(email);
  isSlow = true;
  expect((await calls.send(email)).code).toBe('SK_TIMEOUT_1001');
});
