/** Alerts by mail: their choice beside the figures that they watch, and the page that switches one off. */
export { AlertsPlace } from './alerts-place.tsx';
export { SwitchOffPage } from './switch-off.page.tsx';
