/**
 * /bills: what is owed, how the bills went, and every bill, payment, rebate and refund (S2 §2). Each part is asked for,
 * fails and is hidden by itself. Where histories come from, which features are on and which tab the address names are
 * the app's to know.
 */
import { useQuery } from '@tanstack/react-query';
import { PageTabs } from '../../../ui/navigation/page-tabs.tsx';
import type { BilledAccount } from '../outstanding.query.ts';
import { type AppAddresses, AppPromotionCard, hasApp } from './app-promotion.tsx';
import { BillChartCard } from './bill-chart.tsx';
import styles from './bills.page.module.css';
import { copy } from './copy.ts';
import { DocumentFailure } from './documents/document-failure.tsx';
import { toDocument } from './documents/documents-of.ts';
import { useDocuments } from './documents/use-documents.ts';
import { HistoryPanel, Nothing } from './history-panel.tsx';
import { OutstandingCard } from './owed/outstanding.tsx';
import type { HistorySource } from './payment.ts';
import { billHistoryQuery } from './queries/bill-history.query.ts';
import { type HistoryFeatures, hasNoRecords, useHistories } from './queries/use-histories.ts';
import { findTab, shownTabs, toTabId } from './tab-ids.ts';

export interface BillsPageProps {
  /** The accounts of the selected premises; null while that is not known. */
  readonly accounts: readonly BilledAccount[] | null;
  /** 'Electricity, Water & Gas', by account number, as far as known. */
  readonly utilities: ReadonlyMap<string, string>;
  readonly source: HistorySource;
  readonly features: HistoryFeatures;
  /** The query parameter 'tabId' (readings §7). */
  readonly tabId: string | undefined;
  onTab(tabId: string): void;
  /** Where the utility's app is; nulls where it is not promoted. */
  readonly app: AppAddresses;
}

export function BillsPage({ accounts, utilities, source, features, tabId, onTab, app }: BillsPageProps) {
  const histories = useHistories(accounts, source, features);
  const { refetch } = useQuery(billHistoryQuery(accounts));
  const documents = useDocuments();
  const tabs = shownTabs(features, histories);
  const tab = findTab(tabId, tabs);
  const hasChart = histories.bills.state !== 'absent';
  const hasAside = hasChart || hasApp(app);
  return (
    <div className={styles.page}>
      <h1 className="hidden-visually">{copy.title}</h1>
      <div className={styles.top} data-columns="" data-alone={!hasAside || undefined}>
        <OutstandingCard accounts={accounts} source={source} />
        {hasChart ? <BillChartCard bills={histories.bills} /> : hasAside && <AppPromotionCard app={app} />}
      </div>
      {hasNoRecords(histories) ? (
        <Nothing words={copy.noRecords} />
      ) : (
        <div>
          <PageTabs
            label={copy.tabsName}
            tabs={tabs.map((key) => ({ key: toTabId(key), name: copy.tabs[key] }))}
            chosen={toTabId(tab)}
            onChoose={onTab}
          >
            <HistoryPanel
              tab={tab}
              histories={histories}
              documents={documents}
              documentOf={(row) => toDocument(row, refetch)}
              utilitiesOf={(accountNo) => [utilities.get(accountNo) ?? []].flat()}
              hasSeveralAccounts={(accounts?.length ?? 0) > 1}
            />
          </PageTabs>
        </div>
      )}
      <DocumentFailure documents={documents} />
    </div>
  );
}
