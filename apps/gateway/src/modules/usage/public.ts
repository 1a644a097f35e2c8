/** Usage as bills, commands and the demo world write it. */
export { importIntervals, NoIntervalFile } from './import/import-intervals.ts';
export { type IncomingDay, mergeDays, type PreparedDays, prepareDays } from './import/merge-days.store.ts';
export { addBilledMonth, loadBilledUses } from './months.store.ts';
export { markStale, refreshNeighbours } from './neighbours.store.ts';
