/**
 * /meter-readings/history: the readings of one electricity meter at a time, searched and paged (S2 §2). Meter, search
 * and page are in the address, so that a link shows the same again.
 */
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { toApiError } from '../../../lib/api/api-error.ts';
import { NotApplicablePanel } from '../../../ui/loading/error-card.tsx';
import { QueryCard } from '../../../ui/loading/query-card.tsx';
import { useCardQuery } from '../../../ui/loading/use-card-query.ts';
import { Breadcrumbs, type Crumb } from '../../../ui/navigation/breadcrumbs.tsx';
import { Card } from '../../../ui/surfaces/card.tsx';
import type { MeteredAccount } from '../applicability.ts';
import { AboutThisPage } from './about-this-page.tsx';
import { copy } from './copy.ts';
import { meterHistoryQuery } from './history.query.ts';
import { listElectricityAccounts } from './history.rules.ts';
import styles from './meter-history.page.module.css';
import { type HistorySearch, MeterReadings } from './meter-readings.tsx';

interface MeterHistoryPageProps {
  /** The accounts of the selected premises; null while that is not known. */
  readonly accounts: readonly MeteredAccount[] | null;
  readonly search: HistorySearch;
  onSearch(search: Record<string, string>): void;
}

const trail: readonly Crumb[] = [
  { feature: 'dashboard', label: copy.crumbs.home },
  { feature: 'meter-readings', label: copy.crumbs.meterReadings },
];

export function MeterHistoryPage({ accounts, ...address }: MeterHistoryPageProps) {
  return (
    <div className="cards">
      <div className={styles.bar}>
        <div>
          <Breadcrumbs trail={trail} current={copy.crumbs.here} />
          <h1 tabIndex={-1}>{copy.title}</h1>
          <p className="lead above-8">{copy.lead}</p>
        </div>
        <AboutThisPage />
      </div>
      <HistoryCard accounts={accounts} {...address} />
    </div>
  );
}

const frame = { title: copy.card, titleRole: 'hidden', className: 'sized' } as const;

function HistoryCard({ accounts, ...address }: MeterHistoryPageProps) {
  const accountNos = useMemo(() => accounts && listElectricityAccounts(accounts), [accounts]);
  const hasNoElectricity = accountNos?.length === 0;
  const query = useQuery(meterHistoryQuery(hasNoElectricity ? null : accountNos));
  const card = useCardQuery(query);
  if (hasNoElectricity)
    return (
      <Card {...frame}>
        <NotApplicablePanel heading={copy.noneTitle} text={copy.none} note={copy.noElectricity} />
      </Card>
    );
  return (
    <QueryCard
      {...frame}
      query={card}
      skeleton={{ label: copy.loading, blocks }}
      failure={{
        heading: copy.failedTitle,
        text: copy.failed(toApiError(query.error).code),
        note: copy.safe,
      }}
    >
      {(meters) =>
        meters === null ? (
          <NotApplicablePanel heading={copy.noneTitle} text={copy.none} />
        ) : (
          <MeterReadings meters={meters} hasSeveralAccounts={(accounts?.length ?? 0) > 1} {...address} />
        )
      }
    </QueryCard>
  );
}

const blocks = [styles.headBlock, styles.searchBlock, ...Array.from({ length: 10 }, () => styles.rowBlock)];
