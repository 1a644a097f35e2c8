/**
 * Weather of the demo world: Singapore by the month of the bill, each day by the day alone, so that a world that was
 * extended is the same as one seeded later. Over a bill of Tan Mei Lin the averages are those of picture 45.
 */
import type { WeatherDay } from '@portal/domain/bill-insights/period-weather';
import { addMonths, daysFrom, monthNumber, type SgDay, type SgMonth } from '@portal/domain/sg-time';
import type { WorldAccount } from '../accounts/world-account.ts';
import { worldAccounts } from '../accounts/world-accounts.ts';
import { hashToSeed, rollBetween, rollNumber } from '../chance.ts';
import { MEI_LIN } from '../usage/mei-lin.ts';
import { findPeriod } from '../usage/periods.ts';
import { FIRST_BILL_MONTH } from '../world-days.ts';

/** Mean of a bill's days by its month, January first, and how often it rains, in tenths of a degree and of the days. */
const averages = [265, 271, 278, 283, 289, 288, 285, 283, 281, 280, 274, 266] as const;
const rainShare = [0.42, 0.3, 0.42, 0.5, 0.48, 0.42, 0.42, 0.45, 0.45, 0.52, 0.64, 0.62] as const;

/** Days that the pictures show. */
const pinned: Readonly<Record<string, Partial<WeatherDay>>> = { '2026-11-02': { highest: 331, rain: 0 } };
/** Highest of every other day of that bill. */
const PICTURED_MONTH = '2026-11';
const BELOW_PICTURED = 329;
const RAINY_DAYS_PICTURED = 19;

/** The days up to one, which has its weather when it is over. */
export function worldWeather(before: SgDay): WeatherDay[] {
  const meiLin = worldAccounts.find(({ id }) => id === MEI_LIN);
  if (meiLin === undefined) return [];
  const days: WeatherDay[] = [];
  for (let month = FIRST_BILL_MONTH; ; month = addMonths(month, 1)) {
    const ofMonth = monthWeather(meiLin, month);
    days.push(...ofMonth.filter(({ day }) => day < before));
    if (ofMonth.some(({ day }) => day >= before)) return days;
  }
}

function monthWeather(account: WorldAccount, month: SgMonth): WeatherDay[] {
  const { from, to } = findPeriod(account, month);
  const days = daysFrom(from, to);
  const mean = averages[monthNumber(month) - 1] ?? 0;
  const isRainy = listRainyDays(days, month);
  return days.map((day, index) => {
    const average = mean + findDeviation(days, index);
    const roll = hashToSeed('weather', day);
    const highest = average + Math.round(rollBetween(roll, 1, 32, isRainy.has(day) ? 42 : 54));
    const rain = isRainy.has(day) ? Math.round(2 + 300 * rollNumber(roll, 2) ** 3) : 0;
    return {
      day,
      average,
      highest: month === PICTURED_MONTH ? Math.min(highest, BELOW_PICTURED) : highest,
      rain,
      ...pinned[day],
    };
  });
}

/** Warmer on one day by as much as cooler on the next; the last of an odd number has none: the mean stays. */
function findDeviation(days: readonly SgDay[], index: number): number {
  const first = index - (index % 2);
  if (first + 1 >= days.length) return 0;
  const size = Math.round(rollBetween(hashToSeed('warmth', days[first] ?? ''), 0, -13, 13));
  return index % 2 === 0 ? size : -size;
}

function listRainyDays(days: readonly SgDay[], month: SgMonth): ReadonlySet<SgDay> {
  const dry = new Set(days.filter((day) => pinned[day]?.rain === 0));
  const share = rainShare[monthNumber(month) - 1] ?? 0;
  const count = month === PICTURED_MONTH ? RAINY_DAYS_PICTURED : Math.round(days.length * share);
  const byChance = days
    .filter((day) => !dry.has(day))
    .toSorted((a, b) => rollNumber(hashToSeed('rain', a), 0) - rollNumber(hashToSeed('rain', b), 0));
  return new Set(byChance.slice(0, count));
}
