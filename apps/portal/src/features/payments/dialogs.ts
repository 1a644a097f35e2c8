/** The code of both dialogs in one piece: the receipt follows a payment also where the network has gone meanwhile. */
export { PayDialog } from './pay-dialog.tsx';
export { ReceiptDialog } from './receipt/receipt-dialog.tsx';
