/** Receipts over the page that asks for them, each at its own address while it is shown. */
import { useLocation } from '@tanstack/react-router';
import { type ReactNode, use, useCallback, useState } from 'react';
import { useKnownAccounts } from '../../features/accounts/index.ts';
import { ReceiptDialog } from '../../features/payments/index.ts';
import { KeepingContext } from '../../lib/keeping.ts';
import { ReceiptContext } from '../../lib/paying.ts';
import { premisesName } from '../account/pay-accounts.ts';
import { useReceiptAddress } from './receipt-address.ts';

export function Receipts({ children }: { readonly children: ReactNode }) {
  const pathname = useLocation({ select: (location) => location.pathname });
  const [shown, setShown] = useState<{ readonly orderId: string; readonly at: string } | null>(null);
  // Going to another page closes it.
  if (shown !== null && shown.at !== pathname) setShown(null);
  const address = useReceiptAddress();
  const premises = premisesName(useKnownAccounts());
  const canKeep = use(KeepingContext);
  const show = useCallback(
    (orderId: string) => {
      setShown({ orderId, at: pathname });
      address.show(orderId);
    },
    [pathname, address],
  );
  const close = () => {
    setShown(null);
    address.hide();
  };
  return (
    <ReceiptContext value={show}>
      {children}
      {shown?.at === pathname && (
        <ReceiptDialog
          orderId={shown.orderId}
          premises={premises}
          balance={null}
          canKeep={canKeep}
          onClose={close}
        />
      )}
    </ReceiptContext>
  );
}
