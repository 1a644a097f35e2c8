/** Sends an officer's decision about a waiting payment, once. */
import type { Input } from '@portal/contract';
import { formatMoney } from '../queue/money.rules.ts';
import { type Deciding, useDecision } from '../queue/use-decision.ts';
import { copy } from './copy.ts';
import type { Payment } from './payment.ts';

type Decided = Extract<Input<'staff:decide'>, { queue: 'parkedPayments' }>;
type WithoutPlace<One> = One extends Decided ? Omit<One, 'queue' | 'itemId'> : never;
type DecisionInput = WithoutPlace<Decided>;
export type DecidePayment = Deciding<DecisionInput>;

/** Codes after which this payment is another one than was shown. */
const overtaken: ReadonlySet<string> = new Set([
  'SK_STAFF_1001',
  'SK_STAFF_1006',
  'SK_STAFF_1009',
  'SK_ACCESS_1001',
]);

export function useDecidePayment(payment: Payment, onDone: () => void): DecidePayment {
  const { itemId } = payment;
  return useDecision<DecisionInput>({
    inputOf: (input): Decided => ({ queue: 'parkedPayments', itemId, ...input }),
    overtaken,
    itemId,
    queue: 'parkedPayments',
    toast: ({ decision }) => copy.done[decision](formatMoney(payment)),
    onDone,
  });
}
