/** /paynow/receipt/:orderId: the receipt of a payment at its own address, over what is owed now. */
import { useNavigate, useParams } from '@tanstack/react-router';
import { use } from 'react';
import { useKnownAccounts } from '../../features/accounts/index.ts';
import { StatementCard } from '../../features/bills/index.ts';
import { ReceiptDialog } from '../../features/payments/index.ts';
import { KeepingContext } from '../../lib/keeping.ts';
import { useBilledAccounts } from '../account/billed.ts';
import { premisesName } from '../account/pay-accounts.ts';
import { copy } from '../copy.ts';
import { PayNowFrame } from '../paying/paynow-frame.tsx';

export function Receipt() {
  const navigate = useNavigate();
  const { orderId } = useParams({ from: '/signed-in/paynow/receipt/$orderId' });
  const accounts = useBilledAccounts();
  const canKeep = use(KeepingContext);
  return (
    <PayNowFrame title={copy.titles.receipt}>
      <StatementCard accounts={accounts} />
      <ReceiptDialog
        orderId={orderId}
        premises={premisesName(useKnownAccounts())}
        balance={null}
        canKeep={canKeep}
        onClose={() => void navigate({ to: '/bills', search: { tabId: 'history.payments' }, replace: true })}
      />
    </PayNowFrame>
  );
}
