/** A database that does not answer: how long a customer waits, wherever in the request it happens. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { getCode } from '../test/answers.ts';
import { answeringLate } from '../test/query-taps.ts';
import { openTestWorld, type TestWorld } from '../test/test-world.ts';
import { defaultDeadlines } from './deadline.ts';

const MEI_LIN = 'meilin@example.com';
const READ_MS = 400;
/** Of an answer after its time, on a busy machine. */
const SLACK_MS = 2_000;

let world: TestWorld;
let answers: PromiseWithResolvers<void>;
let isHanging: boolean;
beforeEach(() => {
  answers = Promise.withResolvers();
  isHanging = false;
});
afterEach(async () => {
  isHanging = false;
  answers.resolve();
  await world.close();
});

/** @param table whose queries are not answered from `hang` on */
async function openHanging(
  table: string,
  deadlines = { readMilliseconds: READ_MS, writeMilliseconds: 2 * READ_MS },
): Promise<string> {
  world = await openTestWorld({
    deadlines,
    wrapDatabase: (db) => db.withPlugin(answeringLate(table, async () => isHanging && answers.promise)),
  });
  return world.tokenFor(MEI_LIN);
}

async function hang<T>(work: () => Promise<T>): Promise<{ result: T; milliseconds: number }> {
  isHanging = true;
  const began = performance.now();
  const result = await work();
  return { result, milliseconds: performance.now() - began };
}

const history = { method: 'GET', url: '/v1/history?account_numbers=8934521670' } as const;
const home = { bpNo: '1000145021', accountNo: '8934521670', system: 'EBS', premiseNo: '6100145021' };
const payments = { 'bills:outstandingPayment': { accounts: [home] } };
const steps = [
  { step: 'token', table: 'revoked_session', body: payments, rest: history },
  { step: 'subject', table: 'customer_account', body: payments, rest: history },
  {
    step: 'switches',
    table: 'remote_toggle',
    body: { 'waiver:check': { accountNos: ['8934521670'] } },
    rest: { method: 'POST', url: '/khaos/v1/waiver/check', payload: { account_nos: ['8934521670'] } },
  },
  { step: 'handler', table: 'ledger_entry', body: payments, rest: history },
] as const;

describe.each(steps)('while the database does not answer about the $step', ({ table, body, rest }) => {
  test('every key of a body is refused when the time of the request is over', async () => {
    const token = await openHanging(table);
    const both = { ...body, 'user:getAccounts': {} };
    const { result, milliseconds } = await hang(() => world.callWith(token, both));
    expect(result.status).toBe(200);
    expect(getCode(result, Object.keys(body)[0] ?? '')).toBe('SK_TIMEOUT_1001');
    expect(milliseconds).toBeLessThan(READ_MS + SLACK_MS);
  });

  test('a REST call is refused when its time is over', async () => {
    const authorization = `Bearer ${await openHanging(table)}`;
    const { result, milliseconds } = await hang(() =>
      world.app.inject({ ...rest, headers: { authorization } }),
    );
    expect([result.statusCode, result.json().error.code]).toEqual([503, 'SK_TIMEOUT_1001']);
    expect(milliseconds).toBeLessThan(READ_MS + SLACK_MS);
  });
});

test('a write whose turn comes too late never happens, also when the database answers again', async () => {
  const token = await openHanging('customer_account');
  const wish = { accountNo: '8934521670', invoiceNo: '2611-1245', source: 'W' };
  const { result } = await hang(() => world.callWith(token, { 'waiver:create': wish }));
  expect(getCode(result, 'waiver:create')).toBe('SK_TIMEOUT_1001');
  isHanging = false;
  answers.resolve();
  expect(
    getCode(await world.callWith(token, { 'user:getAccounts': {} }), 'user:getAccounts'),
  ).toBeUndefined();
  expect(await world.db.selectFrom('idempotency').select('key').execute()).toEqual([]);
});

test('the gateway is not ready within a second, and ready again when the database answers', async () => {
  await openHanging('select 1', defaultDeadlines);
  const { result, milliseconds } = await hang(() => world.app.inject('/readyz'));
  expect([result.statusCode, result.json()]).toEqual([503, { status: 'no database' }]);
  expect(milliseconds).toBeLessThan(1_500);
  isHanging = false;
  answers.resolve();
  await expect.poll(async () => (await world.app.inject('/readyz')).statusCode).toBe(200);
});

test('a file that is given up leaves its place to the next one of the same person', async () => {
  const token = await openHanging('usage_day');
  const download = () =>
    world.app.inject({
      method: 'POST',
      url: '/skalbox/private/consumption/download',
      headers: { authorization: `Bearer ${token}` },
      payload: {
        accountNo: home.accountNo,
        accountNos: [home.accountNo],
        consumptionBy: 'hourly',
        from: '2026-11-18',
      },
    });
  const { result } = await hang(download);
  expect(result.json().error.code).toBe('SK_TIMEOUT_1001');
  isHanging = false;
  answers.resolve();
  await vi.waitFor(async () => expect((await download()).statusCode).toBe(200), 5_000);
});
