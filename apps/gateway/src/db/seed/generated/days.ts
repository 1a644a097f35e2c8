/** Half hours of generated homes: believable by kind of dwelling, season, weekday and hour (standards B7). */
import { dayOfWeek, type SgDay, startOfSgDay } from '@portal/domain/sg-time';
import { type IncomingDay, toHalves } from '../../../modules/usage/public.ts';
import { dwellings } from '../accounts/make-account.ts';
import { hashToSeed } from '../chance.ts';
import { findShape, weekdayFactors } from '../usage/day-shapes.ts';
import type { GeneratedHome } from './homes.ts';
import { scheduledLeaks, waterHome, waterHours } from './water.ts';

/** January first: hotter months use more (standards B7). */
const seasons = [0.9, 0.92, 0.98, 1.04, 1.09, 1.08, 1.05, 1.04, 1.01, 1, 0.96, 0.93];
const DAYS_OF_MONTH = 30.4;
/** The day's data comes ten minutes after midnight. */
const RECEIVED_AFTER = 24 * 3_600_000 + 600_000;

/** Share of a home's month in each half hour of a day: the same for all homes, so worked out once a day. */
export interface DayShape {
  readonly day: SgDay;
  readonly seed: number;
  readonly shares: readonly number[];
}

export function dayShape(day: SgDay): DayShape {
  const weekday = dayOfWeek(day);
  const weights = findShape('home', weekday % 6 === 0);
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const season = seasons[Number(day.slice(5, 7)) - 1] ?? 1;
  const factor = (season * (weekdayFactors.home[weekday] ?? 1)) / DAYS_OF_MONTH / all;
  return { day, seed: hashToSeed('generated day', day), shares: weights.map((weight) => weight * factor) };
}

/** One day of one home: of a hundred days one has a gap of three half hours, ten have two estimated ones. */
export function generatedDay(home: GeneratedHome, { day, seed, shares }: DayShape, line: number): IncomingDay {
  const [kwh = 370] = dwellings[home.premiseType] ?? [];
  const month = kwh * 1_000 * home.size;
  const next = quickChance(home.id, seed);
  const luck = next();
  const at = 4 + Math.floor(next() * 6);
  const values: (number | null)[] = shares.map((share) => Math.round(month * share * (0.6 + 0.8 * next())));
  if (luck < 0.01) values.fill(null, at, at + 3);
  const isEstimated = luck >= 0.01 && luck < 0.11;
  return {
    line,
    digits: String(home.id),
    utility: 'electricity',
    day,
    values,
    estimatedSlots: isEstimated ? 3 * 2 ** at : 0,
    receivedAt: startOfSgDay(day) + RECEIVED_AFTER,
  };
}

/** One day of water of a home whose meter sends hours. */
export function generatedWaterDay({ id }: GeneratedHome, day: SgDay, line: number): IncomingDay {
  const home = waterHome(id);
  const hours = waterHours(home, day, scheduledLeaks(home, day));
  return {
    line,
    digits: String(id),
    utility: 'water',
    day,
    values: toHalves(hours),
    estimatedSlots: 0,
    receivedAt: startOfSgDay(day) + RECEIVED_AFTER,
  };
}

/** Mulberry32: half hours come by the hundred million, and hashing words for each would take an hour. */
function quickChance(id: number, seed: number): () => number {
  let state = Math.imul(id | 0, 0x9e37_79b1) ^ seed;
  return () => {
    state = (state + 0x6d2b_79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
}
