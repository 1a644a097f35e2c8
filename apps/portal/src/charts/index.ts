/** Entry to the charts. DayChart itself is loaded lazily: nothing on a first screen waits for it. */
export { ChartPlace } from './chart-place.tsx';

export type { DayChartProps } from './day-chart.tsx';
export type { SlotReading } from './day-chart.words.ts';
export { EstimatedPattern } from './patterns.tsx';
