import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dataOf } from '../../test/answers.ts';
import { openTestWorld, type TestWorld } from '../../test/test-world.ts';
import { accountsOf, emailOf, present } from './test/bills-calls.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());

async function get(who: string | null, url: string) {
  const headers: Record<string, string> =
    who === null ? {} : { authorization: `Bearer ${await world.tokenFor(emailOf(who))}` };
  return world.app.inject({ method: 'GET', url, headers });
}
const people = ['meilin', 'bernard', 'chitra', 'dewi', 'grace', 'farid', 'kopi', 'iobr'];
const listed = async (who: string) =>
  (await accountsOf(world, who)).map(({ accountNo }) => `00${accountNo}`).join(',');

describe('the payments service and the keyed calls', () => {
  test('tell the same payments, for everybody', async () => {
    for (const who of people) {
      const accounts = await accountsOf(world, who);
      const keyed = dataOf(
        await world.call(emailOf(who), { 'bills:paymentHistory': { accounts } }),
        'bills:paymentHistory',
      ).payment_history;
      const { transactions } = (await get(who, `/v1/history?account_numbers=${await listed(who)}`)).json();
      const payments = keyed.data?.payments ?? [];
      expect(transactions, who).toEqual(
        payments.map((payment) => ({
          txn_time: payment.created_at,
          account_number: `00${payment.accountNo}`,
          amount: payment.amount,
          payment_method: payment.payment_method,
          order_id: payment.order_id,
          channel: payment.channel,
          recurring_enabled: false,
          status: 'SUCCESS',
          reference_id: payment.method_options.reference_id,
          utilities_internal_transactions: payment.utilities_internal_transactions.map((part) => ({
            ...part,
            account_number: `00${part.account_number}`,
          })),
        })),
      );
    }
  });

  test('tell the same dues, for everybody', async () => {
    for (const who of people) {
      const accounts = await accountsOf(world, who);
      const { data } = dataOf(
        await world.call(emailOf(who), { 'bills:outstandingPayment': { accounts } }),
        'bills:outstandingPayment',
      ).outstanding;
      const keyed = present(data);
      const payables = (await get(who, `/v2/payables?account_numbers=${await listed(who)}`)).json();
      expect(payables, who).toEqual({
        own: { amount: keyed.total },
        utilities: keyed.outstandingPayments.map((each) => ({
          account_number: `00${each.accountNo}`,
          amount: each.amount,
          due: each.due,
          giro_enabled: each.isGiroEnable,
          recurring_enabled: each.isRecurringEnable,
        })),
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

test('what is no number, none at all, or too many is refused; so is who is not signed in, or has no account', async () => {
  for (const query of [
    '',
    'account_numbers=',
    'account_numbers=abc',
    `account_numbers=${'8934521670,'.repeat(501)}`,
  ])
    expect((await get('meilin', `/v1/history?${query}`)).statusCode, query.slice(0, 30)).toBe(400);
  expect((await get(null, '/v1/history?account_numbers=8934521670')).statusCode).toBe(401);
  expect((await get('staff', '/v2/payables?account_numbers=8934521670')).statusCode).toBe(404);
});
