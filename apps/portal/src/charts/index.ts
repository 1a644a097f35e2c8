/** Entry to the charts. UsageChart itself is loaded lazily: nothing on a first screen waits for it. */
export { ChartPlace } from './chart-place.tsx';

export { EstimatedPattern } from './patterns.tsx';
export type { UsageChartProps } from './usage-chart.tsx';
export type { BarReading } from './usage-chart.words.ts';
