/** A suspense payment, as the queue lists it and as it opens. */
import type { Output } from '@portal/contract';
import type { QueueOf } from '../queue/queue-kind.ts';

export type PaymentQueue = QueueOf<'parkedPayments'>;
export type WaitingPayment = PaymentQueue['waiting'][number];
export type DecidedPayment = PaymentQueue['decided'][number];
export type Payment = Output<'staff:parkedPayment'>;
export type Payee = Output<'staff:parkedPayee'>;
