/** /paynow: what is owed, with the dialog of paying open over it from the start; closed, it can be opened again. */
import { useEffect, useState } from 'react';
import { StatementCard, useOutstanding } from '../../features/bills/index.ts';
import { usePaynowMaintenance } from '../../features/payments/index.ts';
import { useBilledAccounts, useHistorySource } from '../account/billed.ts';
import { copy } from '../copy.ts';
import { useOpenPaying } from '../paying/paying.tsx';
import { PayNowFrame } from '../paying/paynow-frame.tsx';

export function PayNow() {
  const accounts = useBilledAccounts();
  const { data } = useOutstanding(accounts, useHistorySource());
  const maintenance = usePaynowMaintenance();
  // While it rests the card says so.
  const canPay = maintenance.isKnown && maintenance.state !== 'off';
  const open = useOpenPaying();
  const [hasOpened, setOpened] = useState(false);
  const owes = data?.outstanding.outstandingPayments.some(({ amount }) => amount > 0) ?? false;
  useEffect(() => {
    if (!owes || !canPay || hasOpened) return;
    setOpened(true);
    open();
  }, [owes, canPay, hasOpened, open]);
  return (
    <PayNowFrame title={copy.payNow.title}>
      <StatementCard accounts={accounts} />
    </PayNowFrame>
  );
}
