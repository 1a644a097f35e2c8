/** Entry of the meter readings area: the dashboard's card, the page that takes readings, their history. */

export { MeterHistoryPage } from './history/meter-history.page.tsx';
export { MeterCard } from './meter-card.tsx';
export { meteredQuery } from './meters.query.ts';
export { MeterReadingsPage } from './submit/meter-readings.page.tsx';
