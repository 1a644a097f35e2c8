/**
 * Chart and table, each loaded when it first shows. A chart that cannot be loaded leaves the card standing, with its
 * table.
 */
import { lazy, Suspense } from 'react';
import { ChartPlace, type UsageChartProps } from '../../../charts/index.ts';
import { lazyPart } from '../../../ui/loading/lazy-part.tsx';
import { copy } from '../copy.ts';
import type { UsageTableProps } from './usage-table.tsx';

export const LazyUsageTable = lazyPart<UsageTableProps & { onClose(): void }>(
  async () => (await import('./usage-table.tsx')).UsageTable,
);

const load = () =>
  import('../../../charts/usage-chart.tsx').then(
    ({ UsageChart }) => ({ default: UsageChart }),
    () => ({ default: ChartMissing }),
  );

const LazyChart = lazy<(props: UsageChartProps) => React.ReactNode>(load);

/** Starts the download beside the data instead of after it. */
export function preloadUsageChart(): void {
  void load();
}

export function LazyUsageChart(props: UsageChartProps) {
  return (
    <ChartPlace>
      <Suspense fallback={null}>
        <LazyChart {...props} />
      </Suspense>
    </ChartPlace>
  );
}

function ChartMissing() {
  return <p>{copy.chartMissing}</p>;
}
