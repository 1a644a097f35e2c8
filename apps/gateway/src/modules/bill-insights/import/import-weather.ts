/** Takes a file of days of weather into the database. A day that is there already is left as it is: a file may be imported again. */
import type { Clock } from '@portal/domain/clock';
import { toSgDay } from '@portal/domain/sg-time';
import { type CsvImportParts, type ImportedRows, importCsv } from '../../../imports/import-csv.ts';
import { mergeWeather } from '../../../ports/weather/weather-day.store.ts';
import { readWeather, WEATHER_HEAD } from './weather-row.rules.ts';

export const importWeather = (
  { clock, ...parts }: CsvImportParts & { readonly clock: Clock },
  path: string,
): Promise<ImportedRows> =>
  importCsv(
    {
      kind: 'weather',
      head: WEATHER_HEAD,
      read: (cells) => readWeather(cells, toSgDay(clock.now())),
      merge: async (tx, rows) => ({ changed: await mergeWeather(tx, rows), refused: [] }),
    },
    parts,
    path,
  );
