/** Entry of the bill insights. */
export { BillInsightsPage } from './bill-insights.page.tsx';
