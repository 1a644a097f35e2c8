/** What other areas may ask of payments. */
export { type BeingChecked, paymentSources, paymentsBeingChecked } from './being-checked.store.ts';
export { type Decided, decideParked, type ParkedDecision } from './decide-parked.ts';
export { type ParkedQuery, type ParkedState, parkedTotals } from './parked.store.ts';
export {
  type AskedFor,
  type ParkedPayment,
  type ParkedPaymentInFull,
  parkedPayment,
  parkedPayments,
} from './parked.ts';
