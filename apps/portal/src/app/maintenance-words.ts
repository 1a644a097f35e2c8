/** What is loaded when PayNow rests or the staff have something to say of it. */
export { MaintenanceSentence, MaintenanceStrip } from '../features/payments/index.ts';
