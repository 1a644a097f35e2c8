import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { getCode, getData } from '../test/answers.ts';
import { answeringLate, counting } from '../test/query-taps.ts';
import { openTestWorld, type TestWorld } from '../test/test-world.ts';
import { defaultLimitSizes } from './limits/limits.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld({
    limits: {
      subject: { capacity: 10, refillPerSecond: 1 },
      address: { capacity: 3, refillPerSecond: 1 },
      atOnce: 32,
    },
  });
});
afterAll(() => world.close());

const day = { accountNos: ['8934521670'], date: '2026-11-20' };

test('a customer who asks too much is refused key by key, others are not, and time heals it', async () => {
  const three = { 'consumption:hourly': day, 'user:getAccounts': {}, 'user:profileInfo': {} };
  expect(
    Object.values((await world.call('meilin@example.com', three)).answers).some(({ error }) => error),
  ).toBe(false);
  const again = await world.call('meilin@example.com', three);
  expect(getCode(again, 'consumption:hourly')).toBeUndefined();
  expect(getCode(again, 'user:profileInfo')).toBe('SK_LIMIT_1001');
  expect(
    getCode(await world.call('bernard@example.com', { 'user:getAccounts': {} }), 'user:getAccounts'),
  ).toBeUndefined();
  world.clock.shift(10_000);
  expect(getCode(await world.call('meilin@example.com', three), 'user:profileInfo')).toBeUndefined();
});

test('an address that shows no good token is soon refused as a whole', async () => {
  const statuses = [];
  for (let n = 0; n < 5; n += 1)
    statuses.push((await world.callWith('forged', { 'user:profileInfo': {} })).status);
  expect(statuses).toEqual([401, 401, 401, 429, 429]);
  expect((await world.call('kopi@example.com', { 'user:profileInfo': {} })).status).toBe(200);
});

describe('at the sizes that customers have', () => {
  let usual: TestWorld;
  beforeEach(async () => {
    usual = await openTestWorld({ limits: defaultLimitSizes });
  });
  afterEach(() => usual.close());

  /** The codes of as many calls, a few milliseconds apart, as a program makes them. */
  async function readCodes(count: number, key: string, inputOf: (n: number) => unknown) {
    const codes = [];
    for (let n = 0; n < count; n += 1) {
      codes.push(getCode(await usual.call('meilin@example.com', { [key]: inputOf(n) }), key));
      usual.clock.shift(6);
    }
    return codes;
  }

  test("tries of other customers' account numbers use up the limit", async () => {
    const numbered = (n: number) => ({ accountNo: String(8_999_000_000 + n) });
    const codes = await readCodes(600, 'user:getAccount', numbered);
    expect(codes[0]).toBe('SK_ACCESS_1001');
    expect(codes.at(-1)).toBe('SK_LIMIT_1001');
    expect(codes.filter((code) => code === 'SK_ACCESS_1001').length).toBeLessThan(560);
  });

  test('unknown operations and unparsable bodies use up the limit too', async () => {
    expect((await readCodes(600, 'no:such', () => ({}))).at(-1)).toBe('SK_LIMIT_1001');
    expect(await readCodes(1, 'user:getAccount', () => ({ accountNo: [] }))).toEqual(['SK_LIMIT_1001']);
  });

  test('a body that is refused as a whole costs its sender too', async () => {
    const statuses = [];
    for (let n = 0; n < 501; n += 1) statuses.push((await usual.call('meilin@example.com', '[')).status);
    expect([statuses[0], statuses[499], statuses[500]]).toEqual([400, 400, 429]);
    expect((await usual.call('kopi@example.com', '[')).status).toBe(400);
    for (let n = 0; n < 121; n += 1) statuses.push((await usual.call(null, '[')).status);
    expect(statuses.slice(-2)).toEqual([400, 429]);
  });

  test('a megabyte costs as much as dozens of questions, so that nobody holds up the others with a few hundred', async () => {
    const long = (n: number) => ({ accountNo: '8934521670', more: Array.from({ length: 200_000 }, () => n) });
    const codes = await readCodes(40, 'user:getAccount', long);
    expect(codes.filter((code) => code === 'SK_INPUT_1001').length).toBeLessThan(25);
    expect(codes.at(-1)).not.toBe('SK_INPUT_1001');
  });

  test('a dashboard opens forty times in ten seconds', async () => {
    const person = 'meilin@example.com';
    const listed = getData(await usual.call(person, { 'user:getAccounts': {} }), 'user:getAccounts');
    const home = listed.accounts.filter(({ accountNo }) => listed.premises[0]?.accounts.includes(accountNo));
    const accountNos = home.map(({ accountNo }) => accountNo);
    const named = home.map(({ bpNo, accountNo, system, premiseNo }) => ({
      bpNo,
      accountNo,
      system,
      premiseNo,
    }));
    const dashboard = {
      'user:profileInfo': {},
      'user:getAccounts': {},
      'features:list': { accountNos },
      'bills:outstandingPayment': { accounts: named },
      'consumption:hourly': { accountNos, date: '2026-11-20' },
    };
    for (let n = 0; n < 40; n += 1) {
      const { answers } = await usual.call(person, dashboard);
      expect(
        Object.values(answers).filter(({ error }) => error),
        `time ${n + 1}`,
      ).toEqual([]);
      usual.clock.shift(250);
    }
  });

  test.each([
    { method: 'POST', url: '/api', payload: { 'user:getAccounts': {} } },
    { method: 'GET', url: '/v1/history?account_numbers=8934521670' },
  ] as const)(
    'a person who sends more at once than a page does is told to come again, at $url',
    async (request) => {
      const small = await openTestWorld({
        limits: { ...defaultLimitSizes, atOnce: 2 },
        wrapDatabase: (db) => db.withPlugin(answeringLate('customer', () => wait(200))),
      });
      const send = async (person: string) => {
        const headers = { authorization: `Bearer ${await small.tokenFor(`${person}@example.com`)}` };
        const reply = await small.app.inject({ ...request, headers });
        return [reply.statusCode, reply.headers['retry-after'] ?? null];
      };
      await Promise.all([send('meilin'), send('kopi')]);
      const [others, ...own] = await Promise.all([
        send('bernard'),
        ...Array.from({ length: 5 }, () => send('meilin')),
      ]);
      expect(own.filter(([status]) => status === 200)).toHaveLength(2);
      expect(own.filter(([status]) => status === 503)).toEqual(Array.from({ length: 3 }, () => [503, '1']));
      expect(others?.[0]).not.toBe(503);
      expect((await send('meilin'))[0]).toBe(200);
      await small.close();
    },
  );

  test('a person who hangs up and asks again has no more under way at once, until that work has ended', async () => {
    let isHeldUp = false;
    const { promise: held, resolve: goOn } = Promise.withResolvers<void>();
    const begun = { count: 0 };
    const small = await openTestWorld({
      limits: { ...defaultLimitSizes, atOnce: 2 },
      wrapDatabase: (db) =>
        db.withPlugin(
          answeringLate('order by d.ordered_at', async () => {
            begun.count += 1;
            if (isHeldUp) await held;
          }),
        ),
    });
    const headers = { authorization: `Bearer ${await small.tokenFor('meilin@example.com')}` };
    const request = { method: 'GET', url: '/v1/history?account_numbers=8934521670', headers } as const;
    expect((await small.app.inject(request)).statusCode).toBe(200);
    isHeldUp = true;
    begun.count = 0;
    const leaving = new AbortController();
    const left = [1, 2].map(() => small.app.inject({ ...request, signal: leaving.signal }));
    await vi.waitFor(() => expect(begun.count).toBe(2), 10_000);
    leaving.abort();
    expect((await Promise.allSettled(left)).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    isHeldUp = false;
    expect((await small.app.inject(request)).statusCode).toBe(503);
    goOn();
    await vi.waitFor(async () => expect((await small.app.inject(request)).statusCode).toBe(200), 10_000);
    await small.close();
  });

  test('nothing is looked up for who has nothing left', async () => {
    const queries = { count: 0 };
    const watched = await openTestWorld({
      limits: { ...defaultLimitSizes, subject: { capacity: 1, refillPerSecond: 0 } },
      wrapDatabase: (db) => db.withPlugin(counting(queries)),
    });
    await watched.call('meilin@example.com', { 'user:getAccounts': {} });
    queries.count = 0;
    const reply = await watched.call('meilin@example.com', { 'user:getAccounts': {} });
    expect(getCode(reply, 'user:getAccounts')).toBe('SK_LIMIT_1001');
    expect(queries.count).toBeLessThanOrEqual(1);
    await watched.close();
  });
});
