/** Entry of the usage area: today in half hours for now; months and days join with their pages. */

export { todaysUsageQuery } from './hourly.query.ts';
export { UsageCard } from './usage-card.tsx';
