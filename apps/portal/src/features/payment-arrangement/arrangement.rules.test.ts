import { partialPaymentMinimum } from '@portal/contract/field-texts';
import { cents } from '@portal/domain/money';
import { expect, it } from 'vitest';
import { answerCheck } from './arrangement.mocks.ts';
import { judgePayment, listArrangeable, makePlan } from './arrangement.rules.ts';
import { copy } from './copy.ts';

const eligible = answerCheck({ accountNo: '8934520026', source: 'W' });

it('an account may ask with its limits', () => {
  expect(listArrangeable([eligible])).toEqual([
    { accountNo: '8934520026', overdue: 28_640, minimum: 5_000, check: eligible },
  ]);
});

it.each([{ status: 'PENDING' }, { bill: null }, { schedule: null }] as const)(
  'an account may not ask with %o',
  (over) => {
    expect(listArrangeable([{ ...eligible, ...over }])).toEqual([]);
  },
);

it('the plan takes its days from the gateway, and there is none without all of them', () => {
  const [account] = listArrangeable([eligible]);
  if (!account || !eligible.schedule) throw new Error('the account may not ask');
  const plan = makePlan(cents(8_640), account);
  expect(plan?.partial).toEqual({ amount: 8_640, dueOn: '2026-11-27' });
  expect(plan?.instalments.map(({ amount, dueOn }) => [amount, dueOn])).toEqual([
    [10_000, '2027-01-07'],
    [10_000, '2027-02-07'],
  ]);
  for (const schedule of [null, { ...eligible.schedule, bills: eligible.schedule.bills.slice(0, 1) }])
    expect(makePlan(cents(8_640), { ...account, check: { ...eligible, schedule } })).toBeNull();
});

it('a partial payment is judged by the limits of the account, and nothing paid at all by the minimum', () => {
  const [account] = listArrangeable([eligible]);
  if (!account) throw new Error('the account may not ask');
  const tooLow = { problem: partialPaymentMinimum('50.00') };
  expect(judgePayment('86.40', account)).toEqual({ amount: 8_640 });
  expect(judgePayment('0', account)).toEqual(tooLow);
  expect(judgePayment('49.99', account)).toEqual(tooLow);
  expect(judgePayment('', account)).toEqual({ problem: copy.problems.required });
});
