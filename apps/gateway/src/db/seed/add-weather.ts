/** Weather of the demo world up to yesterday. Existing days stay as they are. */
import type { SgDay } from '@portal/domain/sg-time';
import type { Tx } from '../database.ts';
import { insertRows } from './rows/bulk-insert.ts';
import { worldWeather } from './weather/world-weather.ts';

export async function addWeather(tx: Tx, today: SgDay): Promise<void> {
  await insertRows(
    tx,
    'weatherDay',
    worldWeather(today).map(({ day, average, highest, rain }) => ({
      day,
      averageTenths: average,
      highestTenths: highest,
      rainTenths: rain,
    })),
  );
}
