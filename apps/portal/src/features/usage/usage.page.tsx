/**
 * /usage: the chart with its controls, the table beside it, the bill of the dates, neighbours, downloads. The view is in
 * the address, so that a link shows the same again.
 */
import { toSgDay } from '@portal/domain/sg-time';
import type { Utility } from '@portal/domain/utility-names';
import { useQueries } from '@tanstack/react-query';
import { type ReactNode, use, useEffect, useId, useMemo, useRef } from 'react';
import { forecastQuery } from '../../insights/forecast.query.ts';
import { now } from '../../lib/clock.ts';
import { KeepingContext } from '../../lib/keeping.ts';
import { Breadcrumbs } from '../../ui/navigation/breadcrumbs.tsx';
import { Card } from '../../ui/surfaces/card.tsx';
import { Icon } from '../../ui/surfaces/icons.tsx';
import { unbroken } from '../../ui/text/unbroken.tsx';
import { copy } from './copy.ts';
import { DownloadButton } from './download/download-button.tsx';
import { DownloadList } from './download/download-list.tsx';
import { withAlwaysOn } from './forecast/always-on.ts';
import { HowItEnds } from './forecast/how-it-ends.tsx';
import { TrueUps } from './forecast/true-ups.tsx';
import { AsBilled } from './parts/as-billed.tsx';
import { GlancePlace } from './parts/glance-place.tsx';
import { LazyUsageTable, preloadUsageChart } from './parts/lazy-parts.tsx';
import { NotApplicable } from './parts/not-applicable.tsx';
import { SideBySide } from './parts/side-by-side.tsx';
import { ViewControls } from './parts/view-controls.tsx';
import { isEmpty } from './period/usage-period.ts';
import styles from './usage.page.module.css';
import { UsageFrame } from './usage-frame.tsx';
import { useShownView } from './use-shown-view.ts';
import { useUsage } from './use-usage.ts';
import { listOptions, type MeteredAccount } from './view/options.ts';
import { readView, type UsageSearch, writeView } from './view/search.ts';
import { chooseByBill, listComparisons, type UsageView } from './view/usage-view.ts';

export interface UsagePageProps {
  /** The accounts of the selected premises; null while that is not known. */
  readonly accounts: readonly MeteredAccount[] | null;
  readonly search: UsageSearch;
  onSearch(search: Record<string, string>): void;
  /** Cards of the chosen utility below the chart. */
  besideChart?(utility: Utility): ReactNode;
}

export function UsagePage({ accounts, search, onSearch, besideChart }: UsagePageProps) {
  const options = useMemo(() => accounts && listOptions(accounts), [accounts]);
  const view = readView(search);
  const today = toSgDay(now());
  const shown = useShownView(view, options);
  // One that waits while it is not known whose.
  const forecastFor: readonly (string | null)[] = accounts === null ? [null] : listForecastAccounts(accounts);
  const forecasts = useQueries({ queries: forecastFor.map(forecastQuery) });
  const [forecast] = forecasts;
  const usage = withAlwaysOn(
    useUsage(shown, options?.utilities.length === 0 ? null : options),
    forecasts.length === 1 ? forecast?.data?.alwaysOn : null,
  );
  const nameOf = (at: number): string | null => (forecasts.length > 1 ? (forecastFor[at] ?? null) : null);
  const canKeep = use(KeepingContext);
  const tableId = useId();
  const chart = useRef<HTMLDivElement>(null);
  useEffect(preloadUsageChart, []);
  const setView = (next: UsageView) => onSearch(writeView(next));
  const { period, words, isMoney, navigation } = usage;
  const source = options && { shown, usage, options };
  const canSave = canKeep && source !== null && !(period && isEmpty(period));
  return (
    <div className="cards">
      <div>
        <Breadcrumbs trail={[{ feature: 'dashboard', label: copy.home }]} current={copy.title} />
        <h1 tabIndex={-1}>{copy.title}</h1>
      </div>
      {forecasts.map((query, at) => (
        <HowItEnds key={nameOf(at) ?? 'alone'} query={query} accountNo={nameOf(at)} canBeInk={at === 0} />
      ))}
      {options?.utilities.length === 0 ? (
        <NotApplicable accounts={accounts ?? []} />
      ) : (
        <UsageFrame
          view={view}
          shown={shown}
          usage={usage}
          options={options}
          onView={setView}
          headAction={canSave && <DownloadButton {...source} />}
          controls={
            <ViewControls
              view={shown}
              unit={period?.unit ?? (shown.utility === 'water' ? 'Cu M' : 'kWh')}
              comparisons={listComparisons(shown.level, today, shown.period)}
              hasBills={options !== null && options.billedAccount !== null}
              onMoney={(next) => setView({ ...view, isMoney: next })}
              onComparison={(comparison) => setView({ ...view, comparison })}
              onByBill={(isByBill) => setView(chooseByBill(view, isByBill))}
            />
          }
          tableId={tableId}
          hasTable={false}
          chartRef={chart}
        />
      )}
      {words?.stamp && (
        <p className={styles.stamp}>
          <Icon name="refresh" size={18} />
          <span>{unbroken(words.stamp)}</span>
        </p>
      )}
      {options && options.utilities.length > 0 && besideChart?.(shown.utility)}
      {period && words && (
        <div className={styles.below} data-level={period.level} data-alone={!view.isTableOpen || undefined}>
          {view.isTableOpen && (
            <Card title={words.tableTitle} titleRole="heading">
              <LazyUsageTable
                key={words.tableTitle}
                id={tableId}
                period={period}
                caption={words.chartName}
                isMoney={isMoney}
                onClose={() => setView({ ...view, isTableOpen: false })}
              />
            </Card>
          )}
          <div className={styles.aside}>
            {'newest' in period && <SideBySide period={period} isMoney={isMoney} />}
            {'billed' in period && period.billed && (
              <AsBilled period={period} billed={period.billed} name={navigation.note?.split(',')[0] ?? ''} />
            )}
          </div>
          <div className={styles.more}>
            {canSave && <DownloadList {...source} chart={chart} />}
            {options?.halfHourly && <GlancePlace accountNos={options.halfHourly} />}
          </div>
        </div>
      )}
      {forecasts.map(
        ({ data }, at) => data && <TrueUps key={forecastFor[at]} answer={data} accountNo={nameOf(at)} />,
      )}
    </div>
  );
}

/** Open accounts of electricity: each has a bill that holds what its part of the home uses. */
const listForecastAccounts = (accounts: readonly MeteredAccount[]): readonly string[] =>
  accounts
    .filter(({ status, services }) => status === 'Active' && services.includes('electricity'))
    .map(({ accountNo }) => accountNo)
    .sort();
