/** Entry of the usage area: the card of the dashboard, its page, and the question that both begin with. */
export { HeatMapPage } from './heat-map/heat-map.page.tsx';
export { prefetchFirstUsage } from './queries/first-usage.ts';
export { UsagePage } from './usage.page.tsx';
export { UsageCard } from './usage-card.tsx';
