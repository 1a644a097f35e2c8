/** Payments for other modules. */
export { paymentSources, paymentsBeingChecked } from './being-checked.store.ts';
export { decideParked, type ParkedDecision } from './decide-parked.ts';
export { parkedTotals } from './parked.store.ts';
export {
  type ParkedPayment,
  type ParkedPaymentInFull,
  parkedPayment,
  parkedPayments,
} from './parked.ts';
