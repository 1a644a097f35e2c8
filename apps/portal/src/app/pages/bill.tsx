/** /bills/:billId: hands the page its accounts, and takes its title from the bill. */
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { BillPage } from '../../features/bills/index.ts';
import { usePageTitle } from '../../ui/page-title.ts';
import { useBilledAccounts } from '../billed.ts';
import { copy } from '../copy.ts';

export function Bill() {
  const { billId } = useParams({ from: '/signed-in/bills/$billId' });
  const [title, setTitle] = useState<string>(copy.titles.bill);
  usePageTitle(title);
  return <BillPage key={billId} accounts={useBilledAccounts()} billId={billId} onTitle={setTitle} />;
}
