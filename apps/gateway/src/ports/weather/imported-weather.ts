/** Weather that was imported from files of a weather service (docs/data-formats.md). */
import type { Db } from '../../db/database.ts';
import type { WeatherRecords } from './port.ts';
import { loadWeatherDays } from './weather-day.store.ts';

export function importedWeather(db: Db): WeatherRecords {
  return { findDays: (from, to) => loadWeatherDays(db, from, to) };
}
