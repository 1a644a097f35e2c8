/** Entry of the dashboard. */
export { DashboardPage } from './dashboard.page.tsx';
