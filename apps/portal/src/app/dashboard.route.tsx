/**
 * /dashboard: hands the cards of the areas to the dashboard, all about the one selected premises. Where an
 * account comes from and what leaves the address is the router's business.
 */
import { useRef, useState } from 'react';
import {
  type AccountsResult,
  hasFewPremises,
  isShared,
  PremisesBar,
  type PremisesBarHandle,
  PremisesListCard,
  useAccounts,
} from '../features/accounts/index.ts';
import { StatementCard } from '../features/bills/index.ts';
import { DashboardPage } from '../features/dashboard/index.ts';
import { MeterCard } from '../features/meter-readings/index.ts';
import { FirstDialogs, PromotionsCard, ScamAdvisory, TipsCard } from '../features/notices/index.ts';
import { NotificationStrip } from '../features/notification-banner/index.ts';
import { UsageCard } from '../features/usage/index.ts';
import { billed, selectedAccounts } from './account/billed.ts';
import { PayNowNotice } from './paying/paynow-notice.tsx';

interface DashboardScreenProps {
  /** The query parameter 'account', in any spelling. */
  readonly account?: string | undefined;
  /** Somebody chose another premises: the address lets go of the one it named. */
  onChosen?: (() => void) | undefined;
  /** Dialogs may show: nobody is to be led away from here first. */
  readonly mayInterrupt?: boolean | undefined;
}

export function DashboardScreen({ account, onChosen, mayInterrupt = true }: DashboardScreenProps) {
  const accounts = useAccounts(account);
  const selected = selectedAccounts(accounts);
  const usageKey = useKeyOfPremises(accounts);
  // News and offers are for the holder.
  const isViewed = accounts.status === 'success' && isShared(accounts.selectedPremises);
  const bar = useRef<PremisesBarHandle>(null);
  const premisesBar = <PremisesBar accounts={accounts} onChosen={onChosen} handle={bar} />;
  if (accounts.status === 'fail') return premisesBar;
  return (
    <DashboardPage
      premisesBar={premisesBar}
      notices={
        <>
          {accounts.status === 'success' && <NotificationStrip location="dashboard" />}
          <PayNowNotice />
          <ScamAdvisory isAwaited={areFeaturesAwaited(accounts)} />
          {mayInterrupt && !isViewed && <FirstDialogs accounts={selected} />}
        </>
      }
      statementCard={<StatementCard accounts={selected?.map(billed) ?? null} />}
      meterCard={
        <MeterCard
          accounts={selected}
          isMaster={accounts.status === 'success' && accounts.master}
          onChoosePremises={hasSeveralPremises(accounts) ? () => bar.current?.open() : undefined}
        />
      }
      premisesCard={
        hasFewPremises(accounts) ? <PremisesListCard accounts={accounts} onChosen={onChosen} /> : undefined
      }
      promotionsCard={<PromotionsCard accounts={selected} />}
      usageCard={<UsageCard key={usageKey} accounts={selected} />}
      tipsCard={<TipsCard />}
    />
  );
}

/** Nobody can say yet what the selected premises has; without any premises there is nothing to wait for. */
function areFeaturesAwaited(accounts: AccountsResult): boolean {
  if (accounts.status !== 'success') return accounts.status === 'loading';
  return accounts.selectedPremises !== null && !accounts.featuresSettled;
}

function hasSeveralPremises(accounts: AccountsResult): boolean {
  return accounts.status === 'success' && accounts.premises.size > 1;
}

/** Another premises begins anew; the first that becomes known keeps what was chosen before it was. */
function useKeyOfPremises(accounts: AccountsResult): string | null {
  const known = accounts.status === 'success' ? accounts.selectedKey : null;
  const [first, setFirst] = useState(known);
  if (first === null && known !== null) setFirst(known);
  return known === first ? null : known;
}
