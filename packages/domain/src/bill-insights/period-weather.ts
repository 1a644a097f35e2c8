/** Weather over the days of a bill, as far as it was measured. Degrees Celsius and millimetres in tenths. */
import { divideRounded } from '../money.ts';
import { daysBetween, type SgDay } from '../sg-time.ts';

export interface WeatherDay {
  readonly day: SgDay;
  /** null: it was not measured. */
  readonly average: number | null;
  readonly highest: number | null;
  readonly rain: number | null;
}

export interface PeriodWeather {
  /** Mean of the days' averages; null where too few days have one. */
  readonly average: number | null;
  /** The hottest day, the first of several. */
  readonly hottest: { readonly day: SgDay; readonly highest: number } | null;
  /** Days with rain, of the days whose rain was measured. */
  readonly rain: { readonly days: number; readonly measured: number } | null;
}

/** Fewer measured days say nothing of the period: four of five. */
const LEAST_PERCENT = 80;
/** A day with less is dry: 0.2 mm, as the weather service counts. */
const LEAST_RAIN = 2;

/** @param days any days; those outside the period are passed over. @returns null where no field is known well enough */
export function summarizeWeather(days: readonly WeatherDay[], from: SgDay, to: SgDay): PeriodWeather | null {
  const within = days.filter(({ day }) => day >= from && day <= to);
  const length = daysBetween(from, to) + 1;
  const isEnough = (count: number): boolean => count > 0 && count * 100 >= length * LEAST_PERCENT;
  const averages = within.flatMap(({ average }) => (average === null ? [] : [average]));
  const highs = within.flatMap(({ day, highest }) => (highest === null ? [] : [{ day, highest }]));
  const rains = within.flatMap(({ rain }) => (rain === null ? [] : [rain]));
  const weather: PeriodWeather = {
    average: isEnough(averages.length)
      ? divideRounded(
          averages.reduce((sum, each) => sum + each, 0),
          averages.length,
        )
      : null,
    hottest: isEnough(highs.length) ? findHottest(highs) : null,
    rain: isEnough(rains.length)
      ? { days: rains.filter((rain) => rain >= LEAST_RAIN).length, measured: rains.length }
      : null,
  };
  return Object.values(weather).every((field) => field === null) ? null : weather;
}

function findHottest(highs: readonly { readonly day: SgDay; readonly highest: number }[]) {
  return highs.toSorted((a, b) => b.highest - a.highest || a.day.localeCompare(b.day))[0] ?? null;
}
