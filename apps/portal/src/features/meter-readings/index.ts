/** Entry of the meter readings area: the dashboard's card and the history; submitting joins with its page. */

export { MeterHistoryPage } from './history/meter-history.page.tsx';
export { MeterCard } from './meter-card.tsx';
export { meteredQuery } from './meters.query.ts';
