/** @engines both */
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getData } from '../../../test/answers.ts';
import { answeringLate } from '../../../test/query-taps.ts';
import { openTestWorld, type TestWorld } from '../../../test/test-world.ts';
import { getEmail, present, readAccounts } from '../test/bills-calls.ts';
import { idOfAccount } from '../test/parked-money.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());

async function get(person: string | null, url: string) {
  const headers: Record<string, string> =
    person === null ? {} : { authorization: `Bearer ${await world.tokenFor(getEmail(person))}` };
  return world.app.inject({ method: 'GET', url, headers });
}
const people = ['meilin', 'bernard', 'chitra', 'dewi', 'grace', 'farid', 'kopi', 'iobr'];
const listed = async (person: string) =>
  (await readAccounts(world, person)).map(({ accountNo }) => `00${accountNo}`).join(',');

describe('the payments service and the keyed calls', () => {
  test('tell the same payments, for everybody', async () => {
    for (const person of people) {
      const accounts = await readAccounts(world, person);
      const keyed = getData(
        await world.call(getEmail(person), { 'bills:paymentHistory': { accounts } }),
        'bills:paymentHistory',
      ).payment_history;
      const { transactions } = (
        await get(person, `/v1/history?account_numbers=${await listed(person)}`)
      ).json();
      const payments = keyed.data?.payments ?? [];
      expect(transactions, person).toEqual(
        payments.map((payment) => ({
          txn_time: payment.created_at,
          account_number: `00${payment.accountNo}`,
          amount: payment.amount,
          payment_method: payment.payment_method,
          order_id: payment.order_id,
          channel: payment.channel,
          recurring_enabled: false,
          status: payment.status,
          reference_id: payment.method_options.reference_id,
          utilities_internal_transactions: payment.utilities_internal_transactions.map((part) => ({
            ...part,
            account_number: `00${part.account_number}`,
          })),
          undivided_between: payment.undivided_between,
          returned: payment.returned,
          settled_bills: payment.settled_bills,
        })),
      );
    }
  });

  test('tell the same dues, for everybody', async () => {
    for (const person of people) {
      const accounts = await readAccounts(world, person);
      const { data } = getData(
        await world.call(getEmail(person), { 'bills:outstandingPayment': { accounts } }),
        'bills:outstandingPayment',
      ).outstanding;
      const keyed = present(data);
      const payables = (await get(person, `/v2/payables?account_numbers=${await listed(person)}`)).json();
      expect(payables, person).toEqual({
        own: { amount: keyed.total, checking: keyed.checking, to_pay: keyed.toPay },
        utilities: keyed.outstandingPayments.map((each) => ({
          account_number: `00${each.accountNo}`,
          amount: each.amount,
          due: each.due,
          dues: each.dues,
          checking: each.checking,
          to_pay: each.toPay,
          giro_enabled: each.isGiroEnable,
          deductions: each.deductions,
          recurring_enabled: each.isRecurringEnable,
        })),
        composition: keyed.composition,
      });
    }
  });
});

test('every spelling of a number, and every way to list them, is the same question', async () => {
  const whole = (await get('bernard', '/v2/payables?account_numbers=008934530018,008934530026')).body;
  for (const query of [
    'account_numbers=8934530018,8934530026',
    'account_numbers=8934530018&account_numbers=8934530026',
    'account_numbers[]=8934530018&account_numbers[]=8934530026',
    'account_numbers=89345%2030018,%20008934530026',
    'account_numbers=8934530018,008934530018,8934530026',
    'account_numbers=8934530018,8934530026&another=1',
  ])
    expect((await get('bernard', `/v2/payables?${query}`)).body, query).toBe(whole);
  expect((await get('meilin', '/v1/history?account_numbers=8934521670')).body).toContain('"008934521670"');
});

test('the account of another and one that does not exist are the same refusal, also beside one’s own', async () => {
  const replies = new Set<string>();
  for (const path of ['/v1/history', '/v2/payables']) {
    for (const numbers of ['8934540017', '8999999990', '8934521670,8934540017']) {
      const response = await get('meilin', `${path}?account_numbers=${numbers}`);
      expect(response.statusCode).toBe(404);
      replies.add(response.body);
    }
  }
  expect(replies.size).toBe(1);
});

test('a hyphen is part of a number and no reason to refuse it', async () => {
  const [account] = (await readAccounts(world, 'estate')).slice(-1);
  const written = present(account).accountNo;
  const hyphened = `${written.slice(0, 5)}-${written.slice(5, 9)}`;
  const id = await idOfAccount(world.db, written);
  await world.db.updateTable('account').set({ accountNo: hyphened }).where('accountId', '=', id).execute();
  const digits = hyphened.replace('-', '');
  await world.db.updateTable('accountNumber').set({ digits }).where('accountId', '=', id).execute();
  for (const spelling of [hyphened, `00${hyphened}`, `${written.slice(0, 3)}-${written.slice(3, 9)}`]) {
    const { statusCode, body } = await get('estate', `/v2/payables?account_numbers=${spelling}`);
    expect([statusCode, JSON.parse(body).utilities]).toEqual([
      200,
      [expect.objectContaining({ account_number: `00${hyphened}` })],
    ]);
  }
});

test('one number or a hundred, also the same one over and over, is one answer for each account', async () => {
  const numbers = (await readAccounts(world, 'estate')).slice(0, 101).map(({ accountNo }) => accountNo);
  for (const path of ['/v1/history', '/v2/payables']) {
    const twice = await get('estate', `${path}?account_numbers=${[...numbers, ...numbers].join(',')}`);
    expect(twice.statusCode).toBe(200);
    expect(twice.body).toBe((await get('estate', `${path}?account_numbers=${numbers.join(',')}`)).body);
  }
  const many = (
    await get('meilin', `/v2/payables?account_numbers=${'8934521670,'.repeat(500).slice(0, -1)}`)
  ).json();
  expect(many.utilities).toHaveLength(1);
});

test('malformed, missing and too many account numbers are refused, and so is a caller without sign-in or account', async () => {
  for (const query of [
    '',
    'account_numbers=',
    'account_numbers=abc',
    'account_numbers=0',
    'account_numbers=1',
    'account_numbers=101',
    'account_numbers=893452167',
    'account_numbers=89345216700',
    'account_numbers=8934521670123',
    'account_numbers=----------',
    'account_numbers=8934521670,,8934521670',
    'account_numbers=%EF%BC%98934521670',
    'account_numbers=8934521670%00',
    'account_numbers[0]=8934521670',
    `account_numbers=${'8934521670,'.repeat(501)}`,
  ])
    expect((await get('meilin', `/v1/history?${query}`)).statusCode, query.slice(0, 30)).toBe(400);
  expect((await get(null, '/v1/history?account_numbers=8934521670')).statusCode).toBe(401);
  expect((await get(null, '/v2/payables?account_numbers=nothing')).statusCode).toBe(401);
  expect((await get('staff', '/v2/payables?account_numbers=8934521670')).statusCode).toBe(404);
});

describe('an answer that is work', () => {
  test('costs by how many accounts it is about, also when it is refused', async () => {
    const poor = await openTestWorld({
      limits: {
        subject: { capacity: 30, refillPerSecond: 0 },
        address: { capacity: 100, refillPerSecond: 0 },
        atOnce: 32,
      },
    });
    const token = async (person: string) => ({
      authorization: `Bearer ${await poor.tokenFor(getEmail(person))}`,
    });
    const ask = async (person: string, url: string) =>
      (await poor.app.inject({ url, headers: await token(person) })).statusCode;
    const times = async (person: string, url: string) => {
      for (let answered = 0; answered < 50; answered += 1)
        if ((await ask(person, url)) === 429) return answered;
      return null;
    };
    const ofMany = `/v1/history?account_numbers=${'8934521670,'.repeat(500).slice(0, -1)}`;
    expect(await times('meilin', ofMany)).toBe(0);
    expect(await times('bernard', '/v1/history?account_numbers=8934530018')).toBe(4);
    expect(await times('chitra', '/v2/payables?account_numbers=0')).toBe(5);
    await poor.close();
  });

  test('is given up after its time', async () => {
    const impatient = await openTestWorld({
      deadlines: { readMilliseconds: 20, writeMilliseconds: 20_000 },
      wrapDatabase: (db) => db.withPlugin(answeringLate('ledger_entry', () => wait(500))),
    });
    for (const path of ['/v1/history', '/v2/payables']) {
      const response = await impatient.app.inject({
        url: `${path}?account_numbers=8934521670`,
        headers: { authorization: `Bearer ${await impatient.tokenFor(getEmail('meilin'))}` },
      });
      expect([path, response.json().error.code]).toEqual([path, 'SK_TIMEOUT_1001']);
    }
    await impatient.close();
  });
});
