/** The running bill for other areas. */
export { type ForecastAccount, type ForecastParts, readForecast } from './forecast.ts';
