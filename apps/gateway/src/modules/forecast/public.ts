/** The running bill for other areas. */
export { type ForecastParts, readForecast } from './forecast.ts';
