import { toSgDay } from '@portal/domain/sg-time';
import { afterEach, expect, test } from 'vitest';
import { revokeSessions } from '../../identity/tokens/revoked-session.store.ts';
import { getCode } from '../../test/answers.ts';
import { counting, failingOn } from '../../test/query-taps.ts';
import { openTestWorld, type TestWorld } from '../../test/test-world.ts';
import { defaultLimitSizes } from '../limits/limits.ts';
import { resolveSignIn } from './subject.store.ts';

const MEI_LIN = 'meilin@example.com';
const CALL = 'cusConsent:retrieve';

let world: TestWorld | null = null;
afterEach(() => world?.close());

const ask = async (call = CALL): Promise<string | undefined> =>
  world === null ? undefined : getCode(await world.call(MEI_LIN, { [call]: {} }), call);

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

test('a person whose accounts cannot be read may still do what needs none of them', async () => {
  world = await openTestWorld({ wrapDatabase: (db) => db.withPlugin(failingOn('customer_account')) });
  expect([await ask('user:profileInfo'), await ask('user:getAccounts')]).toEqual([
    undefined,
    'SK_UNKNOWN_1001',
  ]);
});

test('the token of an ended sign-in has no account read', async () => {
  world = await openTestWorld();
  const { db, clock } = world;
  const verdict = await world.identity.check.verifyAccess(await world.tokenFor(MEI_LIN));
  if (!verdict.ok) throw new TypeError('a good token was refused');
  await revokeSessions(db, ['ended'], clock.now(), clock.now() + 60_000);
  const read = async (sessionKey: string) => {
    const found = await resolveSignIn(db, { ...verdict.token, sessionKey }, toSgDay(clock.now()));
    return { isEnded: found.isEnded, hasAccounts: found.getSubject().accounts.length > 0 };
  };
  expect(await read('ended')).toEqual({ isEnded: true, hasAccounts: false });
  expect(await read('another')).toEqual({ isEnded: false, hasAccounts: true });
});
