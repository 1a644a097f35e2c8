/**
 * Hours of water of generated homes, one day at a time: taps, showers and flushes by people and hour, some of them at
 * night, tanks that fill for hours, days away, meters that count in steps, gaps, and leaks as they are handed in.
 */
import { addDays, dayOfWeek, daysBetween, type SgDay, startOfSgDay } from '@portal/domain/sg-time';
import { chooseOne, hashToSeed, rollBetween, rollNumber } from '../chance.ts';

export interface WaterHome {
  readonly id: number;
  readonly people: number;
  /** Litres in which the meter counts. */
  readonly step: number;
  /** Chance that somebody of the home uses water in an hour of the night. */
  readonly nightChance: number;
  /** Litres an hour with which a tank fills once or twice a week; 0: there is none. */
  readonly tankFlow: number;
}

export interface MadeLeak {
  readonly startedAt: number;
  readonly endedAt: number;
  readonly litresPerHour: number;
  /** By how much single hours differ from that, 0 to 1. */
  readonly spread: number;
}

const HOUR_MS = 3_600_000;
const HOURS = 24;
/** Draws of a person in an hour, midnight first: the mean of a household of four is 560 litres a day. */
const byHour = [
  0, 0, 0, 0, 0, 0.3, 1.2, 1.6, 1, 0.5, 0.4, 0.4, 0.7, 0.6, 0.4, 0.4, 0.5, 0.8, 1.2, 1.4, 1.2, 1, 0.8, 0.4,
];
const LITRES = [3, 4, 5, 6, 6, 7, 9, 12, 15, 40] as const;

export function waterHome(id: number): WaterHome {
  const seed = hashToSeed('water home', id);
  return {
    id,
    people: chooseOne(seed, 0, [1, 2, 2, 3, 3, 4, 4, 4, 5, 6, 7]),
    step: chooseOne(seed, 1, [1, 1, 1, 10]),
    nightChance: rollBetween(seed, 2, 0.02, 0.3),
    tankFlow: rollNumber(seed, 3) < 0.12 ? rollBetween(seed, 4, 40, 150) : 0,
  };
}

/** @returns 24 values in litres; null = missing */
export function waterHours(home: WaterHome, day: SgDay, leaks: readonly MadeLeak[]): (number | null)[] {
  const seed = hashToSeed('water day', home.id, day);
  const isAway = rollNumber(hashToSeed('away', home.id, day.slice(0, 7)), 0) < 0.08 && day.slice(8) < '12';
  // Litres that the counter has not shown yet at midnight.
  let rest = home.step * rollNumber(seed, 0);
  const hours = byHour.map((draws, hour) => {
    const own = hashToSeed('water hour', home.id, day, hour);
    rest += (isAway ? 0 : drawLitres(home, draws * (dayOfWeek(day) % 6 === 0 ? 1.15 : 1), own, hour)) +
      fillTank(home, day, hour) +
      leakLitres(leaks, startOfSgDay(day) + hour * HOUR_MS, own);
    const shown = Math.floor(rest / home.step) * home.step;
    rest -= shown;
    return shown as number | null;
  });
  const luck = rollNumber(seed, 1);
  if (luck < 0.003) hours.fill(null);
  else if (luck < 0.02) {
    const from = Math.floor(rollBetween(seed, 2, 0, HOURS));
    hours.fill(null, from, from + 1 + Math.floor(rollBetween(seed, 3, 0, 8)));
  }
  return hours;
}

function drawLitres(home: WaterHome, draws: number, seed: number, hour: number): number {
  const isNight = hour < 5;
  const expected = isNight ? home.nightChance : draws * home.people;
  let count = Math.floor(expected) + (rollNumber(seed, 0) < expected % 1 ? 1 : 0);
  if (!isNight) count = Math.round(count * rollBetween(seed, 1, 0.2, 1.8));
  let litres = 0;
  for (let n = 0; n < count; n += 1) litres += chooseOne(seed, 2 + n, LITRES);
  return litres;
}

/** Once or twice a week for 2 to 14 hours from a late evening on, through midnight. */
function fillTank({ id, tankFlow }: WaterHome, day: SgDay, hour: number): number {
  if (tankFlow === 0) return 0;
  for (const [start, offset] of [
    [day, hour],
    [addDays(day, -1), hour + HOURS],
  ] as const) {
    const seed = hashToSeed('tank', id, start);
    if (rollNumber(seed, 0) >= 0.22) continue;
    const from = Math.floor(rollBetween(seed, 1, 18, 24));
    if (offset >= from && offset < from + Math.floor(rollBetween(seed, 2, 2, 15))) return tankFlow;
  }
  return 0;
}

function leakLitres(leaks: readonly MadeLeak[], at: number, seed: number): number {
  return leaks.reduce((sum, { startedAt, endedAt, litresPerHour, spread }) => {
    const share = Math.max(0, Math.min(endedAt, at + HOUR_MS) - Math.max(startedAt, at)) / HOUR_MS;
    // Three numbers make a bell.
    const bell = rollNumber(seed, 90) + rollNumber(seed, 91) + rollNumber(seed, 92) - 1.5;
    return sum + share * litresPerHour * Math.max(0, 1 + spread * 2 * bell);
  }, 0);
}

/** In half a year one home in thirty has a leak of 0.5 to 3 Cu M a day for two to thirty days. */
const HALF_YEAR = 182;
const EPOCH = '2024-01-01' as SgDay;

/** The leaks of a home that runs on or before a day, as the generator has them. */
export function scheduledLeaks(home: WaterHome, day: SgDay): MadeLeak[] {
  const block = Math.floor(daysBetween(EPOCH, day) / HALF_YEAR);
  return [block - 1, block].flatMap((number) => {
    const seed = hashToSeed('leak', home.id, number);
    if (rollNumber(seed, 0) >= 1 / 30) return [];
    const first = startOfSgDay(addDays(EPOCH, number * HALF_YEAR));
    return [makeLeak(seed, first + Math.floor(rollNumber(seed, 1) * HALF_YEAR * HOURS) * HOUR_MS)];
  });
}

/** A leak of 0.5 to 3 Cu M a day that begins then and lasts 2.5 to 30 days. */
export function makeLeak(seed: number, startedAt: number): MadeLeak {
  const small = rollNumber(seed, 2);
  return {
    startedAt,
    endedAt: startedAt + Math.round(rollBetween(seed, 3, 60, 720)) * HOUR_MS,
    litresPerHour: (500 + 2_500 * small * small) / HOURS,
    spread: rollBetween(seed, 4, 0, 0.25),
  };
}
