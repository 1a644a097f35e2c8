/** @engines both */
import { sgDay } from '@portal/domain/sg-time';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getData } from '../../../test/answers.ts';
import { openTestWorld, type TestWorld } from '../../../test/test-world.ts';
import { getEmail, present, readAccounts, sum } from '../test/bills-calls.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());

test('bills, payments, refunds and what else changed an account come to the change of its balance', async () => {
  for (const person of ['meilin', 'bernard', 'chitra', 'dewi', 'kopi']) {
    const accounts = await readAccounts(world, person);
    const reply = await world.call(getEmail(person), {
      'bills:billHistory': { accounts },
      'bills:paymentHistory': { accounts },
    });
    const bills = present(getData(reply, 'bills:billHistory').bills_history.data);
    const { payments } = present(getData(reply, 'bills:paymentHistory').payment_history.data);
    const shares = payments
      .filter(({ status }) => status === 'SUCCESS')
      .map(
        ({ accountNo, amount, utilities_internal_transactions: parts }) =>
          parts.find(({ account_number }) => account_number === accountNo)?.amount ?? amount,
      );
    const ledger = await world.db
      .selectFrom('ledgerEntry')
      .innerJoin('account', 'account.accountId', 'ledgerEntry.accountId')
      .select(['ledgerEntry.kind', 'amountCents'])
      .where(
        'accountNo',
        'in',
        accounts.map(({ accountNo }) => accountNo),
      )
      .where('effectiveOn', '>=', sgDay(bills.since))
      .execute();
    const refunds = ledger.filter(({ kind }) => kind === 'refund');
    expect(
      sum(bills.bills.map(({ amount }) => amount)) -
        sum(shares) +
        sum(bills.others.map(({ amount }) => amount)) +
        sum(refunds.map(({ amountCents }) => amountCents)),
      person,
    ).toBe(sum(ledger.map(({ amountCents }) => amountCents)));
  }
});
