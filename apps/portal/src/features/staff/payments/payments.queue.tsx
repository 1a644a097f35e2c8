/** The queue of payments that no rule could post. */

import { write } from '../../../lib/api/api.ts';
import { Icon } from '../../../ui/surfaces/icons.tsx';
import { Pill } from '../../../ui/surfaces/pill.tsx';
import { formatMoney } from '../queue/money.rules.ts';
import type { QueueKind } from '../queue/queue-kind.ts';
import { copy, queueWords } from './copy.ts';
import type { Draft } from './draft.ts';
import type { DecidedPayment, Payment, WaitingPayment } from './payment.ts';
import { PaymentDetail } from './payment-detail.tsx';
import { DecisionPill } from './payment-pill.tsx';

export const paymentsQueue: QueueKind<WaitingPayment, DecidedPayment, Payment, Draft> = {
  name: 'parkedPayments',
  words: queueWords,
  read: (queue) => (queue.name === 'parkedPayments' ? queue : null),
  waitingRow: (payment) => ({
    name: amounts(payment),
    second: payer(payment),
    marks: (
      <Pill kind="act" icon={<Icon name="warning" />}>
        {copy.reasons[payment.reason]}
      </Pill>
    ),
  }),
  decidedRow: (payment) => ({
    name: formatMoney(payment),
    marks: <DecisionPill decision={payment.decision} />,
  }),
  open: (itemId) => write('staff:parkedPayment', { itemId }),
  itemName: (payment) => copy.came(formatMoney(payment)),
  Detail: PaymentDetail,
};

/** 'S$120.00', with the requested amount where that is another. */
function amounts(payment: WaitingPayment): string {
  const { asked: requestedAmount, amount } = payment;
  const received = formatMoney(payment);
  if (requestedAmount === null || requestedAmount === amount) return received;
  return `${received} ${copy.ofAsked(formatMoney({ amount: requestedAmount, currency: 'SGD' }))}`;
}

/** The holder is known of the first account alone: of several, none speaks for the others. */
function payer({ accountNos, holder, reference }: WaitingPayment): string {
  const [first, ...others] = accountNos;
  if (first !== undefined && others.length > 0) return copy.accountAndMore(first, others.length);
  return holder ?? (reference || copy.noReference);
}
