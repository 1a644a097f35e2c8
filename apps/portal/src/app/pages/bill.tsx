/** /bills/:billId: hands the page its accounts, and takes its title from the bill. */
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { BillPage, useOutstanding } from '../../features/bills/index.ts';
import { usePageTitle } from '../../ui/navigation/page-title.ts';
import { useBilledAccounts, useHistorySource } from '../account/billed.ts';
import { EgiroOffering } from '../account/egiro-offer.tsx';
import { copy } from '../copy.ts';

export function Bill() {
  const { billId } = useParams({ from: '/signed-in/bills/$billId' });
  const [title, setTitle] = useState<string>(copy.titles.bill);
  usePageTitle(title);
  const accounts = useBilledAccounts();
  // Followed while the bill is open: a payment changes what it shows.
  useOutstanding(accounts, useHistorySource());
  return (
    <EgiroOffering>
      <BillPage key={billId} accounts={accounts} billId={billId} onTitle={setTitle} />
    </EgiroOffering>
  );
}
