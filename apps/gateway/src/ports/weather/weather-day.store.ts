/** Reads and writes days of weather. */
import type { WeatherDay } from '@portal/domain/bill-insights/period-weather';
import type { SgDay } from '@portal/domain/sg-time';
import { sql } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';
import { toJsonRows } from '../../db/json-rows.ts';

/** Both ends included, the oldest first. */
export async function loadWeatherDays(db: Db, from: SgDay, to: SgDay): Promise<WeatherDay[]> {
  return db
    .selectFrom('weatherDay')
    .select(['day', 'averageTenths as average', 'highestTenths as highest', 'rainTenths as rain'])
    .where('day', '>=', from)
    .where('day', '<=', to)
    .orderBy('day')
    .execute();
}

export interface IncomingWeather extends WeatherDay {
  /** Of the file; of two rows for a day the later one counts. */
  readonly line: number;
}

/** An equal day changes nothing; another one replaces the whole day. @returns how many are new or differ */
export async function mergeWeather(tx: Tx, incoming: readonly IncomingWeather[]): Promise<number> {
  const { rows } = await sql<{ changed: number }>`
    with changed as (
      insert into weather_day (day, average_tenths, highest_tenths, rain_tenths)
      select distinct on (day) day, average, highest, rain
      from jsonb_to_recordset(${toJsonRows(incoming)}::text::jsonb)
        i (line integer, day date, average smallint, highest smallint, rain integer)
      order by day, line desc
      on conflict (day) do update set average_tenths = excluded.average_tenths,
        highest_tenths = excluded.highest_tenths, rain_tenths = excluded.rain_tenths
      where (weather_day.average_tenths, weather_day.highest_tenths, weather_day.rain_tenths)
        is distinct from (excluded.average_tenths, excluded.highest_tenths, excluded.rain_tenths)
      returning day
    ) select count(*) as changed from changed`.execute(tx);
  return rows[0]?.changed ?? 0;
}
