import { cents } from '@portal/domain/money';
import { expect, it } from 'vitest';
import { judgeRejection, judgeTreasuryNotice } from './treasury-notice.rules.ts';

const amount = cents(21_240);

it.each([
  ['accepted', {}, null, 'applied', null],
  ['paid', {}, null, 'applied', null],
  ['refused', {}, null, 'applied', null],
  ['paid', {}, 'paid', 'repeated', null],
  ['refused', {}, 'refused', 'repeated', null],
  ['accepted', {}, 'paid', 'repeated', null],
  ['refused', {}, 'paid', 'parked', 'contradicts'],
  ['paid', {}, 'refused', 'parked', 'contradicts'],
  ['paid', { amount: cents(21_239) }, null, 'parked', 'amount'],
  ['paid', { currency: 'USD' }, null, 'parked', 'amount'],
] as const)('%s with %j of a payout that is %s is %s, reason %s', (event, told, known, outcome, reason) => {
  const notice = { event, amount, currency: 'SGD', ...told };
  expect(judgeTreasuryNotice(notice, { amount, outcome: known })).toEqual({ outcome, reason });
});

it('a notice of a payout that nobody ordered is kept for staff', () => {
  expect(judgeTreasuryNotice({ event: 'paid', amount, currency: 'SGD' }, null)).toEqual({
    outcome: 'parked',
    reason: 'unknown',
  });
});

it.each([
  [null, false, 'applied', null],
  [null, true, 'parked', 'contradicts'],
  ['refused', true, 'repeated', null],
  ['paid', true, 'parked', 'contradicts'],
  ['paid', false, 'parked', 'contradicts'],
] as const)(
  'the rejection of a payout that is %s, sent before: %s, is %s, reason %s',
  (known, mayHaveArrived, outcome, reason) => {
    const rejected = { event: 'refused', amount, currency: 'SGD' } as const;
    expect(judgeRejection(rejected, { amount, outcome: known }, mayHaveArrived)).toEqual({ outcome, reason });
  },
);
