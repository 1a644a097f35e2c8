/** The chart, loaded when a usage card first shows; if that fails the card stands without it. */
import { lazy, Suspense } from 'react';
import { ChartPlace, type UsageChartProps } from '../../../charts/index.ts';
import { copy } from '../copy.ts';

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
