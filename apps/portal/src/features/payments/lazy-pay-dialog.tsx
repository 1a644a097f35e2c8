/** The dialogs of paying, their code loaded when the first one opens. */
import { lazyPart } from '../../ui/loading/lazy-part.tsx';
import type { PayDialogProps } from './pay-dialog.tsx';
import type { ReceiptDialogProps } from './receipt/receipt-dialog.tsx';

export const PayDialog = lazyPart<PayDialogProps>(async () => (await import('./dialogs.ts')).PayDialog);
export const ReceiptDialog = lazyPart<ReceiptDialogProps>(
  async () => (await import('./dialogs.ts')).ReceiptDialog,
);
