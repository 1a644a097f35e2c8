/** The chart, loaded when a usage card first shows; if that fails the card stands without it. */
import { lazy, Suspense } from 'react';
import { ChartPlace, type DayChartProps } from '../../charts/index.ts';
import { copy } from './copy.ts';

const load = () =>
  import('../../charts/day-chart.tsx').then(
    ({ DayChart }) => ({ default: DayChart }),
    () => ({ default: ChartMissing }),
  );

const LazyChart = lazy<(props: DayChartProps) => React.ReactNode>(load);

/** Starts the download beside the data instead of after it. */
export function preloadDayChart(): void {
  void load();
}

export function LazyDayChart(props: DayChartProps) {
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
