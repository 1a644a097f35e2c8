/**
 * Chart and table, each loaded when it first shows. A chart that cannot be loaded leaves the card standing, with its
 * table.
 */
import { ChartPlace, type UsageChartProps } from '../../../charts/index.ts';
import { lazyOrNothing } from '../../../ui/loading/lazy-or-nothing.tsx';
import { lazyPart } from '../../../ui/loading/lazy-part.tsx';
import { copy } from '../copy.ts';
import type { UsageTableProps } from './usage-table.tsx';

interface TablePart extends UsageTableProps {
  onClose(): void;
}

const LazyTable = lazyPart<TablePart>(async () => (await import('./usage-table.tsx')).UsageTable);

/** @param props.id of its place, which stands before the table has come: the control that opens it names it */
export function LazyUsageTable({ id, ...props }: TablePart & { readonly id: string }) {
  return (
    <div id={id}>
      <LazyTable {...props} />
    </div>
  );
}

const LazyChart = lazyOrNothing<UsageChartProps>(
  async () => (await import('../../../charts/usage-chart.tsx')).UsageChart,
  { whenMissing: <p>{copy.chartMissing}</p> },
);

export const preloadUsageChart = LazyChart.preload;

export function LazyUsageChart(props: UsageChartProps) {
  return (
    <ChartPlace>
      <LazyChart {...props} />
    </ChartPlace>
  );
}
