/** Weather as commands write it. */
export { importWeather } from './import/import-weather.ts';
