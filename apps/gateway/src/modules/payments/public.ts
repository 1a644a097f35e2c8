/** What other areas may ask of payments. */
export { type BeingChecked, paymentsBeingChecked } from './being-checked.store.ts';
