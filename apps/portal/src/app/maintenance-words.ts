/** Texts that are loaded when PayNow is down or has a message of the staff. */
export { MaintenanceSentence, MaintenanceStrip } from '../features/payments/index.ts';
