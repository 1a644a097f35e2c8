import { expect, test } from 'vitest';
import { copy } from './copy.ts';
import { mockPayment } from './payments.mocks.ts';
import { parkedReasonText } from './reason.rules.ts';

const now = Date.parse('2026-11-20T07:54:00.000Z');
const over = (more: number) => {
  const payment = mockPayment({ reason: 'over' });
  return parkedReasonText({ ...payment, amount: (payment.order?.asked ?? 0) + more }, now);
};

test('a payment that is a cent too much says so; one of just what was asked is more than is owed now', () => {
  expect(over(1)).toBe(copy.why.over('S$0.01'));
  expect(over(0)).toBe(copy.why.overOwed);
});
