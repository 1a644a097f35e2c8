/** Usage as bills, commands and the demo world write it. */
export { isEstimated, toHalves, toHours } from './half-hours.rules.ts';
export { DayBatch, type IncomingDay } from './import/day-batch.ts';
export { importIntervals, NoIntervalFile } from './import/import-intervals.ts';
export { lowerOwnPriority } from './import/low-priority.ts';
export { mergeDays } from './import/merge-days.store.ts';
export { addBilledMonth, loadBilledUses } from './months.store.ts';
export { markStale, refreshNeighbours } from './neighbours.store.ts';
export { findNewMeters } from './new-meters.store.ts';
export { accountsAtPremises, type PremisesNumbers } from './premises-accounts.ts';
export { dayTotals, keptDays } from './store.ts';
