import { afterEach, expect, test } from 'vitest';
import { getCode } from '../../test/answers.ts';
import { counting } from '../../test/query-taps.ts';
import { openTestWorld, type TestWorld } from '../../test/test-world.ts';
import { defaultLimitSizes } from '../limits/limits.ts';

const MEI_LIN = 'meilin@example.com';
const CALL = 'cusConsent:retrieve';

let world: TestWorld | null = null;
afterEach(() => world?.close());

const ask = async (): Promise<string | undefined> =>
  world === null ? undefined : getCode(await world.call(MEI_LIN, { [CALL]: {} }), CALL);

test('a request costs one query for its sign-in, whether it was ended, and the accounts', async () => {
  const queries = { count: 0 };
  world = await openTestWorld({ wrapDatabase: (db) => db.withPlugin(counting(queries)) });
  await world.tokenFor(MEI_LIN);
  queries.count = 0;
  expect(await ask()).toBeUndefined();
  expect(queries.count).toBe(1);
});

test('a person with nothing left of the budget is refused without a look at their accounts', async () => {
  const looks = { count: 0 };
  world = await openTestWorld({
    wrapDatabase: (db) => db.withPlugin(counting(looks, 'customer_account')),
    limits: { ...defaultLimitSizes, subject: { capacity: 2, refillPerSecond: 0 } },
  });
  const answers = [await ask(), await ask(), await ask(), await ask()];
  expect(answers).toEqual([undefined, undefined, 'SK_LIMIT_1001', 'SK_LIMIT_1001']);
  expect(looks.count).toBe(2);
});
