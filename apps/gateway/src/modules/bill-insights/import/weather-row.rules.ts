/** One row of a file of weather: a day. Pure. */
import type { WeatherDay } from '@portal/domain/bill-insights/period-weather';
import { type SgDay, sgDay } from '@portal/domain/sg-time';
import type { ReadRow } from '../../../imports/import-csv.ts';

/** The only head of such a file. */
export const WEATHER_HEAD = 'day,averageC,highestC,rainMm';

const COLUMNS = WEATHER_HEAD.split(',').length;
/** '27', '27.9': no sign, as neither a day of Singapore nor rain is below zero. */
const NUMBER = /^\d{1,5}(?:\.\d)?$/;
/** Tenths of a degree and of a millimetre. */
const HOTTEST = 600;
const WETTEST = 100_000;

const refuse = (problem: string): ReadRow<WeatherDay> => ({ row: null, problem });

/** @param today a day after it has no weather yet */
export function readWeather(cells: readonly string[] | null, today: SgDay): ReadRow<WeatherDay> {
  if (cells?.length !== COLUMNS) return refuse(`not ${COLUMNS} cells`);
  const [dayCell = '', averageCell = '', highestCell = '', rainCell = ''] = cells.map((cell) => cell.trim());
  const day = readDay(dayCell);
  if (day === null) return refuse('day: no day like 2026-11-18');
  if (day > today) return refuse('day: in the future');
  const average = readTenths(averageCell, HOTTEST);
  if (average === undefined) return refuse('averageC: no degrees like 27.9');
  const highest = readTenths(highestCell, HOTTEST);
  if (highest === undefined) return refuse('highestC: no degrees like 33.1');
  const rain = readTenths(rainCell, WETTEST);
  if (rain === undefined) return refuse('rainMm: no millimetres like 4.6');
  if (average !== null && highest !== null && highest < average) return refuse('highestC: below averageC');
  if (average === null && highest === null && rain === null) return refuse('no cell has a value');
  return { row: { day, average, highest, rain }, problem: null };
}

/** Tenths by their digits; null: not measured; undefined: not a number that can be. */
function readTenths(cell: string, most: number): number | null | undefined {
  if (cell === '') return null;
  if (!NUMBER.test(cell)) return undefined;
  const [whole = '', part = '0'] = cell.split('.');
  const tenths = Number(`${whole}${part}`);
  return tenths <= most ? tenths : undefined;
}

function readDay(text: string): SgDay | null {
  try {
    return sgDay(text);
  } catch {
    return null;
  }
}
