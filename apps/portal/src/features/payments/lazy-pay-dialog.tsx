/** The dialogs of paying, their code loaded when the first one opens. */
import { lazy, Suspense } from 'react';
import type { PayDialogProps } from './pay-dialog.tsx';
import type { ReceiptDialogProps } from './receipt-dialog.tsx';

const LoadedPay = lazy(async () => ({ default: (await import('./pay-dialog.tsx')).PayDialog }));
const LoadedReceipt = lazy(async () => ({ default: (await import('./receipt-dialog.tsx')).ReceiptDialog }));

export function PayDialog(props: PayDialogProps) {
  return (
    <Suspense fallback={null}>
      <LoadedPay {...props} />
    </Suspense>
  );
}

export function ReceiptDialog(props: ReceiptDialogProps) {
  return (
    <Suspense fallback={null}>
      <LoadedReceipt {...props} />
    </Suspense>
  );
}
