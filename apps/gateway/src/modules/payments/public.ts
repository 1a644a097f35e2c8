/** Payments for other modules. */

export { keepIncoming as parkIncoming } from './incoming.ts';
export { noticeOfEvent } from './notice.store.ts';
export { closeOrdersAboveDue } from './orders/order.store.ts';
export { decideParked, type ParkedDecision } from './suspense/decide-parked.ts';
export { parkedTotals } from './suspense/parked.store.ts';
export {
  type ParkedPayment,
  type ParkedPaymentDetail as ParkedPaymentInFull,
  parkedPayment,
  parkedPayments,
} from './suspense/parked.ts';
export { takeBackParked } from './suspense/take-back.ts';
export { paymentSources, paymentsUnderReview } from './under-review.store.ts';
