/** Alerts by mail: their choice beside the figures that they watch, and the page that switches one off. */
export { AlertsCard } from './alerts-card.tsx';
export { SwitchOffPage } from './switch-off.page.tsx';
