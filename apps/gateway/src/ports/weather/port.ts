/** Port to the records of the weather: one place stands for all of Singapore. Knows nothing of bills or homes. */
import type { WeatherDay } from '@portal/domain/bill-insights/period-weather';
import type { SgDay } from '@portal/domain/sg-time';

export interface WeatherRecords {
  /** The days that have a record, both ends included, the oldest first. */
  findDays(from: SgDay, to: SgDay): Promise<readonly WeatherDay[]>;
}
