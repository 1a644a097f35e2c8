/** Rows of the weather (migration 036). */
import type { Day } from './columns.ts';

/** Reference table. Degrees Celsius and millimetres in tenths; null: it was not measured. */
export interface WeatherDayTable {
  day: Day;
  averageTenths: number | null;
  highestTenths: number | null;
  rainTenths: number | null;
}
