/** /bills: hands the page its accounts, what they have, and the tab that the address names. */
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useKnownAccounts } from '../../features/accounts/index.ts';
import { BillsPage } from '../../features/bills/index.ts';
import { useConfig } from '../../lib/use-config.ts';
import { listStoreLinks } from '../account/apps-of.ts';
import {
  selectedAccounts,
  useBilledAccounts,
  useHistoryFeatures,
  useHistorySource,
} from '../account/billed.ts';
import { EgiroOffering } from '../account/egiro-offer.tsx';
import { PayNowNotice } from '../paying/paynow-notice.tsx';

const nothingBeside = { uSave: false, refund: false };

export function Bills() {
  const navigate = useNavigate();
  const { tabId } = useSearch({ from: '/signed-in/bills' });
  const accounts = useBilledAccounts();
  const features = useHistoryFeatures();
  const selected = selectedAccounts(useKnownAccounts());
  const utilities = new Map(selected?.map((account) => [account.accountNo, account.utilities_label]));
  return (
    <EgiroOffering>
      <PayNowNotice />
      <BillsPage
        // Which tabs there are is known before anything is asked for, so that an address opens on its own tab.
        accounts={features && accounts}
        utilities={utilities}
        source={useHistorySource()}
        features={features ?? nothingBeside}
        tabId={tabId}
        onTab={(next) => void navigate({ to: '/bills', search: { tabId: next }, resetScroll: false })}
        app={listStoreLinks(useConfig())}
      />
    </EgiroOffering>
  );
}
