/** @engines both */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getData } from './answers.ts';
import { counting } from './query-taps.ts';
import { openTestWorld, type TestWorld } from './test-world.ts';

const queries = { count: 0 };
let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld({ wrapDatabase: (db) => db.withPlugin(counting(queries)) });
});
afterAll(() => world.close());

async function readCount(email: string, body: Record<string, unknown>) {
  await world.tokenFor(email);
  queries.count = 0;
  const reply = await world.call(email, body);
  expect(
    Object.values(reply.answers).every(({ error }) => error === undefined),
    reply.text.slice(0, 300),
  ).toBe(true);
  return queries.count;
}

/** The calls of the dashboard in one body, once the accounts are known. Pages of masters do not ask for meters. */
async function readDashboard(email: string) {
  const { premises, accounts, master } = getData(
    await world.call(email, { 'user:getAccounts': {} }),
    'user:getAccounts',
  );
  const selected = accounts.filter(({ accountNo }) => premises[0]?.accounts.includes(accountNo));
  const accountNos = selected.map(({ accountNo }) => accountNo);
  return {
    'user:profileInfo': {},
    'user:checkFirstLogin': {},
    'cusConsent:retrieve': {},
    'features:list': { accountNos },
    'banner:accountTypes': { accountNos },
    ...(master ? {} : { 'meter:retrieve': { accountNos } }),
    'bills:outstandingPayment': {
      accounts: selected.map(({ bpNo, accountNo, system, premiseNo }) => ({
        bpNo,
        accountNo,
        system,
        premiseNo,
      })),
    },
    'consumption:hourly': { accountNos, date: '2026-11-20' },
  };
}

test('the accounts cost at most four queries', async () => {
  expect(await readCount('meilin@example.com', { 'user:getAccounts': {} })).toBeLessThanOrEqual(4);
});

test('a dashboard of eight operations costs at most nine queries', async () => {
  expect(
    await readCount('meilin@example.com', await readDashboard('meilin@example.com')),
  ).toBeLessThanOrEqual(9);
});

test('a company with 241 accounts costs no more than a home with one', async () => {
  const home = await readCount('meilin@example.com', await readDashboard('meilin@example.com'));
  const estate = await readCount('estate@example.com', await readDashboard('estate@example.com'));
  expect(estate).toBeLessThanOrEqual(home);
});

test('a body that is refused before it runs asks the database nothing but who is calling', async () => {
  queries.count = 0;
  await world.callWith(null, { 'user:getAccounts': {}, 'no:such': {} });
  expect(queries.count).toBe(0);
});
