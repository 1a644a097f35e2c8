/** Entry of the payments area: paying by PayNow, its receipt, how it works, and whether it rests. */
export { HowItWorksPage } from './how-it-works/how-it-works.page.tsx';
export { PayDialog, ReceiptDialog } from './lazy-pay-dialog.tsx';
export { usePaynowMaintenance } from './maintenance.query.ts';
export { MaintenanceSentence, MaintenanceStrip } from './maintenance-words.tsx';
export type { PayAccount } from './pay-account.ts';
export type { PayDialogProps } from './pay-dialog.tsx';

export { usePaymentNews } from './use-payment-news.ts';
